import type { LookUpTexts } from "../../pages/look-up.ts";

export const lookUp: LookUpTexts = {
  title: "Consulter les règles",
  lead: "Une question, une réponse. Si vous débutez, commencez par [Apprendre](learn).",
  bid: "Jusqu’où puis-je enchérir ?",
  "bid.reckon":
    "Calculez ce que votre jeu vaut au moins : les matadors, plus un pour le jeu, fois la valeur de base. Vous pouvez aller jusqu’à ce nombre.",
  "bid.example":
    "Pique avec trois. Vous pouvez enchérir jusqu’à {bid} ; ici, vous faites {points} points et gagnez.",
  "bid.limit":
    "Ne comptez pas ce que vous n’atteindrez que peut-être, un Schneider par exemple. Les cartes du skat peuvent ajouter des matadors, mais aussi en coûter : si vous jouez sans trois et que le valet de trèfle est au skat, vous voilà avec un.",
  "bid.table": "Les {bids} enchères et les jeux correspondants",
  auction: "Qui enchérit contre qui ?",
  "auction.first":
    "La main médiane annonce des nombres à la première main jusqu’à ce que l’une des deux passe.",
  "auction.second":
    "La main arrière annonce des nombres à celle qui reste, et doit commencer plus haut.",
  "auction.third": "Celle qui reste à la fin joue. L’enchère est le dernier nombre.",
  "auction.hold":
    "Qui est interrogé dit oui ou passe. Seul celui qui demande annonce des nombres. À nombre égal, c’est celui qui écoutait qui joue.",
  "auction.jump": "Les sauts sont permis, et ils engagent.",
  "auction.pass": "Qui a passé est hors des enchères pour cette donne. Ce qui est dit est dit.",
  "auction.eighteen":
    "Si la main médiane et la main arrière passent sans rien dire, la première main peut jouer à {lowest} ou passer. Elle joue alors n’importe quel jeu qui vaut {lowest} ou plus.",
  "auction.in": "Une donne passée compte zéro pour tous et fait partie de la série.",
  matadors: "Comment compte-t-on les matadors ?",
  "matadors.count":
    "La suite commence toujours au valet de trèfle : les quatre valets, puis, dans un jeu à la couleur, as, dix, roi, dame, neuf, huit, sept d’atout. Si vous avez le valet de trèfle, comptez ce que vous tenez sans trou : *avec*. Sinon, comptez ce qui vous manque jusqu’à votre premier atout : *sans*.",
  "matadors.with": "Avec deux : le valet de cœur manque, la suite s’arrête là.",
  "matadors.without": "Sans deux : le valet de cœur est votre premier atout.",
  "matadors.many": "À trèfle, avec six : après les valets, la suite continue dans la couleur.",
  "matadors.twelve":
    "Comptent les dix cartes reçues et le skat tel qu’il a été donné. Écarter un valet n’y change rien.",
  "matadors.same": "Avec et sans valent autant.",
  "matadors.grand": "Au Grand, il n’y a que les quatre valets : donc avec ou sans quatre au plus.",
  values: "Que valent les jeux ?",
  "values.sum":
    "Valeur de base fois degrés. Les degrés : les matadors, un pour le jeu, puis un chacun pour Hand, Schneider, Schneider annoncé, Schwarz, Schwarz annoncé, Ouvert.",
  "values.table": "Sans autre degré ; chaque degré de plus ajoute une fois la valeur de base",
  "values.null": "Le Null a des valeurs fixes",
  skat: "Skat et écart",
  "skat.two":
    "Qui prend le skat écarte exactement deux cartes, n’importe lesquelles, valets et cartes du skat compris.",
  "skat.count":
    "Les points du skat comptent à la fin pour le déclarant. Le skat n’est pas un pli : il ne sauve personne du Schwarz.",
  "skat.belong": "Le jeu s’annonce une seule fois, avec l’écart. Ensuite, c’est dit.",
  "skat.closed": "Le skat reste alors fermé jusqu’à la fin de la donne.",
  hand: "Qu’est-ce qu’un jeu Hand ?",
  "hand.what":
    "Le déclarant laisse le skat en place et joue avec ses dix cartes. Il dit *Hand* avant d’avoir vu le skat.",
  "hand.level":
    "Hand ajoute un degré. Ce n’est que dans un jeu Hand que l’on peut annoncer Schneider ou Schwarz.",
  "hand.settle": "Le skat est retourné à la fin ; ses points et ses matadors comptent.",
  "hand.danger":
    "Là est le danger : un matador au skat peut changer un jeu sans quatre en un jeu avec un, et vous avez surenchéri.",
  announcements: "Annonces : Schneider, Schwarz, Ouvert",
  "announcements.when":
    "Elles se font avec le jeu, avant la première carte. Ce que vous annoncez, il faut le réussir.",
  "announcements.schneider":
    "*Schneider annoncé* : il vous faut {schneider} points. Seulement dans un jeu Hand.",
  "announcements.schwarz":
    "*Schwarz annoncé* : il vous faut les {tricks} plis. Schneider est annoncé du même coup.",
  "announcements.ouvert":
    "*Ouvert* : vous étalez vos cartes avant la première entame et il vous faut tous les plis. Schwarz et Schneider sont annoncés du même coup. Seul le Null peut aussi se jouer Ouvert après la prise du skat.",
  "announcements.example":
    "Pique Hand avec trois, Schneider annoncé, mais seulement {points} points : perdu.",
  "announcements.missed":
    "Une annonce manquée fait perdre, même avec {win} points et plus. On compte tous les degrés qu’aurait demandés la réussite.",
  following: "Pourquoi ne puis-je pas jouer cette carte ?",
  "following.rule":
    "Parce qu’il faut fournir. Si l’on a entamé atout et que vous en avez, vous jouez atout ; si l’on a entamé une couleur et que vous l’avez, vous jouez cette couleur.",
  "following.jack":
    "À pique : le valet de cœur est un atout. Il faut y fournir de l’atout, non du cœur.",
  "following.void":
    "Si vous n’avez pas la couleur demandée, vous jouez ce que vous voulez. On n’est jamais obligé de couper, ni de surcouper.",
  "following.jacks":
    "Dans les jeux à la couleur et au Grand, un valet appartient à l’atout et jamais à sa couleur. Au Null, c’est une carte ordinaire de sa couleur.",
  "following.barred": "Cette table ne laisse passer aucune carte fausse : pas de renonce possible.",
  winning: "Quand un jeu est-il gagné ?",
  "winning.points": "Dans les jeux à la couleur et au Grand, il faut {win} points au déclarant.",
  "winning.half": "À {half} partout, les défenseurs ont gagné.",
  "winning.null":
    "Au Null, le déclarant gagne s’il ne fait aucun pli ; le premier met fin à la donne. Un jeu surenchéri est perdu aussi, quel que soit le nombre de points.",
  schneider: "Schneider et Schwarz",
  "schneider.caught":
    "Est Schneider qui a {caught} points au plus. Avec {saved}, on est sorti du Schneider.",
  "schneider.schwarz": "Est Schwarz qui ne fait aucun pli. Schwarz comprend Schneider.",
  "schneider.both":
    "Cela vaut pour les deux camps : le déclarant aussi peut être Schneider, et cela lui coûte un degré de plus.",
  "schneider.trick": "Un pli de trois cartes sans valeur est un pli.",
  "schneider.own":
    "Qui a annoncé Schneider et perd ne paie pas une seconde fois pour son propre Schneider.",
  reckoning: "Comment mon jeu a-t-il été compté ?",
  "reckoning.matadors": "Compter les matadors, avec ou sans, sur dix cartes et le skat.",
  "reckoning.levels":
    "Un pour le jeu ; un chacun pour Hand, Schneider, Schneider annoncé, Schwarz, Schwarz annoncé, Ouvert.",
  "reckoning.base": "Fois la valeur de base : c’est la valeur du jeu.",
  "reckoning.bid": "Si elle est inférieure à l’enchère, il y a [surenchère](look-up#overbid).",
  "reckoning.lost": "Gagné compte simple, perdu compte double, en Hand aussi.",
  overbid: "Qu’est-ce que surenchérir ?",
  "overbid.what":
    "Vous avez enchéri plus que votre jeu ne vaut à la fin. Il est alors perdu, même avec {all} points. On compte le plus petit multiple de la valeur de base qui atteint l’enchère, et cela deux fois.",
  "overbid.example": "Cœur avec deux, enchère {bid}. Les {points} points n’y font rien.",
  "overbid.skat":
    "Souvent, un matador au skat en est la cause : il change sans trois en avec un. En Hand, on ne le découvre qu’à la fin.",
  "overbid.saved":
    "Schneider ou Schwarz peuvent encore élever le jeu jusqu’à l’enchère. C’est pourquoi un jeu à la couleur trop petit peut être annoncé, mais non un Null trop petit.",
  "overbid.equal": "Atteindre exactement l’enchère suffit.",
  null: "Null",
  "null.aim":
    "Le déclarant ne doit faire aucun pli. Les points ne comptent pas, et l’ordre des cartes est différent :",
  "null.order": "Au Null, le valet vient après la dame, et le dix après le valet",
  "null.no-trump": "Il n’y a ni atout, ni matadors, ni Schneider, ni Schwarz.",
  "null.fixed":
    "Les valeurs sont fixes : Null {null}, Null Hand {nullHand}, Null Ouvert {nullOuvert}, Null Ouvert Hand {nullOuvertHand}.",
  "null.ends": "Au premier pli du déclarant, le jeu est perdu et terminé.",
  "null.below":
    "Un Null qui vaut moins que l’enchère ne peut être annoncé. Qui a dit plus de {null} joue Null Hand, Null Ouvert ou autre chose.",
  "null.give-up":
    "S’il ne reste aucun jeu, on peut abandonner avant la première carte. Cela compte comme un jeu à la couleur ou un Grand perdu, à votre choix, qui couvre l’enchère.",
  "giving-up": "Comment abandonne-t-on ?",
  "giving-up.before": "Avant l’annonce : perdu comme un jeu de votre choix qui couvre l’enchère.",
  "giving-up.early":
    "Le déclarant abandonne sans demander tant qu’il a au moins neuf cartes, donc avant de jouer sa deuxième.",
  "giving-up.later": "Plus tard, l’un des défenseurs doit être d’accord.",
  "giving-up.defenders": "Les défenseurs n’abandonnent qu’ensemble.",
  "giving-up.levels":
    "Qui veut faire Schneider ou Schwarz refuse et joue : un abandon ne rend personne Schneider.",
  claims: "Quand peut-on étaler son jeu ?",
  "claims.declarer":
    "Le déclarant peut étaler ses cartes et réclamer le jeu annoncé comme gagné, avec Schneider ou Schwarz s’il le veut.",
  "claims.proved":
    "Si ce qu’il peut savoir prouve que cela suffit, quelle que soit la répartition, on compte aussitôt.",
  "claims.asked":
    "Sinon, on demande aux défenseurs. Si l’un refuse, le jeu continue cartes sur table. La table ne dit pas s’ils ont raison.",
  "claims.null": "Au Null, étaler veut dire : je ne ferai plus de pli.",
  "claims.defender":
    "Un défenseur ne peut réclamer que s’il est prouvé que le déclarant ne fera plus aucun pli. Sinon, tout reste caché.",
  sheets: "Quels relevés existe-t-il ?",
  "sheets.simple": "*Simple* : le déclarant marque la valeur en plus, ou le double en moins.",
  "sheets.seeger":
    "*Seeger-Fabian* : s’y ajoutent 50 par jeu gagné et moins 50 par jeu perdu ; si le déclarant perd, chacun des autres reçoit 40, à quatre 30.",
  "sheets.bierlachs":
    "*Bierlachs* : rien que des points négatifs. Si le déclarant gagne, les autres marquent en moins ; le premier à atteindre la limite a perdu.",
  "sheets.table": "Cœur avec deux à une table de trois, dans chaque relevé",
  series: "Comment se déroule une série ?",
  "series.length":
    "Une série compte {deals} donnes, sauf autre accord ; en club, 36 à trois et 48 à quatre.",
  "series.dealer": "Le premier donneur est tiré au sort, puis la donne tourne.",
  "series.passed": "Les donnes passées comptent.",
  "series.four":
    "À quatre, le donneur ne joue pas. Il ne voit aucune carte, mais figure sur la feuille.",
  "series.winner":
    "Le plus grand total gagne. En Seeger-Fabian, à égalité, on regarde le plus de jeux gagnés, puis le moins de jeux perdus ; sinon la victoire est partagée.",
  dealing: "Comment donne-t-on, et qui mélange ?",
  "dealing.order":
    "Trois à chacun, deux au skat, quatre à chacun, trois à chacun ; toujours à partir de la première main.",
  "dealing.proof":
    "Le serveur mélange, mais pas à sa guise : il s’engage avant que les joueurs n’apportent leur part, et après chaque donne votre navigateur vérifie. Le serveur connaît tout de même les cartes.",
  manners: "Comment se tenir à la table ?",
  "manners.talk":
    "Pendant la donne, on ne parle pas des cartes. Jusqu’au décompte, il n’y a donc que des phrases toutes faites.",
  "manners.time":
    "Ne faites pas attendre sans raison. Sur plusieurs jours, on joue quand on a le temps ; en direct, on reste assis.",
  "manners.tricks":
    "On peut revoir le dernier pli. Pour les plis plus anciens, les règles de la table décident.",
  "manners.watch": "Qui regarde ou ne joue pas se tait.",
  "manners.bids": "On s’énerve en silence. À la donne suivante, tout est oublié.",
};
