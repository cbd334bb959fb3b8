import type { HabitsTexts } from "../../pages/habits.ts";

export const habits: HabitsTexts = {
  title: "Bons hábitos",
  lead: "Regras que quase sempre valem. Quando não valem, aprende-se à mesa.",
  bidding: "Licitar",
  "bidding.limit": "Primeiro contar, depois licitar",
  "bidding.limit.how":
    "Fixe o seu limite antes do primeiro número e mantenha-o. O limite é o que o seu jogo vale com certeza. Mais um, porque o outro hesita, é o número mais caro do skat.",
  "bidding.tricks": "Conte trunfos e ases",
  "bidding.tricks.how":
    "Um jogo de naipe aguenta-se quase sempre com cinco ou seis trunfos, um valete pelo menos entre eles, e um ás ao lado. Naipes compridos e naipes em falta ajudam; figuras espalhadas não.",
  "bidding.good": "Bom para espadas: seis trunfos com o valete de paus e um ás ao lado",
  "bidding.thin": "Parece colorido e é mão de passar: bocados de tudo, nada firme",
  "bidding.skat": "O skat é um brinde",
  "bidding.skat.how":
    "Não conte que a carta que falta esteja no skat. Duas cartas melhoram um pouco uma mão; raras vezes a salvam.",
  "bidding.grand": "Grand com ases e dezes",
  "bidding.grand.how":
    "Para o Grand contam os valetes, os ases e os dezes atrás deles. Quem sai precisa de menos. Um Grand firme rende o dobro de um jogo de naipe.",
  "bidding.grand.cards":
    "Um bom Grand na mão da frente: dois valetes, três ases e dois dezes atrás",
  "bidding.null": "Null com cartas pequenas",
  "bidding.null.how":
    "Um Null aguenta-se se tiver o sete em cada naipe comprido, sem grandes falhas acima. Um naipe em falta deixa-o baldar-se.",
  "bidding.null.cards": "Aqui não há nada a apanhar: este Null joga-se até à vista",
  declaring: "Jogar sozinho",
  "declaring.discard": "Descartar a pensar",
  "declaring.discard.tens": "Um dez sem o seu ás vai para o skat: ali os pontos estão seguros.",
  "declaring.discard.short": "Livre-se de um naipe. Aquilo a que não tem de assistir pode cortar.",
  "declaring.discard.aces": "Os ases guardam-se, fazem vazas. Trunfos quase nunca se descartam.",
  "declaring.discard.cards":
    "Bem descartado: acabaram-se as espadas, e os {ten} pontos do dez estão seguros",
  "declaring.trumps": "Tirar trunfos e contá-los",
  "declaring.trumps.draw":
    "Com trunfo comprido, jogue primeiro trunfo, enquanto os defensores o tiverem. Depois os seus ases correm sossegados.",
  "declaring.trumps.count":
    "Há {trumps} trunfos num jogo de naipe. Conte de onze para baixo: os seus, depois cada um que cai. Quem sabe que já não há nenhum fora joga como se visse as cartas.",
  "declaring.sixty": "Contar até {win}",
  "declaring.sixty.how":
    "Vá contando os seus pontos, com o skat. Se sabe o que lhe falta, sabe que vaza não pode dar.",
  "declaring.losers": "Perder cedo as perdedoras",
  "declaring.losers.how":
    "Cartas pequenas que se perdem de qualquer modo, dê-as enquanto o trunfo lhe devolve a mão, e de modo que pouco caia em cima.",
  "declaring.throw": "Baldar-se em vez de cortar",
  "declaring.throw.how":
    "Uma vaza magra a que não pode assistir é uma ocasião: deite fora uma perdedora e guarde o trunfo para uma vaza gorda.",
  "declaring.throw.trick": "Três pontos podem dar-se: foi-se o oito de ouros e ficou sem ouros.",
  defending: "Defender",
  "defending.partner": "Somos dois",
  "defending.partner.how":
    "Pergunte a cada carta em que ajuda o parceiro. O declarante precisa de {win} pontos, vocês de {half}: cada vaza cheia conta.",
  "defending.way": "Caminho longo, naipe curto; caminho curto, naipe longo",
  "defending.way.short":
    "Se o parceiro joga logo a seguir a si e o declarante em último, o caminho é curto: saia no seu naipe longo.",
  "defending.way.long":
    "Se o declarante está entre os dois, o caminho é longo: saia no seu naipe curto. Ele fica apertado no meio, e em breve você pode cortar.",
  "defending.smear": "Carregar pontos",
  "defending.smear.how":
    "Se a vaza é de certeza do parceiro, ponha-lhe dezes e ases que de outro modo se perderiam. Se é do declarante, dê a carta mais magra.",
  "defending.smear.trick":
    "O parceiro faz com o ás de paus e você não tem paus: o dez de espadas vai junto, mais {ten} pontos.",
  "defending.ace": "Os ases devem apanhar alguma coisa",
  "defending.ace.how":
    "Um ás que apanha um dez ou um rei valeu a pena. Não o bata à toa quando nada lhe pode cair em cima; mas não o leve para casa.",
  "defending.trumps": "O trunfo, quase sempre, deixa-se ao declarante",
  "defending.trumps.how":
    "Jogar trunfo é quase sempre fazer o trabalho dele. Antes obrigue-o a cortar os seus naipes.",
  "defending.count": "Primeiro fora de Schneider, depois ganhar",
  "defending.count.how":
    "{saved} pontos tiram-vos do Schneider, {half} ganham. Saiba onde estão: se o jogo já não se ganha, joga-se para os {saved}.",
  "defending.null": "Contra o Null",
  "defending.null.how":
    "Libertem-se um ao outro: saia num naipe de que tem pouco, para depois se baldar às cartas altas que lhe fariam as vazas. E veja o que o declarante deita fora: era ali o seu ponto fraco.",
};
