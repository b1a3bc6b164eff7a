"""Notices: people who are not looking are told, once, that the others wait for them."""
