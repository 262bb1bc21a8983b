/** Evenfall em português do Brasil, com os termos do manual brasileiro (explorar é o que as outras edições chamam de colher). */
import { capital, joined } from '@gloaming/engine';
import { type Cost, type Goods, type Kind, RESOURCES, type Resource, size } from '../goods.ts';
import type { Hindrance, Scored } from '../news.ts';
import type { Catalyst } from '../nouns.ts';
import { type Circle, type Figure, RED, REGIONS, type Region, SHAPES, type Stone } from '../nouns.ts';
import type { Working } from '../reasons.ts';
import { namesIn } from './names.ts';
import { drawn, eachGood, eachPart, gaining, some } from './phrases.ts';
import type { NewsContext, Words } from './words.ts';

const and = (parts: readonly string[]): string => joined(parts, ' e ');
const or = (parts: readonly string[]): string => joined(parts, ' ou ');
/** Zero pede o singular. */
const counted = (n: number, one: string, more = `${one}s`): string => `${n} ${n <= 1 ? one : more}`;
const quoted = (name: string): string => `“${name}”`;

const RESOURCE: Record<Resource, readonly [string, string]> = {
  herb: ['Erva', 'Ervas'],
  potion: ['Elixir', 'Elixires'],
  knowledge: ['Conhecimento', 'Conhecimentos'],
};
const A_FIGURE: Record<Figure, string> = { witch: 'uma Bruxa', elder: 'um Ancião' };
const CATALYST: Record<Catalyst, string> = { scythe: 'Foice', orb: 'Orbe' };
const A_CATALYST: Record<Catalyst, string> = { scythe: 'uma Foice', orb: 'um Orbe' };
const CIRCLE: Record<Circle, string> = { outer: 'Círculo Externo', inner: 'Círculo Interno' };

const witches = (n: number): string => counted(n, 'Bruxa');
const catalysts = (n: number, catalyst: Catalyst): string => counted(n, CATALYST[catalyst]);
/** Quando não importa qual. */
const figures = (n: number): string => counted(n, 'Bruxa/Ancião', 'Bruxas/Anciões');
const points = (n: number): string => counted(n, 'PV');
const cards = (n: number): string => counted(n, 'carta');
const COUNTING = drawn({
  resource: (n: number, kind: Kind) => counted(n, ...RESOURCE[RESOURCES[kind]]),
  any: (n) => counted(n, 'Recurso qualquer', 'Recursos quaisquer'),
  mana: (n) => counted(n, 'Mana'),
  cards,
  points,
});
const goods = (what: Goods): string => and(eachGood(what, COUNTING)) || 'nada';
const cost = (c: Cost): string => and(eachPart(c, COUNTING)) || '0';
const gain = (what: Goods): string =>
  gaining(what, COUNTING, { gain: (list) => `receba ${list}`, draw: (n) => `compre ${n}`, and });

const KEYWORDS = { artifact: 'Artefato', familiar: 'Familiar', enchantment: 'Encantamento' };
const SHAPE = { eye: 'Olho', flame: 'Chama', wave: 'Onda', fang: 'Presa' };
const REGION = {
  northernLakes: 'Lagos do Norte',
  centralMountains: 'Montanhas Centrais',
  southernSlopes: 'Encostas do Sul',
};
const THE: Record<Region, 'os' | 'as'> = { northernLakes: 'os', centralMountains: 'as', southernSlopes: 'as' };
const HINDERED: Record<Hindrance, string> = {
  noWitch: 'ela não tem mais Bruxas',
  noPlace: 'não há mais Locais de Poder nessa Região',
  noPlaceLeft: 'o Baralho de Locais está vazio',
  noRitual: 'nenhum Local de Poder no Círculo Externo dela tem um Ritual',
  nothingToHarvest: 'o Círculo Externo dela está vazio',
  noCard: 'o Baralho de Compras está vazio',
  noFreePlace: 'não há Local de Poder sem Ritual no Círculo Externo dela',
};
const SCORED: Record<Scored, string> = {
  specialists: 'Especialistas',
  council: 'efeitos de Final da Partida de Membros do Conselho',
  rituals: 'Rituais no Círculo Interno',
  doubled: 'Rituais duplicados por Pedras de Poder',
  places: 'Locais de Poder no Círculo Interno',
};
const inRegion = (n: number): string => `n${THE[REGIONS[n]]} ${REGION[REGIONS[n]]}`;
const ofRegion = (n: number): string => `d${THE[REGIONS[n]]} ${REGION[REGIONS[n]]}`;
const toRegion = (n: number): string => `para ${THE[REGIONS[n]]} ${REGION[REGIONS[n]]}`;
const stone = (n: Stone): string =>
  n === RED ? 'Pedra de Poder Vermelha' : `Pedra de Poder ${quoted(SHAPE[SHAPES[n]])}`;
