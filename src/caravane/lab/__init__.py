"""The lab: measuring and, later, research on the same engine."""
