"""The kernel: what a game is, and how it is played, recorded, taken back and seen. Standard library only."""
