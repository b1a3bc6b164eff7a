# Le Puits : textes des dessins, en français.
well = Puits de profondeur { $depth }
no-well = Pas encore de puits
card = Carte { $number }
hidden-card = Une carte cachée
won = Puits remportés : { $depths }
none-won = Aucun puits remporté
