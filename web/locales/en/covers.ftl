# The titles on the posters.
cover-lost-cities = Lost Cities
cover-lost-cities-sub = Roll & Write
cover-archeos = Archeos Society
cover-archeos-sub = Six sites · twelve roles
cover-expeditions = Expeditions
cover-expeditions-sub = Around the world
cover-excavation = Excavation Earth
cover-excavation-sub = 90 relics · six markets