const toGo = (left: number): string => (left === 1 ? '' : ` Faltam ${left}.`);
/** Kinds never go back, so whoever takes a later one first cannot have an earlier one any more. */
const inOrder = (left: number, isAtOnce: boolean): string =>
  left === 1 ? '' : ` Faltam ${left}.${isAtOnce ? '' : ' Um tipo que você pular não volta a ser oferecido.'}`;
const upTo = (n: number): string => (n === 1 ? '' : ` Até ${n}.`);
/** Nomes de cartas ficam entre aspas: assim não precisam de artigo nem de contração. */
const aCard = (card: string): string => (card === '' ? 'uma carta' : quoted(card));
/** De onde vem uma Transferência. */
const fromCause = (cause: string, isBinding: boolean): string =>
  cause === '' ? '' : ` (${isBinding ? 'Bônus de Vinculação de ' : ''}${quoted(cause)})`;
const named = ({ cards: known, unknown }: NewsContext): string =>
  and([...known.map(quoted), ...(unknown === 0 ? [] : [known.length === 0 ? cards(unknown) : `mais ${unknown}`])]);

const WORKS: Record<Working, string> = {
  atOnce: 'O efeito veio quando a carta foi jogada.',
  always: 'Funciona sozinha; não há nada para ativar.',
  battle: 'Funciona sozinha, na Fase de Conflito.',
  roundEnd: 'Funciona sozinha, no Final da Rodada.',
  gameEnd: 'Funciona sozinha, no Final da Partida.',
};

