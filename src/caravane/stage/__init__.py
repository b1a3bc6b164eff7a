"""Tools for authors of faces: recorded scenes, a stage that shows them, and checks in a real browser."""
