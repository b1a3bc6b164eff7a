"""The two kinds of process that a host runs: serve and worker."""
