import type { HabitsTexts } from "../../pages/habits.ts";

export const habits: HabitsTexts = {
  title: "Bonnes habitudes",
  lead: "Des règles qui valent le plus souvent. Quand elles ne valent pas, on l’apprend à la table.",
  bidding: "Enchérir",
  "bidding.limit": "D’abord compter, ensuite enchérir",
  "bidding.limit.how":
    "Fixez votre limite avant le premier nombre et tenez-vous-y. La limite, c’est ce que votre jeu vaut à coup sûr. Un de plus parce que l’autre hésite : c’est le nombre le plus cher du skat.",
  "bidding.tricks": "Comptez les atouts et les as",
  "bidding.tricks.how":
    "Un jeu à la couleur tient en général avec cinq ou six atouts, dont au moins un valet, et un as à côté. Les couleurs longues et les couleurs absentes aident ; les figures éparses, non.",
  "bidding.good": "Bon pour pique : six atouts avec le valet de trèfle, et un as à côté",
  "bidding.thin": "Joli à voir, mais à passer : des bouts de tout, rien de solide",
  "bidding.skat": "Le skat est un cadeau",
  "bidding.skat.how":
    "Ne comptez pas trouver au skat la carte qui manque. Deux cartes améliorent un peu une main ; elles en sauvent rarement une.",
  "bidding.grand": "Le Grand avec des as et des dix",
  "bidding.grand.how":
    "Au Grand comptent les valets, les as et les dix derrière eux. Qui entame a besoin de moins. Un Grand solide rapporte le double d’un jeu à la couleur.",
  "bidding.grand.cards":
    "Un bon Grand en première main : deux valets, trois as et deux dix derrière",
  "bidding.null": "Le Null avec de petites cartes",
  "bidding.null.how":
    "Un Null tient si vous avez le sept dans chaque couleur longue, sans grand trou au-dessus. Une couleur absente permet de se défausser.",
  "bidding.null.cards": "Rien à prendre ici : ce Null se joue même à cartes ouvertes",
  declaring: "Jouer seul",
  "declaring.discard": "Écarter avec réflexion",
  "declaring.discard.tens": "Un dix sans son as va au skat : ses points y sont en sûreté.",
  "declaring.discard.short":
    "Débarrassez-vous d’une couleur. Ce que vous n’avez pas à fournir, vous pouvez le couper.",
  "declaring.discard.aces":
    "Les as se gardent, ils font des plis. On n’écarte presque jamais d’atout.",
  "declaring.discard.cards":
    "Bien écarté : plus de pique, et les {ten} points du dix sont en sûreté",
  "declaring.trumps": "Faire tomber les atouts, et les compter",
  "declaring.trumps.draw":
    "Long à l’atout, jouez d’abord atout tant que les défenseurs en ont. Ensuite, vos as passent tranquilles.",
  "declaring.trumps.count":
    "Il y a {trumps} atouts dans un jeu à la couleur. Décomptez depuis onze : les vôtres, puis chacun qui tombe. Quand on sait qu’il n’en reste plus dehors, on joue comme à cartes ouvertes.",
  "declaring.sixty": "Compter jusqu’à {win}",
  "declaring.sixty.how":
    "Comptez vos points, skat compris. Si vous savez ce qu’il vous manque, vous savez quel pli vous ne pouvez pas céder.",
  "declaring.losers": "Perdre tôt les cartes perdantes",
  "declaring.losers.how":
    "Les petites cartes de toute façon perdues, cédez-les tant que l’atout vous redonne la main, et de sorte que peu de points tombent dessus.",
  "declaring.throw": "Se défausser au lieu de couper",
  "declaring.throw.how":
    "Un pli maigre que vous ne pouvez pas fournir est une occasion : jetez une perdante et gardez l’atout pour un pli gras.",
  "declaring.throw.trick":
    "On peut se passer de trois points : le huit de carreau est parti, et vous n’avez plus de carreau.",
  defending: "Défendre",
  "defending.partner": "Nous sommes deux",
  "defending.partner.how":
    "À chaque carte, demandez-vous en quoi elle aide votre partenaire. Il faut {win} points au déclarant, {half} à vous deux : chaque pli plein compte.",
  "defending.way": "Chemin long, couleur courte ; chemin court, couleur longue",
  "defending.way.short":
    "Si votre partenaire joue juste après vous et le déclarant en dernier, le chemin est court : entamez votre couleur longue.",
  "defending.way.long":
    "Si le déclarant est entre vous deux, le chemin est long : entamez votre couleur courte. Il est pris en tenaille, et vous pourrez bientôt couper.",
  "defending.smear": "Charger",
  "defending.smear.how":
    "Si le pli va sûrement à votre partenaire, mettez-y les dix et les as que vous perdriez sinon. S’il va au déclarant, donnez la carte la plus maigre.",
  "defending.smear.trick":
    "Votre partenaire prend de l’as de trèfle et vous n’avez pas de trèfle : le dix de pique s’y ajoute, {ten} points de plus.",
  "defending.ace": "Un as doit prendre quelque chose",
  "defending.ace.how":
    "Un as qui prend un dix ou un roi a bien servi. Ne le tirez pas à la légère quand rien ne peut tomber dessus ; mais ne le rapportez pas à la maison.",
  "defending.trumps": "Laisser le plus souvent l’atout au déclarant",
  "defending.trumps.how":
    "Jouer atout, c’est souvent faire son travail. Forcez-le plutôt à couper vos couleurs.",
  "defending.count": "D’abord sortir du Schneider, puis gagner",
  "defending.count.how":
    "{saved} points vous sortent du Schneider, {half} gagnent. Sachez où vous en êtes : si le jeu ne peut plus être gagné, on joue pour les {saved}.",
  "defending.null": "Contre le Null",
  "defending.null.how":
    "Libérez-vous l’un l’autre : entamez une couleur dont vous avez peu, pour pouvoir vous défausser plus tard des hautes cartes qui prendraient les plis à sa place. Et regardez ce que le déclarant jette : c’était là son point faible.",
};
