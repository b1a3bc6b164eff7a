"""Editions: values of a box in a file that people write, read, checked, tried out and kept by tables."""
