import type { FirstDealTexts } from "../../first-deal/texts.ts";

export const firstDeal: FirstDealTexts = {
  title: "Première donne",
  progress: "Étape {n} sur {of}",
  next: "Continuer",
  restart: "Recommencer",
  leave: "Retour aux règles",
  lesson: "Explication",
  welcome:
    "Bienvenue ! Vous allez jouer une donne du début à la fin, contre Ada et Emil. Vos dix cartes sont en bas. Rien ne peut mal tourner : si une carte ne convient pas, je vous dirai pourquoi.",
  cards:
    "Le but, ce sont les *points*, {all} en tout. L’as vaut {ace}, le dix {ten}, le roi {king}, la dame {queen}, le valet {jack}, le reste rien. Qui joue seul doit en avoir {win}.",
  trumps:
    "Regardez vos valets : ils sont toujours *atouts* et battent tout. Avec trois valets et beaucoup de cœurs, votre main est bonne. Voici les *enchères* : qui offre le plus joue seul.",
  hold: "Ada dit {lowest} : elle veut jouer un jeu de cette valeur. *Première main*, vous répondez : *oui*, c’est offrir autant et rester en course. Dites oui.",
  value:
    "Jusqu’où ? Vous avez les valets de trèfle et de pique, non celui de cœur : *avec deux matadors*. Avec deux, jeu trois, fois {hearts} : {worth}. Jusque-là, oui.",
  again: "{offer}, c’est encore moins que vos {worth}. Tenez une fois de plus.",
  skat: "Ada a passé, Emil aussi : vous êtes *déclarant* à {offer}. Au milieu, il y a deux cartes, le *skat*. Prenez-le.",
  discard:
    "Écartez le dix et le sept de pique : au skat, les {ten} points du dix sont à vous. Puis annoncez *cœur*.",
  first:
    "Les quatre valets et les cœurs sont atouts, {trumps} cartes. Vous en avez sept, les autres quatre. La première main entame : c’est vous. Faites tomber leurs atouts : jouez le valet de trèfle.",
  second:
    "Un *pli* pour vous. Tous deux ont dû *fournir* de l’atout. Deux atouts restent dehors, dont le valet de cœur. Jouez le valet de pique.",
  ace: "Le valet et le dix de cœur sont tombés : plus aucun atout en face. Avec le skat, vous avez {mine} points. Personne ne peut plus couper votre as de trèfle. Jouez-le.",
  loser:
    "L’as a pris le dix : {mine} points. Vous perdrez deux petites cartes. Cédez d’abord le huit de trèfle : l’as et le dix de trèfle sont passés, cela ne coûtera guère.",
  follow:
    "Emil a gagné du roi, et Ada y a mis son as de pique : c’est *charger*, car ils jouent ensemble. Voici carreau. Il faut fournir ; le valet de carreau compte comme atout. Reste le sept.",
  ruff: "Que de points : ils en ont {theirs}. Ada rejoue carreau, vous n’en avez plus. Vous pouvez *couper* : prenez n’importe quel atout, le plus petit suffit.",
  rest: "Coupé. Vous avez {mine} points et rien que des atouts, eux aucun. Tous les plis sont à vous. Jouez-les, l’ordre importe peu.",
  on: "Continuez. Vous en êtes à {mine} points.",
  settled:
    "Gagné ! Avec deux, jeu trois, fois {hearts} font {value}, que vous marquez. Perdu, ç’aurait été le double, en moins. Pour *Schneider*, ils auraient dû avoir {caught} points au plus.",
  done: "C’était une donne entière. Vous connaissez les plis, l’atout, les enchères, les matadors et le skat. Le reste s’apprend en jouant.",
  "wrong.pass":
    "En passant, vous seriez hors course. Votre main est bonne et vaut {worth} : dites oui.",
  "wrong.hand":
    "Hand, c’est jouer sans le skat. Cela compte plus, mais c’est plus difficile. Cette fois, prenez-le.",
  "wrong.game":
    "Ce serait possible, mais c’est à cœur que vous avez le plus d’atouts. Annoncez cœur.",
  "wrong.discard.trump":
    "C’est un atout. Les atouts font des plis, gardez-les. Écartez le dix et le sept de pique.",
  "wrong.discard.ace":
    "Un as fait presque toujours un pli, gardez-le. Écartez le dix et le sept de pique.",
  "wrong.discard.small":
    "Le dix de pique resterait en danger : leur as de pique le prendrait. Écartez le dix et le sept de pique.",
  "wrong.highest": "Un atout plus fort pourrait prendre ce pli. Commencez par le haut.",
  "wrong.draw": "Les autres ont encore des atouts et pourraient couper. Faites-les d’abord tomber.",
  "wrong.spare":
    "Les autres n’ont plus d’atout. Gardez les vôtres : ils vous rendront la main plus tard.",
  "wrong.small": "L’as de trèfle gagne à coup sûr. Encaissez d’abord ses points.",
  "wrong.diamond":
    "À carreau, l’as et le dix sont encore dehors, cela peut coûter cher. Cédez d’abord le huit de trèfle.",
  "wrong.later": "C’est possible à une vraie table, mais pas maintenant. Continuez ici.",
  "done.play": "Jouer tout de suite",
  "done.habits": "Bonnes habitudes",
  "done.look-up": "Consulter les règles",
};
