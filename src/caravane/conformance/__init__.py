"""Conformance: the eighteen properties that every game keeps, for our tests, the fuzzer and games from elsewhere.

for run in runs(game, seats=3, seeds=range(5)):
    for prop in PROPERTIES:
        prop.check(run)
"""
