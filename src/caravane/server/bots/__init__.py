"""The pool of bot processes, the requests to them, and the program they run."""
