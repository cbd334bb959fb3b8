import type { LearnTexts } from "../../pages/learn.ts";

export const learn: LearnTexts = {
  title: "Apprendre le skat en dix minutes",
  lead: "Lisez de haut en bas. Ensuite, vous pourrez jouer ; le reste s’apprend à la table.",
  goal: "Le but du jeu",
  "goal.sides":
    "Le skat se joue à trois. À chaque donne, un joueur affronte seul les deux autres : c’est le *déclarant* contre les *défenseurs*. Qui jouera seul se décide à chaque fois.",
  "goal.win":
    "On joue pour les *points* des cartes, {all} en tout. Le déclarant gagne avec {win}. Aux défenseurs, {half} suffisent.",
  cards: "Les cartes",
  "cards.pack":
    "Il y a {pack} cartes : quatre couleurs, trèfle, pique, cœur et carreau, de huit cartes chacune. Chaque carte vaut les points indiqués dessous, soit {suit} par couleur.",
  "cards.points": "Les huit cœurs, du plus fort au plus faible, avec leurs points",
  "cards.ten":
    "Retenez le dix : il vaut {ten} et vient juste après l’as, devant le roi. Le neuf, le huit et le sept ne valent rien. Le valet est un cas à part ; nous y venons.",
  tricks: "Les plis",
  "tricks.lead":
    "Un joueur pose une carte : il *entame*. Dans le sens des aiguilles d’une montre, les deux autres ajoutent chacun une carte. Ces trois cartes forment un *pli*. La plus forte carte de la couleur entamée le gagne, et qui le gagne entame le suivant. Chacun a dix cartes : il y a donc dix plis.",
  "tricks.ace": "On a entamé trèfle. L’as est le plus fort des trèfles et prend le pli.",
  "tricks.follow":
    "Il faut *fournir* : si l’on entame trèfle et que vous avez du trèfle, vous jouez trèfle. Seul celui qui n’en a pas joue ce qu’il veut.",
  "tricks.off":
    "On a entamé pique. Le troisième joueur n’en a pas et se défausse du dix de carreau. Ce dix ne peut pas gagner ; ses points partent avec le pli.",
  trumps: "L’atout",
  "trumps.jacks":
    "Les atouts battent tout le reste. Les quatre *valets* sont toujours atouts, et les plus forts. Leur ordre ne change jamais : trèfle, pique, cœur, carreau.",
  "trumps.order": "Les valets, du plus fort au plus faible",
  "trumps.suit":
    "S’y ajoute la couleur que nomme le déclarant. S’il dit cœur, les quatre valets et les sept autres cœurs sont atouts, {trumps} cartes en tout.",
  "trumps.all": "Tous les atouts à cœur, du plus fort au plus faible",
  "trumps.ruff":
    "À cœur : on a entamé pique, le troisième joueur n’en a pas et coupe du sept de cœur. Même le plus petit atout bat un as.",
  "trumps.jack":
    "Un valet n’appartient jamais à la couleur imprimée sur lui, mais à l’atout. Si l’on entame trèfle, le valet de trèfle ne fournit pas ; si l’on entame un valet, il faut fournir de l’atout.",
  "trumps.games.suit": "*Jeu à la couleur* : quatre valets et une couleur sont atouts.",
  "trumps.games.grand": "*Grand* : seuls les quatre valets sont atouts.",
  "trumps.games.null":
    "*Null* : il n’y a pas d’atout, et le déclarant ne veut pas un seul pli. [En savoir plus sur le Null](look-up#null)",
  seats: "La donne",
  "seats.deal":
    "Chacun reçoit dix cartes : trois, quatre, trois. Après les trois premières, le donneur pose deux cartes face cachée au milieu : c’est le *skat*. La donne tourne après chaque jeu.",
  "seats.forehand": "La *première main*, à gauche du donneur, entame le premier pli.",
  "seats.middlehand": "La *main médiane* vient ensuite.",
  "seats.rearhand": "La *main arrière* est la troisième ; à trois, c’est le donneur lui-même.",
  auction: "Les enchères",
  "auction.why":
    "Devient déclarant celui qui promet le plus : ce sont les *enchères*. Dire un nombre, c’est dire : je jouerai un jeu qui vaut au moins cela.",
  "auction.middlehand":
    "La main médiane annonce des nombres à la première main : 18, 20, 22 et ainsi de suite. À chaque fois, la première main dit *oui* ou *passe*. Le premier qui s’arrête est hors course.",
  "auction.rearhand": "La main arrière enchérit de la même façon contre celui qui reste.",
  "auction.last": "Celui qui reste à la fin est déclarant. Le dernier nombre est son *enchère*.",
  "auction.numbers":
    "On ne dit que des nombres qu’un jeu peut valoir. Le plus petit est {lowest}. Qui répond n’a qu’à tenir le nombre ; qui demande doit dire plus.",
  "auction.nobody":
    "Si les deux autres passent aussitôt, la première main peut jouer à {lowest}. Si elle n’en veut pas non plus, la donne est *passée* et le suivant donne.",
  value: "La valeur d’un jeu",
  "value.product":
    "On multiplie deux nombres. L’un est la *valeur de base* de la couleur : carreau {diamonds}, cœur {hearts}, pique {spades}, trèfle {clubs}, Grand {grand}. L’autre dépend des *matadors*.",
  "value.with":
    "À cœur : les valets de trèfle et de pique sont là, le valet de cœur manque. C’est *avec deux*.",
  "value.matadors":
    "Les matadors se comptent depuis le haut, à partir du valet de trèfle, sans trou : autant d’atouts de tête que vous avez (*avec*), ou autant qu’il vous en manque (*sans*). On ajoute toujours un pour le jeu lui-même. À voix haute :",
  "value.example":
    "Vous avez enchéri jusqu’à {bid}, jouez cœur avec deux et faites {points} points.",
  "value.without":
    "À carreau : les valets de trèfle et de pique manquent, le valet de cœur est là. C’est *sans deux*, et cela vaut autant qu’avec deux.",
  "value.table": "Ce que les jeux valent au moins, selon les matadors",
  skat: "Le skat",
  "skat.take":
    "Le déclarant prend les deux cartes, en met deux de son choix de côté, face cachée, et annonce son jeu. Mettre de côté s’appelle *écarter*.",
  "skat.discard":
    "Les points écartés lui reviennent à la fin. C’est pourquoi on écarte volontiers un dix que l’on perdrait sinon.",
  "skat.hand":
    "Qui se sent assez fort laisse le skat en place : c’est un jeu *Hand*, qui compte un de plus. [En savoir plus sur Hand](look-up#hand)",
  play: "Le jeu de la carte",
  "play.forehand": "La première main entame, quel que soit le déclarant.",
  "play.partners":
    "Les défenseurs jouent ensemble : leurs plis vont sur un même tas et leurs points s’additionnent. Ils ne se concertent pas ; seules leurs cartes parlent.",
  "play.count":
    "Après le dixième pli, on compte : le déclarant doit avoir {win} points, skat compris.",
  score: "Le décompte",
  "score.won":
    "Gagné : le déclarant marque la valeur du jeu. Perdu : il la marque double, en moins. Dans le relevé simple, les défenseurs ne marquent rien.",
  "score.lost": "Le même jeu avec seulement {points} points est perdu.",
  "score.schneider":
    "Si les défenseurs ne dépassent pas {caught} points, ils sont *Schneider* : le jeu compte un degré de plus. S’ils ne font aucun pli, ils sont *Schwarz*, encore un degré. [En détail](look-up#schneider)",
  "score.overbid":
    "Qui a enchéri plus haut que ne vaut son jeu à la fin a *surenchéri* et perd malgré tous ses points. [En détail](look-up#overbid)",
  next: "Et maintenant",
  "next.deal": "[Jouez votre première donne](first-deal), pas à pas, avec des explications.",
  "next.habits":
    "[Bonnes habitudes](habits) : ce qu’il faut retenir pour enchérir, jouer seul et défendre.",
  "next.look-up": "[Consulter les règles](look-up), quand une question se pose à la table.",
};
