"""The decision points, one module per phase of a turn: roll, choose, end."""
