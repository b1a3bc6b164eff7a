"""Entry points of the two kinds of process: serve and worker."""
