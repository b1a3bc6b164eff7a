"""The decision points and automatic steps, one module per phase and action of the rulebook."""
