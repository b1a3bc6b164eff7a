# Learn a game.
learn-title = Learn
learn-lead = The rules in our own words, in a minute or in detail.
learn-read = Read the rules
learn-create = Create a table
