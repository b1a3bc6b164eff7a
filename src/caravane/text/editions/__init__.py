"""Texts of the files of editions, apart from those that every page of the browser client loads."""
