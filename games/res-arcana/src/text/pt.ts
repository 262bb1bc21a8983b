/** Res Arcana em português do Brasil. Virar e desvirar são os termos correntes nos jogos de cartas. */
import { capital, joined } from '@gloaming/engine';
import { type Amounts, type Cost, ESSENCES, type Essence, type Kind, type KindSet, LIFE, size } from '../essences.ts';
import type { Where } from '../reasons.ts';
import type { Destroyable, Tag, Zone } from '../verbs.ts';
import {
  anyNoun,
  eachAmount,
  eachPart,
  essenceNoun,
  gainsOf,
  kindsIn,
  kindsNotIn,
  onlyKind,
  pointsNoun,
  priceCut,
  some,
} from './phrases.ts';
import type { NewsContext, Words } from './words.ts';

const WORDS: Record<Essence, string> = { elan: 'elã', life: 'vida', calm: 'calma', death: 'morte', gold: 'ouro' };
const and = (parts: readonly string[]): string => joined(parts, ' e ');
const or = (parts: readonly string[]): string => joined(parts, ' ou ');
const essence = (kind: Kind): string => essenceNoun(kind, '', WORDS[ESSENCES[kind]]);
const amount = (n: number | 'X', kind: Kind): string => essenceNoun(kind, n, `${n} de ${WORDS[ESSENCES[kind]]}`);
const amounts = (what: Amounts): string => and(eachAmount(what, amount)) || 'nada';
const except = (kinds: KindSet): string => {
  const without = kindsNotIn(kinds).map(essence);
  return without.length === 0 ? '' : `, exceto ${and(without)}`;
};
const any = (n: number, kinds: KindSet): string => {
  const only = onlyKind(kinds);
  if (only !== null) return amount(n, only);
  return anyNoun(n, `${n} ${n === 1 ? 'essência qualquer' : 'essências quaisquer'}`) + except(kinds);
};
const cost = (c: Cost): string => and(eachPart(c, amount, any)) || '0';
const points = (n: number): string => pointsNoun(n, `${n} ${n === 1 ? 'ponto' : 'pontos'}`);
const cards = (n: number): string => (n === 1 ? 'uma carta' : `${n} cartas`);
const topCards = (n: number): string => (n === 1 ? 'a carta do topo' : `as ${n} cartas do topo`);
const toGo = (left: number): string => (left === 1 ? '' : ` Faltam ${left}.`);
const quoted = (name: string): string => `“${name}”`;
/** Nomes de cartas ficam entre aspas: assim não precisam de artigo nem de contração. */
const aCard = (card: string): string => (card === '' ? 'uma carta' : quoted(card));
/** Contam-se as essências: “cada morte” seria outra coisa. */
const eachEssence = (kind: Kind): string => `cada essência de ${essence(kind)}`;
/** Kinds never go back, so whoever takes a later one first cannot have an earlier one any more. */
const inOrder = (left: number, isAtOnce: boolean): string =>
  left === 1 ? '' : ` Faltam ${left}.${isAtOnce ? '' : ' Um tipo que você pular não volta a ser oferecido.'}`;

const OWN: Record<Tag | 'component', string> = {
  dragon: 'um dragão seu',
  creature: 'uma criatura sua',
  component: 'um componente seu',
};
const ONE: Record<Tag | 'artifact', string> = {
  dragon: 'um dragão',
  creature: 'uma criatura',
  artifact: 'um artefato',
};
const NOUN: Record<Tag | 'artifact' | 'component', string> = {
  dragon: 'dragão',
  creature: 'criatura',
  artifact: 'artefato',
  component: 'componente',
};
const EVERY: Record<Tag, string> = { dragon: 'cada dragão seu', creature: 'cada criatura sua' };
const PLURAL: Record<Tag | 'artifact', string> = {
  dragon: 'Seus dragões',
  creature: 'Suas criaturas',
  artifact: 'Seus artefatos',
};
const DESTROYED: Record<Destroyable, string> = {
  artifact: 'um artefato seu',
  otherArtifact: 'outro artefato seu',
  dragonOrCreature: 'um dragão seu ou uma criatura sua',
};
const WHICH_DESTROYED: Record<Destroyable, string> = {
  artifact: 'qual artefato seu',
  otherArtifact: 'qual outro artefato seu',
  dragonOrCreature: 'qual dragão seu ou criatura sua',
};
const ZONES: Record<Zone, string> = {
  hand: 'da mão',
  discards: 'do seu descarte',
  anyDiscards: 'do descarte de qualquer jogador',
};
const named = ({ cards: known, unknown }: NewsContext): string =>
  and([...known.map(quoted), ...(unknown === 0 ? [] : [known.length === 0 ? cards(unknown) : `mais ${unknown}`])]);

