# Les titres sur les affiches.
cover-lost-cities = Les Cités Perdues
cover-lost-cities-sub = Roll & Write
cover-archeos = Archeos Society
cover-archeos-sub = Six sites · douze rôles
cover-expeditions = Expéditions
cover-expeditions-sub = Autour du monde
cover-excavation = Excavation Earth
cover-excavation-sub = 90 reliques · six marchés
