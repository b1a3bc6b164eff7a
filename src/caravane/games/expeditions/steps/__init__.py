"""The decision points, a module per phase of the rulebook."""
