# La fin d’une partie.
end-counting = On compte…
end-skip = Passer
end-back = Retour d’expédition
end-wins = { $count ->
    [one] { $name } l’emporte
   *[other] { $name } partagent la victoire
}
end-beaten = La partie est perdue.
end-not-won = Pas de victoire cette fois
end-you-win = Vous gagnez !
end-you-share = Vous partagez la victoire avec { $names }
end-chart-after = Après le tour { $turn } :
end-points = { $count ->
    [one] point
   *[other] points
}
end-resigned = { $count ->
    [one] { $names } a abandonné.
   *[other] { $names } ont abandonné.
}
end-cut-short = La partie s’est arrêtée avant la fin.
end-turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
end-minutes = { $count } min
end-hours = { $count } h
end-days = { $count } jours
end-bot = robot
end-resigned-mark = a abandonné
end-sheet = Le décompte
end-sheet-best = meilleure case soulignée
end-best = meilleure case
end-total = Total
end-chart = Points, tour par tour
end-chart-turn = Choisir un tour
end-turn = Tour { $turn }
end-see-turn = Revoir le tour { $turn }
end-best-moves = Les plus beaux coups
end-luck-checking = Le hasard est recalculé…
end-luck-checking-more = Chaque tirage de la partie, ici, dans votre navigateur.
end-luck-draws = { $count ->
    [0] Il n’y avait rien à tirer.
   *[other] { $dice ->
        [0] Tirages vérifiés : { $count }. Aucun écart.
        [one] Tirages vérifiés : { $count } (un seul dé). Aucun écart.
       *[other] Tirages vérifiés : { $count } ({ $dice } dés en tout). Aucun écart.
    }
}
end-luck-unknown = Le hasard n’a pas pu être vérifié
end-luck-myself = Vérifier moi-même
end-luck-not-an-export = Ce n’est pas le fichier d’une table.
end-luck-digest = Le fichier ne correspond pas à sa propre empreinte : il a été modifié ou abîmé.
end-luck-commitment = Le secret du serveur ne correspond pas à l’empreinte inscrite dans le fichier.
end-luck-luck-inputs = La part de hasard d’une personne n’est pas celle qu’elle a donnée.
end-luck-candidates = Il y a des dés ou des cartes que le jeu n’a pas.
end-luck-chance-events = La liste des tirages ne correspond pas à la partie.
end-luck-unproved = Les premiers tirages ont été notés par une version antérieure, sans secret : ils ne peuvent pas être refaits.
end-luck-not-finished = La partie n’est pas terminée.
end-luck-draw = Écart à l’étape { $number } : le fichier dit « { $recorded } », le calcul donne « { $expected } ».
end-seat-luck-good = { $name } : belle chance, plus que dans { $percent } % des parties.
end-seat-luck-even = { $name } : chance ordinaire.
end-seat-luck-bad = { $name } : peu de chance, moins que dans { $percent } % des parties.
end-rematch-about = Bien joué ! La revanche ouvre une nouvelle table : mêmes personnes, mêmes options, une autre place commence.
end-rematch-now = Bien joué ! La revanche lance aussitôt une nouvelle partie : mêmes adversaires, mêmes options, une autre place commence.
end-watched = Revoyez la partie pas à pas, ou jouez la vôtre.
end-rematch-accepted = Revanche acceptée par { $names } : une nouvelle table, mêmes personnes, mêmes options.
end-rematch = Revanche
end-rematch-join = Rejoindre la revanche
end-rematch-watch = Regarder la revanche
end-replay = Revoir
end-export = Exporter
end-share = Partager
end-copied = Copié
end-share-text = { $headline } ({ $title }). { $scores }.
end-share-score = { $name } { $score }
end-chat = Discuter
end-home = Accueil
end-more = Et maintenant ?
end-seat-luck = La chance autour de la table
end-seat-luck-unknown = Le bilan n’est pas disponible.
