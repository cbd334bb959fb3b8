import type { LookUpTexts } from "../../pages/look-up.ts";

export const lookUp: LookUpTexts = {
  title: "Consultar as regras",
  lead: "Uma pergunta, uma resposta. Se está a começar, vá a [Aprender](learn).",
  bid: "Até onde posso licitar?",
  "bid.reckon":
    "Calcule o mínimo que o seu jogo vale: matadores, mais um pelo jogo, vezes o valor de base. Pode ir até esse número.",
  "bid.example": "Espadas com três. Pode licitar até {bid}; aqui faz {points} pontos e ganha.",
  "bid.limit":
    "Não conte com o que talvez consiga, como um Schneider. As cartas do skat podem trazer matadores, mas também tirá-los: se joga sem três e o valete de paus está no skat, de repente está com um.",
  "bid.table": "As {bids} licitações e os jogos correspondentes",
  auction: "Quem licita contra quem?",
  "auction.first": "A mão do meio diz números à mão da frente, até uma das duas passar.",
  "auction.second": "A mão de trás diz números a quem ficou, e tem de começar mais acima.",
  "auction.third": "Quem fica no fim joga. O valor licitado é o último número.",
  "auction.hold":
    "Quem é perguntado diz sim ou passa. Só quem pergunta diz números. Com número igual, joga quem ouvia.",
  "auction.jump": "Os saltos são permitidos e vinculam.",
  "auction.pass":
    "Quem passou está fora da licitação nesta distribuição. O que está dito está dito.",
  "auction.eighteen":
    "Se a mão do meio e a mão de trás passam sem dizer nada, a mão da frente pode jogar a {lowest} ou passar. Joga então qualquer jogo que valha {lowest} ou mais.",
  "auction.in": "Uma distribuição passada conta zero para todos e faz parte da série.",
  matadors: "Como se contam os matadores?",
  "matadors.count":
    "A sequência começa sempre no valete de paus: os quatro valetes e, num jogo de naipe, depois ás, dez, rei, dama, nove, oito, sete de trunfo. Se tem o valete de paus, conte o que tem sem falhas: *com*. Se não, conte o que lhe falta até ao seu primeiro trunfo: *sem*.",
  "matadors.with": "Com dois: falta o valete de copas, e a sequência acaba aí.",
  "matadors.without": "Sem dois: o valete de copas é o seu primeiro trunfo.",
  "matadors.many": "Num jogo de paus, com seis: depois dos valetes a sequência continua no naipe.",
  "matadors.twelve":
    "Contam as dez cartas recebidas e o skat tal como foi distribuído. Descartar um valete não muda nada.",
  "matadors.same": "Com e sem valem o mesmo.",
  "matadors.grand": "No Grand só há os quatro valetes: no máximo com ou sem quatro.",
  values: "Quanto valem os jogos?",
  "values.sum":
    "Valor de base vezes níveis. Os níveis: os matadores, um pelo jogo, e um por cada um destes: Hand, Schneider, Schneider anunciado, Schwarz, Schwarz anunciado, Ouvert.",
  "values.table": "Sem mais níveis; cada nível a mais soma outra vez o valor de base",
  "values.null": "O Null tem valores fixos",
  skat: "Skat e descarte",
  "skat.two":
    "Quem recolhe o skat descarta exatamente duas cartas, quaisquer que sejam, valetes e cartas do skat incluídos.",
  "skat.count":
    "Os pontos do skat contam no fim para o declarante. O skat não é uma vaza: não salva ninguém do Schwarz.",
  "skat.belong": "O jogo anuncia-se uma só vez, com o descarte. Depois vale.",
  "skat.closed": "A partir daí o skat fica fechado até ao fim.",
  hand: "O que é um jogo Hand?",
  "hand.what":
    "O declarante deixa o skat onde está e joga com as suas dez cartas. Diz *Hand* antes de ter visto o skat.",
  "hand.level": "Hand dá mais um nível. Só num jogo Hand se pode anunciar Schneider ou Schwarz.",
  "hand.settle": "O skat vira-se no fim; os seus pontos e os seus matadores contam.",
  "hand.danger":
    "É esse o perigo: um matador no skat pode transformar um jogo sem quatro num jogo com um, e licitou em excesso.",
  announcements: "Anúncios: Schneider, Schwarz, Ouvert",
  "announcements.when":
    "Fazem-se com o jogo, antes da primeira carta. O que anuncia tem de conseguir.",
  "announcements.schneider":
    "*Schneider anunciado*: precisa de {schneider} pontos. Só num jogo Hand.",
  "announcements.schwarz":
    "*Schwarz anunciado*: precisa das {tricks} vazas. O Schneider fica também anunciado.",
  "announcements.ouvert":
    "*Ouvert*: põe as cartas à vista antes da primeira saída e precisa de todas as vazas. Schwarz e Schneider ficam também anunciados. Só o Null se pode jogar Ouvert também depois de recolher o skat.",
  "announcements.example":
    "Espadas Hand com três, Schneider anunciado, mas só {points} pontos: perdido.",
  "announcements.missed":
    "Um anúncio falhado perde, mesmo com {win} pontos ou mais. Contam todos os níveis que o sucesso teria exigido.",
  following: "Porque não posso jogar esta carta?",
  "following.rule":
    "Porque tem de assistir. Se a saída foi a trunfo e tem trunfo, joga trunfo; se foi a um naipe e tem esse naipe, joga esse naipe.",
  "following.jack":
    "Num jogo de espadas: o valete de copas é trunfo. É preciso assistir com trunfo, não com copas.",
  "following.void":
    "Se não tem o que foi pedido, pode jogar qualquer carta. Nunca é obrigado a cortar, nem a sobretrunfar.",
  "following.jacks":
    "Nos jogos de naipe e no Grand, um valete pertence ao trunfo e nunca ao seu naipe. No Null é uma carta vulgar do seu naipe.",
  "following.barred": "Esta mesa não deixa passar nenhuma carta errada: não há renúncias.",
  winning: "Quando se ganha um jogo?",
  "winning.points": "Nos jogos de naipe e no Grand, o declarante precisa de {win} pontos.",
  "winning.half": "Com {half} para cada lado, ganharam os defensores.",
  "winning.null":
    "No Null, o declarante ganha se não fizer nenhuma vaza; a primeira acaba o jogo. Um jogo licitado em excesso também está perdido, sejam quantos forem os pontos.",
  schneider: "Schneider e Schwarz",
  "schneider.caught":
    "Fica Schneider quem tem no máximo {caught} pontos. Com {saved} está fora de Schneider.",
  "schneider.schwarz": "Fica Schwarz quem não faz nenhuma vaza. Schwarz inclui Schneider.",
  "schneider.both":
    "Vale para os dois lados: também o declarante pode ficar Schneider, e isso custa-lhe mais um nível.",
  "schneider.trick": "Uma vaza de três cartas sem valor também é uma vaza.",
  "schneider.own":
    "Quem anunciou Schneider e perde não paga outra vez por ficar ele próprio Schneider.",
  reckoning: "Como se calculou o meu jogo?",
  "reckoning.matadors": "Contar os matadores, com ou sem, nas dez cartas e no skat.",
  "reckoning.levels":
    "Um pelo jogo; um por cada um destes: Hand, Schneider, Schneider anunciado, Schwarz, Schwarz anunciado, Ouvert.",
  "reckoning.base": "Vezes o valor de base: é o valor do jogo.",
  "reckoning.bid": "Se for menor do que o licitado, houve [excesso de licitação](look-up#overbid).",
  "reckoning.lost": "Ganho conta simples, perdido conta a dobrar, também em Hand.",
  overbid: "O que é o excesso de licitação?",
  "overbid.what":
    "Licitou mais do que o jogo vale no fim. Então está perdido, mesmo com {all} pontos. Conta o menor múltiplo do valor de base que atinge o licitado, e a dobrar.",
  "overbid.example": "Copas com dois, licitado {bid}. Os {points} pontos não ajudam.",
  "overbid.skat":
    "Muitas vezes a culpa é de um matador no skat: transforma sem três em com um. Em Hand só se descobre no fim.",
  "overbid.saved":
    "Schneider ou Schwarz ainda podem levar o jogo até ao licitado. Por isso se pode anunciar um jogo de naipe pequeno de mais, mas não um Null pequeno de mais.",
  "overbid.equal": "Basta atingir exatamente o licitado.",
  null: "Null",
  "null.aim":
    "O declarante não pode fazer nenhuma vaza. Os pontos não contam, e a ordem das cartas é outra:",
  "null.order": "No Null, o valete vem depois da dama e o dez depois do valete",
  "null.no-trump": "Não há trunfo, nem matadores, nem Schneider, nem Schwarz.",
  "null.fixed":
    "Os valores são fixos: Null {null}, Null Hand {nullHand}, Null Ouvert {nullOuvert}, Null Ouvert Hand {nullOuvertHand}.",
  "null.ends": "Com a primeira vaza do declarante, o jogo está perdido e acabou.",
  "null.below":
    "Não se pode anunciar um Null que valha menos do que o licitado. Quem licitou mais de {null} joga Null Hand, Null Ouvert ou outra coisa.",
  "null.give-up":
    "Se não resta nenhum jogo, pode desistir antes da primeira carta. Conta como um jogo de naipe ou Grand perdido, à sua escolha, que cubra o licitado.",
  "giving-up": "Como se desiste de um jogo?",
  "giving-up.before": "Antes do anúncio: perdido como um jogo à sua escolha que cubra o licitado.",
  "giving-up.early":
    "O declarante pode desistir sem perguntar enquanto tiver pelo menos nove cartas, ou seja, antes de jogar a segunda.",
  "giving-up.later": "Mais tarde, um dos defensores tem de concordar.",
  "giving-up.defenders": "Os defensores só desistem em conjunto.",
  "giving-up.levels":
    "Quem quer deixar o outro lado Schneider ou Schwarz recusa e continua: só por desistir ninguém fica Schneider.",
  claims: "Quando se pode pôr as cartas à vista?",
  "claims.declarer":
    "O declarante pode mostrar as cartas e reclamar o jogo anunciado como ganho, com Schneider ou Schwarz se quiser.",
  "claims.proved":
    "Se o que ele pode saber prova que chega, estejam as cartas como estiverem, fazem-se logo as contas.",
  "claims.asked":
    "Senão, perguntam-se os defensores. Se um recusa, joga-se com a mão à vista. Se têm razão, a mesa não diz.",
  "claims.null": "No Null, mostrar quer dizer: já não faço vaza nenhuma.",
  "claims.defender":
    "Um defensor só pode reclamar se estiver provado que o declarante não faz mais nenhuma vaza. Senão, tudo fica escondido.",
  sheets: "Que quadros há?",
  "sheets.simple": "*Simples*: o declarante marca o valor, ou o dobro negativo.",
  "sheets.seeger":
    "*Seeger-Fabian*: mais 50 por cada jogo ganho e menos 50 por cada jogo perdido; se o declarante perde, cada um dos outros recebe 40, numa mesa de quatro 30.",
  "sheets.bierlachs":
    "*Bierlachs*: só há pontos negativos. Se o declarante ganha, os outros marcam negativo; perde quem primeiro chegar ao limite.",
  "sheets.table": "Copas com dois numa mesa de três, em cada quadro",
  series: "Como corre uma série?",
  "series.length":
    "Uma série tem {deals} distribuições, se não se combinar outra coisa; nos clubes, 36 a três e 48 a quatro.",
  "series.dealer": "O primeiro distribuidor tira-se à sorte; depois vai rodando.",
  "series.passed": "As distribuições passadas contam.",
  "series.four":
    "A quatro, o distribuidor fica de fora. Não vê cartas, mas está na folha de pontos.",
  "series.winner":
    "Ganha quem tem mais pontos no fim. Em Seeger-Fabian, o empate decide-se por mais jogos ganhos, depois por menos perdidos; senão, partilha-se a vitória.",
  dealing: "Como se distribui, e quem baralha?",
  "dealing.order":
    "Três a cada um, duas para o skat, quatro a cada um, três a cada um; sempre a partir da mão da frente.",
  "dealing.proof":
    "Baralha o servidor, mas não como quer: compromete-se antes de os jogadores darem a sua parte, e depois de cada distribuição o seu navegador confere. Mesmo assim, o servidor conhece as cartas.",
  manners: "Como se deve estar à mesa?",
  "manners.talk":
    "Durante o jogo não se fala de cartas. Até às contas só há, por isso, frases feitas.",
  "manners.time":
    "Não faça esperar sem necessidade. Ao longo de dias, joga-se quando há tempo; ao vivo, fica-se sentado.",
  "manners.tricks":
    "Pode ver-se a última vaza. Se também as anteriores, dizem-no as regras da mesa.",
  "manners.watch": "Quem assiste ou fica de fora não se mete no jogo.",
  "manners.bids": "Aborreça-se em silêncio. Na distribuição seguinte tudo está esquecido.",
};
