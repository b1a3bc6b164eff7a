# Arriver par un lien.
join-title = Bienvenue
join-from = { $name } vous attend
join-at = { $name } vous accueille à sa table
join-open = Une table vous attend
join-free = { $count ->
    [one] Une place est libre.
   *[other] { $count } places sont libres.
}
join-as = Vous jouerez sous ce nom : { $name }.
join-begun = La partie a déjà commencé, mais vous pouvez la regarder.
join-full = Toutes les places sont prises, mais vous pouvez regarder.
join-over = Cette partie est terminée. Vous pouvez voir comment elle a fini.
join-seated = Votre place vous attend.
join-sit = S’asseoir à la table
join-watch = Regarder
join-back = Retrouver ma place
join-invalid = Ce lien ne fonctionne pas
join-home = Aller à l’accueil
link-login = Connexion
link-login-about = Ce lien vous connecte à votre compte. Il ne sert qu’une fois.
link-login-do = Se connecter
link-claim = Votre place
link-claim-about = Une partie commencée ailleurs continue ici, et votre place vous attend.
link-claim-do = Prendre ma place
link-watch = Regarder depuis sa place
link-watch-about = Quelqu’un vous laisse regarder par-dessus son épaule. Vous verrez tout ce que cette personne voit.
link-watch-do = Regarder
link-changes = Ici, vous êtes { $name } ; ce lien peut vous faire changer de compte.
