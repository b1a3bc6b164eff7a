"""The decision points, one module per phase of the rulebook."""
