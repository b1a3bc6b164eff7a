"""Search: a tree over states that a seat must hold possible."""