const OTHER: Record<Tag, string> = { dragon: 'outro dragão desvirado', creature: 'outra criatura desvirada' };
const NONE_TO_DESTROY: Record<Destroyable, string> = {
  artifact: 'nenhum artefato',
  otherArtifact: 'outro artefato',
  dragonOrCreature: 'dragão nem criatura',
};
const IS_NOT: Record<Destroyable | Tag, string> = {
  artifact: 'um artefato',
  otherArtifact: 'um artefato',
  dragonOrCreature: 'dragão nem criatura',
  dragon: 'um dragão',
  creature: 'uma criatura',
};
const FROM: Record<Where, string> = {
  hand: 'uma carta da sua mão',
  discards: 'uma carta do seu descarte',
  anyDiscards: 'uma carta do descarte de alguém',
  play: 'algo que você tem em jogo',
  items: 'um item mágico do meio da mesa',
};

export const PT: Words = {
  language: 'pt',
  names: {
    athanor: 'Atanor',
    'bone-dragon': 'Dragão de Ossos',
    'celestial-horse': 'Cavalo Celestial',
    'chalice-of-fire': 'Cálice do Fogo',
    'chalice-of-life': 'Cálice da Vida',
    'corrupt-altar': 'Altar Corrompido',
    crypt: 'Cripta',
    'cursed-skull': 'Crânio Amaldiçoado',
    'dancing-sword': 'Espada Dançante',
    'dragon-bridle': 'Rédeas de Dragão',
    'dragon-egg': 'Ovo de Dragão',
    'dragon-teeth': 'Dentes de Dragão',
    'dwarven-pickaxe': 'Picareta Anã',
    'earth-dragon': 'Dragão da Terra',
    'elemental-spring': 'Nascente Elemental',
    'elvish-bow': 'Arco Élfico',
    'fiery-whip': 'Chicote Flamejante',
    'fire-dragon': 'Dragão do Fogo',
    'flaming-pit': 'Fosso em Chamas',
    'fountain-of-youth': 'Fonte da Juventude',
    'guard-dog': 'Cão de Guarda',
    'hand-of-glory': 'Mão da Glória',
    hawk: 'Gavião',
    'horn-of-plenty': 'Cornucópia',
    'hypnotic-basin': 'Bacia Hipnótica',
    'jeweled-statuette': 'Estatueta Cravejada',
    'magical-shard': 'Fragmento Mágico',
    mermaid: 'Sereia',
    nightingale: 'Rouxinol',
    'philosophers-stone': 'Pedra Filosofal',
    prism: 'Prisma',
    'ring-of-midas': 'Anel de Midas',
    'sacrificial-dagger': 'Adaga Sacrificial',
    'sea-serpent': 'Serpente Marinha',
    treant: 'Ente',
    'tree-of-life': 'Árvore da Vida',
    vault: 'Cofre',
    'water-dragon': 'Dragão da Água',
    'wind-dragon': 'Dragão do Vento',
    'windup-man': 'Boneco de Corda',
    alchemist: 'Alquimista',
    artificer: 'Artífice',
    druid: 'Druida',
    duelist: 'Duelista',
    healer: 'Curandeiro',
    necromancer: 'Necromante',
    scholar: 'Erudito',
    seer: 'Vidente',
    transmuter: 'Transmutadora',
    witch: 'Bruxa',
    alchemy: 'Alquimia',
    'calm-elan': 'Calma / Elã',
    'death-life': 'Morte / Vida',
    divination: 'Adivinhação',
    protection: 'Proteção',
    reanimate: 'Reanimação',
    research: 'Pesquisa',
    transmutation: 'Transmutação',
    colossus: 'Colosso',
    'golden-statue': 'Estátua Dourada',
    'great-pyramid': 'Grande Pirâmide',
    'hanging-gardens': 'Jardins Suspensos',
    library: 'Biblioteca',
    mausoleum: 'Mausoléu',
    obelisk: 'Obelisco',
    oracle: 'Oráculo',
    'solomons-mine': 'Mina de Salomão',
    temple: 'Templo',
    'sacred-grove': 'Bosque Sagrado',
    'alchemists-tower': 'Torre do Alquimista',
    'catacombs-of-the-dead': 'Catacumbas dos Mortos',
    'sacrificial-pit': 'Poço dos Sacrifícios',
    'cursed-forge': 'Forja Amaldiçoada',
    'dwarven-mines': 'Minas dos Anões',
    'coral-castle': 'Castelo de Coral',
    'sunken-reef': 'Recife Submerso',
    'dragons-lair': 'Covil do Dragão',
    'sorcerers-bestiary': 'Bestiário do Feiticeiro',
  },
  kinds: {
    artifact: 'artefato',
    mage: 'mago',
    item: 'item mágico',
    monument: 'monumento',
    place: 'Lugar de Poder',
  },
  tags: { dragon: 'dragão', creature: 'criatura' },
  amounts,
  cost,
  ofKind: essence,
  points,

  printed: {
    turn: (_, { inCost }) => (inCost ? 'vire' : 'vire este componente'),
    pay: (v) => `pague ${cost(v.cost)}`,
    payOne: (v) =>
      `pague ${kindsNotIn(v.kinds).length === 0 ? any(1, v.kinds) : or(kindsIn(v.kinds).map((kind) => amount(1, kind)))}`,
    payOfOneKind: () => 'pague X essências de um mesmo tipo',
    turnOwn: (v) => `vire também ${OWN[v.tag]}`,
    destroySelf: () => 'destrua este artefato',
    destroy: (v, { isRivals }) =>
      `destrua ${isRivals && v.which === 'artifact' ? 'um artefato próprio' : DESTROYED[v.which]}`,
    discard: () => 'descarte uma carta',
    gain: (v) => `ganhe ${amounts(v.what)}`,
    gainPaid: (v) => {
      const only = onlyKind(v.kinds);
      return only === null ? `ganhe X essências de um mesmo tipo${except(v.kinds)}` : `ganhe ${amount('X', only)}`;
    },
    gainAny: (v) => `${v.onto === 'pool' ? 'ganhe' : 'coloque aqui'} ${any(v.n, v.kinds)}`,
    gainItsCost: (v) => {
      const only = onlyKind(v.kinds);
      const what = only === null ? `essências quaisquer${except(v.kinds)}` : essence(only);
      return `ganhe o custo daquela carta${v.plus === 0 ? '' : ` + ${v.plus}`} em ${what}`;
    },
    put: (v) => `coloque aqui ${amounts(v.what)}`,
    putPaid: (v) => `coloque essa essência ${v.on === 'self' ? 'aqui' : 'em um componente seu'}`,
    rivalsGain: (v) => `cada rival ganha ${amounts(v.what)}`,
    gainPerRivals: (v) => `ganhe ${amount(1, v.gain)} para ${eachEssence(v.per)} na reserva de um rival`,
    straighten: (v) => {
      if (v.which === 'self') return 'desvire este componente';
      return `desvire ${OWN[v.which === 'own' ? 'component' : v.which]}`;
    },
    draw: (v) => `compre ${cards(v.n)}`,
    lookAt: (v) => `veja ${topCards(v.n)} do seu baralho ou do baralho de monumentos e devolva-as em qualquer ordem`,
    placeFrom: (v) => {
      const price = {
        full: 'pelo custo normal',
        less: `por ${v.less} a menos${v.tag === null ? ' (nunca menos ouro)' : ''}`,
        free: 'de graça',
      };
      return `jogue ${ONE[v.tag ?? 'artifact']} ${ZONES[v.zone]} ${price[priceCut(v.less)]}`;
    },
    checkVictory: () => 'verifique a vitória agora',
    choose: (v, { list }) => {
      const gains = gainsOf(v.of);
      return gains === null ? or(v.of.map((verbs) => list(verbs))) : `ganhe ${or(gains.map(amounts))}`;
    },
    lift: (v) => `retire ${amounts(v.what)} daqui`,
    drawThenDiscard: (v) => `compre ${cards(v.n)}, depois descarte a mesma quantidade`,
    whereLies: (v, { list }) => `se houver ${essence(v.kind)} aqui, ${list(v.then)}`,
    putMoreOfEachKind: (v) => `acrescente ${v.n} de cada tipo que houver aqui`,
    extraPoints: (v) => `tenha ${points(v.n)} a mais nesta verificação`,
    attack: (v, { list }) =>
      `cada rival perde ${amount(v.n, LIFE)}${v.price.length === 0 ? '' : ` (para ignorar: ${list(v.price, true)})`}`,
    ignore: () => 'ignore',
  },
  abilities: {
    discount: ({ tag, less }) =>
      `${PLURAL[tag ?? 'artifact']} custam ${less} a menos${tag === null ? ' (nunca menos ouro)' : ''}`,
    pointsPerEssence: ({ kind }) => `${points(1)} para ${eachEssence(kind)} aqui`,
    pointsPer: ({ tag, n }) => `${points(n)} para ${EVERY[tag]} em jogo`,
  },
  parts: {
    collect: 'Coleta',
    kept: 'Quando nada é retirado daqui na coleta',
    upkeep: 'Coleta, no final',
    claimed: 'Ao ser conquistado',
  },
  reactions: {
    lifeLoss: 'Reação à perda de vida',
    dragon: 'Reação ao ataque de um dragão',
    check: 'Reação à verificação de vitória',
  },
  evenTurned: 'mesmo com a carta virada',

  questions: {
    payRest: (_, { left, losing, isAtOnce }) =>
      `qual essência você ${losing ? 'perde' : 'paga'}?${inOrder(left, isAtOnce)}`,
    payOne: () => 'qual essência você paga?',
    payOfOneKind: (_, { kind }) =>
      kind === null ? 'essências de que tipo você paga?' : `quanto de ${essence(kind)} você paga?`,
    turnOwn: (v) => `qual ${NOUN[v.tag]} você vira?`,
    destroy: (v) => `${WHICH_DESTROYED[v.which]} você destrói?`,
    discard: (_, { left }) => `qual carta você descarta?${toGo(left)}`,
    gainPaid: (_, { left }) => `essências de que tipo você ganha? Quantidade: ${left}.`,
    gainAny: (v, { left, isAtOnce }) =>
      `qual essência você ${v.onto === 'pool' ? 'ganha' : 'coloca aqui'}?${inOrder(left, isAtOnce)}`,
    putPaid: (_, { kind }) => `em qual componente você coloca ${kind === null ? 'a essência' : amount(1, kind)}?`,
    gainPerRivals: (v) => `de qual rival você conta as essências de ${essence(v.per)}?`,
    straighten: (v) => `qual ${NOUN[v.which === 'self' || v.which === 'own' ? 'component' : v.which]} você desvira?`,
    lookAt: (v) => `de qual baralho você vê ${topCards(v.n)}?`,
    putBack: (v) =>
      `qual ${v.monuments ? 'dos' : 'das'} ${v.n} ${v.monuments ? 'monumentos' : 'cartas'} você põe mais embaixo?`,
    placeFrom: (v) => `qual ${NOUN[v.tag ?? 'artifact']} ${ZONES[v.zone]} você joga?`,
    choose: () => 'o que você escolhe?',
    suffer: (v, { attacker }) => `${attacker} ataca, você perde ${amount(v.n, LIFE)}. O que você faz?`,
    takeFrom: (_, { what }) => `você pega o que está aqui (${amounts(what)})?`,
    act: () => 'sua ação?',
    swapItem: () => 'por qual item mágico você troca o seu?',
    reactToCheck: () => 'verificação de vitória. Você reage?',
    pickFromPack: (_, { left }) => `com qual artefato você fica? São ${left} para escolher.`,
    pickMage: () => 'qual mago você escolhe?',
    pickItem: () => 'qual item mágico você pega?',
    pickFirstPlayer: () => 'quem começa?',
    pickOpen: (_, { left }) => `qual artefato você escolhe?${toGo(left)}`,
  },
  labels: {
    pass: (takesToken) => (takesToken ? 'Passar e pegar o marcador de primeiro jogador' : 'Passar'),
    place: (name, price) => `Jogar ${name} (${price})`,
    discard: (name) => `Descartar ${name}`,
    claim: (name, price) => `Conquistar ${name} (${price})`,
    claimUnseen: (price) => `Conquistar às cegas o monumento do topo (${price})`,
    leave: (what, then) => `Deixar ${amounts(what)}${then === '' ? '' : `: ${then}`}`,
    take: (what) => `Pegar ${amounts(what)}`,
    lose: (life, others) =>
      `Perder ${and([...some(life, 'de vida'), ...some(others, others === 1 ? 'outra essência' : 'outras essências')])}`,
    loseNothing: 'Não perder nada',
    ignoreFor: (price) => `Ignorar: ${price}`,
    dontReact: 'Não fazer nada',
    straightenNothing: 'Não desvirar nada',
    placeNothing: 'Não jogar nada',
    ownDeck: 'Seu baralho',
    monumentDeck: 'Baralho de monumentos',
    less: (price, n) => `${price}, ${n} a menos`,
  },
  reasons: {
    lacksEssences: ({ n, of }) =>
      n === size(of) ? `Precisa de mais ${cost(of)}.` : `Precisa de mais ${n}, dentre ${cost(of)}.`,
    lacksOnIt: ({ missing }) => `Precisa de mais ${amounts(missing)} nesta carta.`,
    lacksToTurn: ({ tag }) => `Você não tem ${OTHER[tag]}.`,
    lacksToDestroy: ({ which }) => `Você não tem ${NONE_TO_DESTROY[which]} em jogo.`,
    lacksCardInHand: () => 'Você não tem carta na mão para descartar.',
    noMonuments: () => 'O baralho de monumentos está vazio.',
    noCards: () => 'Seu baralho e seu descarte estão vazios.',
    isTurned: () => 'Está virada e será desvirada no fim da rodada.',
    isStraight: () => 'Já está desvirada.',
    worksByItself: () => 'Funciona sozinha; não há nada para usar.',
    onlyReacts: () => 'Só reage; não há nada para usar.',
    doesNotReact: () => 'Não reage a isso.',
    swappedByPassing: () => 'Itens mágicos são trocados ao passar.',
    notYours: (_, { who }) => `Pertence a ${who}.`,
    ownPool: () => 'Precisa ser a reserva de um rival.',
    isNot: ({ what }) => `Não é ${IS_NOT[what]}.`,
    isItself: () => 'Precisa ser outra carta.',
    onlyFrom: ({ where }) => `Precisa ser ${FROM[where]}.`,
    onlyKinds: ({ kinds }) => `Aqui só vale ${or(kindsIn(kinds).map(essence))}.`,
    passedOver: () => 'Você já pulou esse tipo.',
    notInCost: () => 'Esse tipo não faz parte do custo.',
    leavesTooLittle: () => 'Os tipos anteriores também são necessários. Escolha-os primeiro.',
    notAskedYet: (_, { card }) => `Agora a pergunta é sobre ${quoted(card)}.`,
  },
  news: {
    began: ({ game, first }, { names }) =>
      `${game === 1 ? 'A partida' : `A partida ${game}`} começa. Quem joga primeiro: ${names[first]}.`,
    dealt: (_, told) => `${told.does('recebe')} ${named(told)}.`,
    round: ({ round }) => `Rodada ${round}.`,
    picked: (_, { does, card }) => `${does('escolhe')} ${aCard(card)}.`,
    gained: ({ what }, { does, card }) => `${does('ganha')} ${amounts(what)}${card && ` (${card})`}.`,
    paid: ({ what }, { does }) => `${does('paga')} ${amounts(what)}.`,
    lost: ({ what }, { does }) => `${does('perde')} ${amounts(what)}.`,
    put: ({ what }, { does, card }) => `${does('coloca')} ${amounts(what)} em ${quoted(card)}.`,
    took: ({ what }, { does, card }) => `${does('pega')} ${amounts(what)} de ${quoted(card)}.`,
    lifted: ({ what }, { does, card }) => `${does('retira')} ${amounts(what)} de ${quoted(card)}.`,
    turned: (_, { does, card }) => `${does('vira')} ${quoted(card)}.`,
    straightened: (_, { does, card }) => `${does('desvira')} ${quoted(card)}.`,
    used: (_, { does, card }) => `${does('usa')} ${quoted(card)}.`,
    announced: (_, { does, card }) => `${does('joga')} ${quoted(card)}.`,
    placed: () => '',
    claimed: (_, { does, card }) =>
      `${does('conquista')} ${card === '' ? 'às cegas o monumento do topo' : quoted(card)}.`,
    revealed: (_, { card }) => `Novo monumento${card && `: ${card}`}.`,
    discarded: (_, { does, card }) => `${does('descarta')} ${aCard(card)}.`,
    destroyed: (_, { does, card }) => `${does('destrói')} ${quoted(card)}.`,
    drew: (_, { does, card }) => `${does('compra')} ${aCard(card)}.`,
    reshuffled: (_, { does }) => `${does('embaralha')} o descarte e o coloca no fundo do baralho.`,
    looked: ({ monuments }, told) => {
      const top = topCards(told.cards.length + told.unknown);
      const seen = told.cards.length === 0 ? '' : `: ${named(told)}`;
      return `${told.does('vê')} ${top} do ${monuments ? 'baralho de monumentos' : 'próprio baralho'}${seen}.`;
    },
    attacked: ({ n }, { does, card }) => `${does('ataca')} com ${quoted(card)}: ${amount(n, LIFE)}.`,
    ignored: (_, { does, card, byReaction }) =>
      byReaction
        ? `${does('ignora')} o ataque graças a ${quoted(card)}.`
        : `${does('ignora')} o ataque de ${quoted(card)}.`,
    passed: ({ first }, { does }) => `${does('passa')}${first ? ' e pega o marcador de primeiro jogador' : ''}.`,
    swapped: (_, { does, cards: [one, other] }) =>
      other === undefined ? `${does('pega')} ${quoted(one)}.` : `${does('troca')} ${quoted(one)} por ${quoted(other)}.`,
    extraPoints: ({ n }, { does, card }) => `${does('tem')} ${points(n)} a mais nesta verificação (${card}).`,
    checked: (news, { names }) =>
      `Verificação de vitória: ${news.points.map((n, seat) => `${names[seat]} ${n}`).join(', ')}.`,
    won: ({ winners, points: all }, { does, names }) =>
      winners.length === 1
        ? `${does('vence', 'vence', winners[0])} com ${points(all[winners[0]])}.`
        : `${capital(and(winners.map((seat) => names[seat])))} dividem a vitória com ${points(all[winners[0]])}.`,
    chosenFirst: ({ first }, { does, names }) => `${does('decide')} quem começa: ${names[first]}.`,
  },
};
