# À propos.
about-title = À propos de Caravane
about-lead = Caravane est une table ouverte pour des jeux d’expédition : on y joue entre amis, sur plusieurs jours ou contre des robots, dans un navigateur et sans compte.
about-fair = Les robots ne voient que ce que l’on voit de leur place. Le serveur choisit son secret avant la partie et en publie l’empreinte ; l’appareil de chaque personne y ajoute sa part de hasard, puis vérifie le tout à la fin.
about-games = Les jeux et leurs auteurs
about-owners = Les noms des jeux servent seulement à dire de quel jeu il s’agit ; ils appartiennent à leurs propriétaires. Caravane n’est liée à aucun auteur ni à aucun éditeur. Les règles sont expliquées avec nos mots, les dessins sont les nôtres. Si un jeu vous plaît, offrez-vous la boîte.
about-thanks = Merci
about-thanks-icons = Icônes de Lorc, Delapouite et des autres auteurs de game-icons.net, sous licence CC BY 3.0, recolorées et intégrées à nos dessins :
about-thanks-fonts = Caractères Marcellus (Astigmatic), Source Sans 3 (Adobe) et Caveat (les auteurs du projet Caveat), sous licence libre SIL OFL 1.1 :
about-thanks-maps = Contours des terres par Natural Earth, domaine public :
about-thanks-code = Pages construites avec Svelte, textes avec Fluent, codes QR avec uqr :
about-licence = Licence et source
about-licence-text = Le programme est libre, sous licence Apache 2.0. Elle ne donne aucun droit sur les jeux eux-mêmes : les proposer au public demande l’accord de leurs éditeurs.
about-privacy = Vie privée
about-privacy-text = Un nom de votre choix suffit pour jouer ; ce serveur garde les parties, les messages et un cookie de session, et n’en transmet rien. Si vous supprimez votre compte, il ne reste rien de personnel.
about-version = Version { $number }
