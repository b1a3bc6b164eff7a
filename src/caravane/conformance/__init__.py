"""The twenty properties that every game must satisfy, for tests, the fuzzer and external games.

for run in runs(game, seats=3, seeds=range(5)):
    for prop in PROPERTIES:
        prop.check(run)
"""
