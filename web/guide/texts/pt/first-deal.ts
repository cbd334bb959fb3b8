import type { FirstDealTexts } from "../../first-deal/texts.ts";

export const firstDeal: FirstDealTexts = {
  title: "Primeira distribuição",
  progress: "Passo {n} de {of}",
  next: "Continuar",
  restart: "Recomeçar",
  leave: "Voltar às regras",
  lesson: "Explicação",
  welcome:
    "Bem-vindo! Vai jogar uma distribuição do princípio ao fim, contra a Ada e o Emil. As suas dez cartas estão em baixo. Nada pode correr mal: se uma carta não servir, digo-lhe porquê.",
  cards:
    "O que conta são os *pontos*, {all} ao todo. O ás vale {ace}, o dez {ten}, o rei {king}, a dama {queen}, o valete {jack}, o resto nada. Quem joga sozinho precisa de {win}.",
  trumps:
    "Olhe para os seus valetes: são sempre *trunfo* e batem tudo. Com três valetes e muitas copas tem uma boa mão. Agora vem a *licitação*: quem oferece mais joga sozinho.",
  hold: "A Ada diz {lowest}: quer jogar um jogo que vale isso. Você está na *mão da frente* e perguntam-lhe. Com *sim* oferece o mesmo e continua. Diga sim.",
  value:
    "Até onde? Tem os valetes de paus e espadas, não o de copas: *com dois matadores*. Com dois, jogo três, vezes {hearts}: o seu jogo vale {worth}. Até lá, diga sim.",
  again: "{offer} ainda é menos do que os seus {worth}. Aceite mais uma vez.",
  skat: "A Ada passou, o Emil também: você é o *declarante* a {offer}. No meio estão duas cartas, o *skat*. Recolha-o.",
  discard:
    "Descarte o dez e o sete de espadas: no skat, os {ten} pontos do dez são seus. Depois anuncie *copas*.",
  first:
    "São trunfo os quatro valetes e as copas, {trumps} cartas. Você tem sete, os outros quatro. Sai a mão da frente, que é você. Tire-lhes os trunfos: jogue o valete de paus.",
  second:
    "Uma *vaza* para si. Ambos tiveram de *assistir* com trunfo. Faltam dois trunfos, entre eles o valete de copas. Jogue o valete de espadas.",
  ace: "Caíram o valete e o dez de copas: nenhum adversário tem trunfo. Com o skat tem {mine} pontos. Já ninguém pode cortar o seu ás de paus. Jogue-o.",
  loser:
    "O ás apanhou o dez: {mine} pontos. Vai perder duas cartas pequenas. Dê primeiro o oito de paus: o ás e o dez de paus já saíram, não pode custar muito.",
  follow:
    "O Emil ganhou com o rei e a Ada juntou o ás de espadas: é *carregar pontos*, pois jogam juntos. Agora vem ouros. Tem de assistir; o valete de ouros é trunfo. Resta o sete.",
  ruff: "Foram muitos pontos: eles têm {theirs}. A Ada volta a ouros e você já não tem. Agora pode *cortar*: use qualquer trunfo, o mais pequeno basta.",
  rest: "Cortou. Tem {mine} pontos e só trunfos, eles nenhum. Todas as vazas são suas. Jogue-as; a ordem não importa.",
  on: "Continue. Vai em {mine} pontos.",
  settled:
    "Ganhou! Com dois, jogo três, vezes {hearts} são {value}, que marca a seu favor. Se perdesse, seria o dobro, negativo. Para *Schneider*, eles teriam de ter {caught} pontos no máximo.",
  done: "Foi uma distribuição inteira. Já conhece vazas, trunfo, licitação, matadores e skat. O resto aprende-se a jogar.",
  "wrong.pass": "Se passasse, ficava de fora. A sua mão é boa e vale {worth}: diga sim.",
  "wrong.hand": "Hand é jogar sem o skat. Conta mais, mas é mais difícil. Desta vez, recolha-o.",
  "wrong.game": "Também dava, mas é em copas que tem mais trunfos. Anuncie copas.",
  "wrong.discard.trump":
    "Isso é um trunfo. Os trunfos fazem vazas, guarde-os. Descarte o dez e o sete de espadas.",
  "wrong.discard.ace":
    "Um ás faz quase sempre uma vaza, guarde-o. Descarte o dez e o sete de espadas.",
  "wrong.discard.small":
    "O dez de espadas ficaria em perigo: o ás deles apanhava-o. Descarte o dez e o sete de espadas.",
  "wrong.highest": "Um trunfo mais alto podia fazer essa vaza. Comece por cima.",
  "wrong.draw": "Os outros ainda têm trunfos e podem cortar. Tire-lhes primeiro os trunfos.",
  "wrong.spare":
    "Os outros já não têm trunfo. Guarde os seus: com eles volta a ter a mão mais tarde.",
  "wrong.small": "O ás de paus ganha agora de certeza. Recolha primeiro os seus pontos.",
  "wrong.diamond":
    "Em ouros, o ás e o dez ainda estão fora; pode sair caro. Dê primeiro o oito de paus.",
  "wrong.later": "À mesa também se pode, mas agora não. Continue a jogar aqui.",
  "done.play": "Jogar já",
  "done.habits": "Bons hábitos",
  "done.look-up": "Consultar as regras",
};