export const PT: Words = {
  language: 'pt',
  automa: 'Automa',
  names: namesIn('pt'),
  kinds: {
    place: (icon) => `Local de Poder, símbolo ${SHAPE[icon]}`,
    startingPlace: (clan, icon) => `Local Inicial (${PT.clans[clan]}), símbolo ${SHAPE[icon]}`,
    ritual: 'Ritual',
    person: 'Especialista ou Membro do Conselho',
  },
  keywords: KEYWORDS,
  shapes: SHAPE,
  regions: REGION,
  circles: CIRCLE,
  clans: { star: 'A Estrela', cross: 'A Cruz', circle: 'O Círculo', spike: 'A Lança' },
  levels: { apprentice: 'Aprendiz', witch: 'Feiticeira', master: 'Mestra', heir: 'Herdeira do Trono' },
  sides: { sun: 'Lado do Sol', moon: 'Lado da Lua' },
  roles: { ritual: 'Ritual', specialist: 'Especialista', council: 'Membro do Conselho' },
  rondel: {
    xCoven: (n) =>
      `receber ${n === null ? 'os PVs do grau de dificuldade da Automa' : points(n)} e subir na Trilha do Coven`,
    northernLakes: () => 'descobrir um Local de Poder nos Lagos do Norte',
    centralMountains: () => 'descobrir um Local de Poder nas Montanhas Centrais',
    play: () => 'jogar a carta do topo do Baralho de Compras',
    coven: () => 'subir na Trilha do Coven',
    transfer: () => 'transferir um Local de Poder com Ritual',
    harvest: () => 'explorar o Círculo Externo',
    drawPlace: () => 'comprar um Local de Poder do Baralho de Locais',
  },

  goods,
  cost,
  mana: COUNTING.mana,
  points,
  figures: (n, figure) => (figure === 'witch' ? witches(n) : counted(n, 'Ancião', 'Anciões')),
  catalysts,
  stone,

  afterColon: (text) => text,
  printed: {
    pay: (v) => `pague ${cost(v.cost)}`,
    discard: (v) => `descarte ${cards(v.n)}`,
    removeFromHand: (v) => `coloque na caixa ${cards(v.n)} da sua mão`,
    removeRitual: () =>
      'coloque na caixa um de seus Rituais com os Catalisadores dele (as Bruxas e os Anciões nele voltam à sua Reserva)',
    gain: (v) => gain(v.goods),
    gainPer: (v, { count }) => `${gain(v.goods)} para ${count(v.per)}`,
    choose: (v, { each }) => `escolha um: ${v.of.map((one) => and(each(one))).join(' / ')}`,
    exchange: (v, { list }) => `se quiser: ${list(v.cost)} → ${list(v.effect)}`,
    transfer: (v) => `realize ${v.n === 1 ? 'uma Transferência' : `${v.n} Transferências`}`,
    coven: (v) =>
      `suba ${counted(v.n, 'passo')} na Trilha do Coven${v.both ? ' e substitua a “/” por um “+” (receba ambos os bônus)' : ''}`,
    harvest: (v) =>
      ({
        own: 'explore um de seus Locais de Poder (em qualquer Círculo)',
        other: 'explore um Local de Poder em outro Coven',
        it: 'explore-o',
      })[v.which],
    harvestOuter: () => 'explore seu Círculo Externo',
    discoverFreely: () =>
      'escolha uma Região, preencha os espaços vazios dela e descubra ali um Local de Poder qualquer sem usar Bruxas',
    takePlace: () => 'coloque o Local de Poder do topo do Baralho de Locais em seu Círculo Externo',
    putElders: (v) =>
      v.n === 1
        ? 'você pode colocar um Ancião da sua Reserva em uma Região'
        : `você pode colocar até ${v.n} Anciões da sua Reserva em Regiões`,
    returnFigure: (v) =>
      `você pode devolver ${v.figure === 'witch' ? 'uma de suas Bruxas' : 'um de seus Anciões'} de ${v.from === 'region' ? 'uma Região' : 'um Ritual'} à sua Reserva`,
    moveFigures: () => 'mova todas as Bruxas e Anciões de um de seus Rituais para uma Região',
    buildFreely: (v) =>
      `você pode construir ${v.n === 1 ? A_CATALYST[v.catalyst] : `até ${catalysts(v.n, v.catalyst)}`} sem pagar`,
    borrow: () =>
      'coloque um Ancião da sua Reserva sobre um Especialista de um oponente; enquanto ele estiver lá, o efeito desse Especialista também está ativo para você',
    takeRedStone: () => 'receba a Pedra de Poder Vermelha',
    trackBonus: () => 'receba um bônus da sua Trilha do Coven que você já tenha alcançado',
    changeDial: (v) => `você pode alterar o valor do seu Mostrador de Mana em até ${v.by}`,
    boost: (v) => `você pode escolher uma Região em que tenha uma Bruxa ou um Ancião: +${v.n} de força ali`,
  },
  counts: {
    keyword: ({ keyword }) => `cada carta com a Palavra-Chave ${quoted(KEYWORDS[keyword])} visível em seu Coven`,
    places: ({ circle }) => `cada Local de Poder em seu ${CIRCLE[circle]}`,
    catalysts: ({ catalyst }) => `cada ${CATALYST[catalyst]} em seu Coven`,
    specialists: () => 'cada Especialista seu',
    shape: ({ shape }) =>
      `cada Pedra de Poder ${quoted(SHAPE[shape])} e cada símbolo ${quoted(SHAPE[shape])} em seu Círculo Interno`,
    resourceSymbols: () =>
      'cada símbolo de Recurso nos Resultados da Exploração de seus Locais de Poder (nos dois Círculos) e para cada Local de Poder com esse símbolo e uma Foice',
    eldersInReserve: () => 'cada Ancião em sua Reserva',
  },
  symbolsAndScythes:
    'cada símbolo de Recurso nos Resultados da Exploração de seus Locais de Poder (nos dois Círculos) e para cada Foice em um Local de Poder com esse símbolo',
  abilities: {
    discount: ({ on, less }) =>
      `${on === 'ritual' ? 'Rituais' : 'Membros do Conselho'} custam ${COUNTING.any(less)} a menos para você`,
    manaForCatalysts: ({ scythe, orb }) =>
      `Ao construir Catalisadores, em vez do custo normal você pode pagar ${COUNTING.mana(scythe)} por uma Foice e ${COUNTING.mana(orb)} por um Orbe`,
    elderSpaces: ({ where }) =>
      `Seus Anciões também podem ativar Campos de Ação ${where === 'region' ? 'das Regiões' : 'em seu Círculo Externo'}`,
    strength: ({ n }) => `+${n} de força em cada conflito de que você participar`,
  },
  when: {
    discover: () => 'Quando você descobrir um Local de Poder',
    play: ({ keyword }) =>
      `Quando você jogar outra carta com a Palavra-Chave ${quoted(KEYWORDS[keyword])} (Ritual ou Especialista)`,
    build: () => 'Quando você construir um Catalisador',
    transfer: () => 'Quando você transferir um Local de Poder',
    harvest: ({ place }) => `Quando você explorar ${place === 'any' ? 'um' : 'este'} Local de Poder`,
    discard: () => 'Quando você descartar uma carta',
    token: ({ by }) =>
      ({
        any: 'Quando qualquer jogador (inclusive você) ativar o próprio Marcador de Coven',
        you: 'Quando você ativar seu Marcador de Coven',
        others: 'Quando outro jogador ativar o próprio Marcador de Coven',
      })[by],
    battleWon: () => 'Quando você ganhar um conflito',
    coven: () => 'Quando você subir um passo na Trilha do Coven',
    pass: () => 'Quando você passar',
  },
  headings: {
    immediate: () => 'Efeito imediato',
    space: ({ space }) =>
      space.many ? 'Campo de Ação (para qualquer quantidade de Bruxas e Anciões)' : 'Campo de Ação',
    turn: () => 'Ação Livre, uma vez por rodada',
    battle: ({ at }) =>
      at === 'start' ? 'No início da Fase de Conflito' : 'Em cada conflito, após a revelação dos Mostradores de Mana',
    roundEnd: () => 'Final da Rodada',
    gameEnd: () => 'Final da Partida',
  },
  harvestBonus: 'Resultado da Exploração',
  bindingBonus: 'Bônus de Vinculação',
  bindingWith: {
    artifact: 'Vinculação com Artefato',
    familiar: 'Vinculação com Familiar',
    enchantment: 'Vinculação com Encantamento',
  },
  buildingSpaces: (n) => counted(n, 'Local de Construção', 'Locais de Construção'),
  boards: {
    scout: 'Fase de Receita',
    token: 'Marcador de Coven',
    council: (first, next) => `Custo dos Membros do Conselho: ${first} pelo primeiro, ${next} por cada um dos demais`,
    freeAction: 'Ação Livre',
    witchSpace: 'Campo de Ação, só para uma Bruxa',
    stoneSpace: (n) => `Campo de Pedras de Poder ${n}`,
    beyond: 'Cada passo além do topo',
    onSide: (side, text) => `${side === 'sun' ? 'Lado do Sol' : 'Lado da Lua'} – ${text}`,
  },

  questions: {
    payRest: ({ left }, { isAtOnce }) => `qual Recurso você paga?${inOrder(left, isAtOnce)}`,
    discard: ({ n }) => `qual carta você descarta?${toGo(n)}`,
    removeFromHand: ({ n }) => `qual carta você coloca na caixa?${toGo(n)}`,
    removeRitual: () => 'qual de seus Rituais você coloca na caixa?',
    gainAny: ({ n }, { isAtOnce }) => `qual Recurso você recebe?${inOrder(n, isAtOnce)}`,
    choose: () => 'o que você escolhe?',
    exchange: () => 'você faz esta troca?',
    transfer: ({ n }) => `qual Local de Poder você transfere para o Círculo Interno?${toGo(n)}`,
    harvest: ({ which }) => `qual Local de Poder ${which === 'other' ? 'em outro Coven ' : ''}você explora?`,
    discoverFreely: () => 'em qual Região você descobre um Local de Poder? Antes, os espaços vazios são preenchidos.',
    discoverThere: () => 'qual Local de Poder você descobre?',
    putElders: ({ n }) => `em qual Região você coloca um Ancião?${upTo(n)}`,
    returnFigure: ({ figure }) => `qual ${figure === 'witch' ? 'Bruxa' : 'Ancião'} você devolve à sua Reserva?`,
    moveFigures: () => 'as Bruxas e os Anciões de qual Ritual você move para uma Região?',
    moveFiguresTo: (_, { card }) => `para qual Região você move as Bruxas e os Anciões de ${quoted(card)}?`,
    buildFreely: ({ catalyst, n }) => `em qual Ritual você constrói ${A_CATALYST[catalyst]} sem pagar?${upTo(n)}`,
    borrow: () => 'sobre qual Especialista você coloca um Ancião?',
    trackBonus: () => 'qual bônus da Trilha do Coven você recebe?',
    boost: ({ n }) => `em qual Região você tem +${n} de força?`,
    order: ({ moment }) => `${PT.moments[moment]}: qual efeito vem primeiro?`,
    takeTurn: (_, { acted }) =>
      acted ? 'sua Ação Principal já foi feita. Uma Ação Livre ou encerrar o turno?' : 'seu turno: qual ação?',
    playAs: () => 'como o que você joga esta carta?',
    bind: () => 'em qual Local de Poder você joga este Ritual?',
    useSpace: () => 'com quem você ativa este Campo de Ação?',
    /** Like kinds, Catalysts are named in order. */
    build: ({ scythes, orbs }, { isAtOnce }) =>
      `o que você constrói?${scythes + orbs === 0 ? '' : ` Até agora: ${and([...some(scythes, (n) => catalysts(n, 'scythe')), ...some(orbs, (n) => catalysts(n, 'orb'))])}.`}${isAtOnce ? '' : ' O que você pular não volta a ser oferecido.'}`,
    placeStoneOnBoard: () => 'qual Pedra de Poder você coloca aqui?',
    setDial: (_, { strength }) => `quanta Mana você marca no seu Mostrador de Mana? Sua força sem Mana: ${strength}.`,
    adjustDial: (_, { dial }) => `seu Mostrador de Mana mostra ${dial}. Você altera o valor?`,
    takeStone: () => 'qual Pedra de Poder você pega?',
    placeStones: () => 'como você posiciona suas Pedras de Poder?',
    placeStone: (_, { stone: one }) => `em qual Local de Poder você posiciona a ${stone(one)}?`,
  },
  moments: {
    discover: 'você descobre um Local de Poder',
    play: 'você joga uma carta',
    build: 'você constrói um Catalisador',
    transfer: 'você transfere um Local de Poder',
    harvest: 'você explora um Local de Poder',
    discard: 'você descarta uma carta',
    token: 'um Marcador de Coven é ativado',
    battleWon: 'você ganha um conflito',
    coven: 'você sobe na Trilha do Coven',
    pass: 'você passa',
    battleStart: 'início da Fase de Conflito',
    roundEnd: 'Final da Rodada',
  },
  sources: {
    token: 'Marcador de Coven',
    track: 'Trilha do Coven',
    board: 'Tabuleiro de Coven',
    freeAction: 'Ação Livre',
    reward: (where) => `Recompensa, ${REGION[where]}`,
    stoneSpace: (n) => `Campo de Pedras de Poder ${n}`,
  },
  labels: {
    pass: 'Passar',
    endTurn: 'Encerrar o turno',
    discover: (place, where, n) => `Descobrir ${place} (${REGION[where]}, ${witches(n)})`,
    activateToken: 'Ativar o Marcador de Coven',
    build: 'Construir Catalisadores',
    play: (card) => `Jogar ${card}`,
    playFor: (card, price) => `Jogar ${card} (${price})`,
    use: (what, effect) => `Ativar ${what}: ${effect}`,
    as: { ritual: 'Como Ritual', specialist: 'Como Especialista', council: 'Como Membro do Conselho' },
    declined: {
      exchange: 'Não',
      transfer: 'Sem Transferência',
      putElders: 'Nenhum Ancião',
      returnFigure: 'Não devolver ninguém',
      build: 'Não construir mais',
      buildFreely: 'Não construir',
      boost: 'Em nenhuma',
      placeStone: 'Em nenhum',
    },
    catalystOn: (catalyst, ritual, mana) =>
      `${CATALYST[catalyst]} em ${quoted(ritual)}${mana === 0 ? '' : ` por ${COUNTING.mana(mana)}`}`,
    onPlace: (what, place) => `${what} em ${quoted(place)}`,
    binding: (has) => `${has ? 'com' : 'sem'} Bônus de Vinculação`,
    step: (n) => `Passo ${n}`,
    actionSpaceOf: (where) => `${REGION[where]}, do Campo de Ação`,
    changeDial: (n) => `Alterar para ${n}`,
    keepDial: (n) => `Manter ${n}`,
    bestStones: 'De modo que somem mais PVs',
    oneByOne: 'Uma a uma',
    less: (price, n) => `${price}, ${n} a menos`,
  },
  reasons: {
    lacksGoods: ({ n, of }) =>
      n === size(of) ? `Precisa de mais ${cost(of)}.` : `Precisa de mais ${n}, dentre ${cost(of)}.`,
    lacksForCatalyst: ({ of }) => `Precisa de mais ${or(of.map(cost))}.`,
    lacksCards: ({ n }) => `Precisa de mais ${cards(n)} na mão.`,
    lacksWitches: ({ n }) => `Precisa de mais ${witches(n)} em sua Reserva.`,
    lacksFigure: ({ elders }) =>
      elders
        ? 'Precisa de uma Bruxa ou de um Ancião em sua Reserva.'
        : 'Precisa de uma Bruxa em sua Reserva; um Ancião não pode ir para lá.',
    lacksFreePlace: () => 'Você não tem Local de Poder sem Ritual.',
    lacksBuildingSpace: () => 'Você não tem Ritual com um Local de Construção livre.',
    lacksStone: () => 'Você não tem Pedra de Poder para colocar ali.',
    lacksSteps: ({ n }) => `Precisa de mais ${counted(n, 'passo')} na Trilha do Coven.`,
    noFigureThere: ({ figure }) =>
      `Você não tem ${figure === null ? 'nenhuma Bruxa nem Ancião' : figure === 'witch' ? 'nenhuma Bruxa' : 'nenhum Ancião'} ali.`,
    mainActionDone: () => 'Sua Ação Principal já foi feita.',
    tokenUsed: () => 'Seu Marcador de Coven já foi ativado nesta rodada.',
    usedThisRound: () => 'Você já ativou este efeito nesta rodada.',
    spaceTaken: () => 'O Campo de Ação está ocupado.',
    stoneSpaceUsed: () => 'Ali já há uma Pedra de Poder.',
    hasRitual: () => 'Ali já há um Ritual.',
    hasStone: () => 'Ali já há uma Pedra de Poder.',
    isFull: () => 'Ali não há Local de Construção livre.',
    isBorrowed: () => 'Seu Ancião já está ali.',
    worksByItself: ({ when }) => WORKS[when],
    notYours: (_, { who }) => `Pertence a ${who}.`,
    isYours: () => 'É do seu próprio Coven; aqui se trata de outro.',
    isDiscovered: () => 'Este Local de Poder já foi descoberto.',
    notDiscovered: () => 'Ninguém descobriu este Local de Poder ainda.',
    inInnerCircle: () => 'Este Local de Poder já está no Círculo Interno.',
    inOuterCircle: () => 'Este Local de Poder está no Círculo Externo; Pedras de Poder vão para o Círculo Interno.',
    inOtherRegion: () => 'Está em outra Região.',
    notASpecialist: () => 'Não dá para escolher um Membro do Conselho, só um Especialista.',
    otherIcon: () => 'Este Local de Poder tem outro símbolo.',
    sameName: () => 'Você já tem um Especialista com este nome.',
    wouldDoNothing: () => 'Agora não teria efeito.',
    beyondChange: ({ by }) => `Você pode alterar seu Mostrador de Mana em no máximo ${by}.`,
    inNoRole: (_, { asSpecialist, asCouncil }) =>
      `Como Especialista – ${asSpecialist} Como Membro do Conselho – ${asCouncil}`,
    passedOver: () => 'Você já pulou esta opção.',
    notInCost: () => 'Não faz parte do custo.',
    leavesTooLittle: () => 'O que vem antes também é necessário. Escolha aquilo primeiro.',
    otherCopy: () => 'A outra cópia é oferecida: as duas são iguais.',
  },
  news: {
    began: ({ first }, { nameOf }) => `A partida começa. Primeiro jogador: ${nameOf(first)}.`,
    round: (news) => `Rodada ${news.round}.`,
    gained: (news, { does, card }) => `${does('recebe')} ${goods(news.goods)}${card && ` (${card})`}.`,
    drew: (_, told) => `${told.does('compra')} ${named(told)}.`,
    reshuffled: () => 'O monte de descarte é embaralhado e forma um novo Baralho de Compras.',
    paid: (news, { does }) => `${does('paga')} ${goods(news.goods)}.`,
    discarded: (_, { does, who, card, isAutoma, worth }) =>
      isAutoma ? `${who} revela e descarta ${quoted(card)} (${points(worth)}).` : `${does('descarta')} ${aCard(card)}.`,
    removed: (_, { does, card }) => `${does('coloca')} ${aCard(card)} na caixa.`,
    revealedPlace: (news, { card }) => `Novo Local de Poder ${inRegion(news.region)}: ${card}.`,
    discovered: (news, { does, card }) =>
      `${does('descobre')} ${quoted(card)} ${inRegion(news.region)} ${news.witches === 0 ? 'sem Bruxas' : `com ${witches(news.witches)}`}.`,
    tookPlace: (_, { does, card }) => `${does('compra')} ${quoted(card)} do Baralho de Locais para o Círculo Externo.`,
    token: (_, { does, who, isAutoma }) =>
      isAutoma
        ? `${who} explora o próprio Círculo Externo, o que conta como ativar um Marcador de Coven.`
        : `${does('ativa')} o Marcador de Coven.`,
    harvested: (news, { does, card }) =>
      `${does('explora')} ${quoted(card)}${news.times === 1 ? '' : `, ${news.times} vezes graças às Foices`}.`,
    announced: (_, { does, card }) => `${does('joga')} ${quoted(card)}.`,
    played: (news, { does, card }) =>
      `${does('coloca')} ${quoted(card)} ${news.as === 'council' ? 'no Conselho' : 'entre os Especialistas'}.`,
    bound: (_, { does, cards: [ritual, place] }) => `${does('coloca')} ${quoted(ritual)} sobre ${quoted(place)}.`,
    usedRegion: (news, { does }) =>
      `${does('ativa')} com ${A_FIGURE[news.figure]} o Campo de Ação ${ofRegion(news.region)}.`,
    usedRitual: (news, { does, card }) =>
      `${does('ativa')} com ${A_FIGURE[news.figure]} o Campo de Ação de ${quoted(card)}.`,
    usedBoard: (_, { does }) => `${does('ativa')} com uma Bruxa o Campo de Ação do Tabuleiro de Coven.`,
    usedTurn: (_, { does, card }) => `${does('ativa')} o efeito de ${quoted(card)}.`,
    transferred: (_, { does, card, cause, isBinding }) =>
      `${does('transfere')} ${quoted(card)} para o Círculo Interno${fromCause(cause, isBinding)}.`,
    transferLost: (_, { does, cause, isBinding }) =>
      `${does('não tem')} Local de Poder com Ritual para transferir; a Transferência${fromCause(cause, isBinding)} se perde.`,
    advanced: (news, { does }) => `${does('sobe')} para o passo ${news.step} da Trilha do Coven.`,
    builtOn: (news, { does, card }) => `${does('constrói')} ${A_CATALYST[news.catalyst]} em ${quoted(card)}.`,
    sentElder: (news, { does }) => `${does('coloca')} um Ancião ${inRegion(news.region)}.`,
    tookBack: (news, { does }) => `${does('devolve')} ${A_FIGURE[news.figure]} à Reserva.`,
    moved: (news, { does, card }) => `${does('move')} ${figures(news.n)} de ${quoted(card)} ${toRegion(news.region)}.`,
    borrowed: (_, { does, card }) => `${does('coloca')} um Ancião sobre ${quoted(card)}.`,
    redStone: (_, { does }) => `${does('recebe')} a Pedra de Poder Vermelha.`,
    stoneOnBoard: (news, { does }) =>
      `${does('coloca')} a ${stone(news.stone)} no Campo de Pedras de Poder ${news.space + 1}.`,
    boosted: (news, { does }) => `${does('tem')} +${news.n} de força ${inRegion(news.region)}.`,
    passed: (_, { does }) => `${does('passa')}.`,
    battle: (news) => `Conflito ${inRegion(news.region)}.`,
    dial: (news, { who, verb }) => `${verb(`Mostrador de Mana de ${who}`, 'Seu Mostrador de Mana')}: ${news.n}.`,
    strength: (news, { does, isAutoma }) => {
      const { figures: n, mana, added, round, drawn: turnedUp } = news;
      const parts = isAutoma
        ? [`${round} pela rodada`, witches(n), `${turnedUp} pelas cartas`]
        : [figures(n), ...some(mana, COUNTING.mana), ...some(added, (more) => `${more} por efeitos`)];
      return `${does('tem')} força ${news.n} ${inRegion(news.region)}: ${parts.join(' + ')}.`;
    },
    reward: (news, { does }) => `${does('recebe')} a recompensa ${news.strength}+ ${ofRegion(news.region)}.`,
    wonBattle: (news, { does }) => `${does('ganha')} o conflito ${inRegion(news.region)}.`,
    tookStone: (news, { does }) => `${does('pega')} a ${stone(news.stone)}.`,
    marker: (_, { does }) => `${does('recebe')} o Marcador de Primeiro Jogador.`,
    roundEnded: (news) => `Final da rodada ${news.round}.`,
    automaDrew: (news, { who, card, worth }) =>
      `${who} revela ${quoted(card)} (${points(worth)}) e ${news.steps === 0 ? 'fica em seu campo' : `avança ${counted(news.steps, 'campo')}${news.steps < worth ? ', até o campo marcado em amarelo' : ''}`}: ${PT.rondel[news.space](null)}.`,
    automaMovedOn: (news, { who }) =>
      `Não é possível: ${HINDERED[news.why]}. ${who} avança mais 1 campo: ${PT.rondel[news.space](null)}.`,
    automaFoundNothing: () => 'Ele está vazio: não há nada para explorar.',
    stonePlaced: (news, { does, card }) => `${does('posiciona')} a ${stone(news.stone)} em ${quoted(card)}.`,
    scored: (news, { does }) => `${does('soma')} ${points(news.points)} por ${SCORED[news.part]}.`,
    won: ({ winners, points: all }, { does, nameOf }) =>
      winners.length === 1
        ? `${does('ganha', 'ganha', winners[0])} a partida com ${points(all[winners[0]])}.`
        : `${capital(and(winners.map(nameOf)))} dividem a vitória com ${points(all[winners[0]])}.`,
  },
};
