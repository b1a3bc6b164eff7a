"""Faces: the drawings of games, checked at start and served to browsers."""
