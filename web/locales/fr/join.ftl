# Arriver par un lien.
join-title = Bienvenue
join-from = { $name } vous attend
join-at = À la table de { $name }
join-open = Une table vous attend
join-free = { $count ->
    [one] Une place est libre.
   *[other] { $count } places sont libres.
}
join-as = Vous jouerez sous le nom de { $name }.
join-begun = La partie a déjà commencé, mais vous pouvez la regarder.
join-full = Toutes les places sont prises, mais vous pouvez regarder.
join-over = Cette partie est terminée. Vous pouvez voir comment elle a fini.
join-seated = Votre place vous attend.
join-sit = M’asseoir à la table
join-watch = Regarder
join-back = Retrouver ma place
join-closed = La porte est fermée
join-home = Aller à l’accueil
arrive-link = Connexion
arrive-link-about = Ce lien vous connecte à votre compte. Il ne sert qu’une fois.
arrive-link-do = Me connecter
arrive-claim = Votre place
arrive-claim-about = Une partie commencée ailleurs continue ici, et votre place vous attend.
arrive-claim-do = Prendre ma place
arrive-watch = Une loge pour vous
arrive-watch-about = Quelqu’un vous laisse regarder la partie par-dessus son épaule. Vous verrez tout ce que sa place voit.
arrive-watch-do = Regarder
arrive-changes = Vous êtes ici sous le nom de { $name } ; ce lien peut changer cela.
