/** Res Arcana in English. */
import { capital, joined } from '@gloaming/engine';
import { type Amounts, type Cost, ESSENCES, type Kind, type KindSet, LIFE, size } from '../essences.ts';
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

const and = (parts: readonly string[]): string => joined(parts, ' and ');
const or = (parts: readonly string[]): string => joined(parts, ' or ');
const essence = (kind: Kind): string => essenceNoun(kind, '', ESSENCES[kind]);
const amount = (n: number | 'X', kind: Kind): string => essenceNoun(kind, n, `${n} ${ESSENCES[kind]}`);
const amounts = (what: Amounts): string => and(eachAmount(what, amount)) || 'nothing';
const any = (n: number, kinds: KindSet): string => {
  const only = onlyKind(kinds);
  if (only !== null) return amount(n, only);
  const without = kindsNotIn(kinds).map(essence);
  return `${anyNoun(n, `any ${n} ${n === 1 ? 'essence' : 'essences'}`)}${without.length === 0 ? '' : ` except ${and(without)}`}`;
};
const cost = (c: Cost): string => and(eachPart(c, amount, any)) || '0';
const points = (n: number): string => pointsNoun(n, `${n} ${n === 1 ? 'point' : 'points'}`);
const morePoints = (n: number): string => `${n} more ${n === 1 ? 'point' : 'points'}`;
const cards = (n: number): string => (n === 1 ? 'a card' : `${n} cards`);
const topCards = (n: number): string => (n === 1 ? 'the top card' : `the top ${n} cards`);
const toGo = (left: number): string => (left === 1 ? '' : ` ${left} to go.`);
/** Kinds never go back, so whoever takes a later one first cannot have an earlier one any more. */
const inOrder = (left: number, isAtOnce: boolean): string =>
  left === 1 ? '' : ` ${left} to go.${isAtOnce ? '' : ' A kind that you pass over is not offered again.'}`;

const DESTROYED: Record<Destroyable, string> = {
  artifact: 'artifact',
  otherArtifact: 'other artifact',
  dragonOrCreature: 'dragon or creature',
};
const ZONES: Record<Zone, string> = {
  hand: 'your hand',
  discards: 'your discards',
  anyDiscards: "any player's discards",
};
const placed = (tag: Tag | null): string => (tag === null ? 'artifact' : tag);
const an = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
/** All the cards that are known by name, and how many more. */
const named = ({ cards: known, unknown }: NewsContext): string =>
  and([...known, ...(unknown === 0 ? [] : [known.length === 0 ? cards(unknown) : `${unknown} more`])]);

const IS_NOT: Record<Destroyable | Tag, string> = {
  artifact: 'It is no artifact.',
  otherArtifact: 'It is no artifact.',
  dragonOrCreature: 'It is neither a dragon nor a creature.',
  dragon: 'It is no dragon.',
  creature: 'It is no creature.',
};
const FROM: Record<Where, string> = {
  hand: 'a card in your hand',
  discards: 'one of your discards',
  anyDiscards: "one of the players' discards",
  play: 'something you have in play',
  items: 'a magic item in the middle',
};

export const EN: Words = {
  language: 'en',
  names: {
    athanor: 'Athanor',
    'bone-dragon': 'Bone Dragon',
    'celestial-horse': 'Celestial Horse',
    'chalice-of-fire': 'Chalice of Fire',
    'chalice-of-life': 'Chalice of Life',
    'corrupt-altar': 'Corrupt Altar',
    crypt: 'Crypt',
    'cursed-skull': 'Cursed Skull',
    'dancing-sword': 'Dancing Sword',
    'dragon-bridle': 'Dragon Bridle',
    'dragon-egg': 'Dragon Egg',
    'dragon-teeth': 'Dragon Teeth',
    'dwarven-pickaxe': 'Dwarven Pickaxe',
    'earth-dragon': 'Earth Dragon',
    'elemental-spring': 'Elemental Spring',
    'elvish-bow': 'Elvish Bow',
    'fiery-whip': 'Fiery Whip',
    'fire-dragon': 'Fire Dragon',
    'flaming-pit': 'Flaming Pit',
    'fountain-of-youth': 'Fountain of Youth',
    'guard-dog': 'Guard Dog',
    'hand-of-glory': 'Hand of Glory',
    hawk: 'Hawk',
    'horn-of-plenty': 'Horn of Plenty',
    'hypnotic-basin': 'Hypnotic Basin',
    'jeweled-statuette': 'Jeweled Statuette',
    'magical-shard': 'Magical Shard',
    mermaid: 'Mermaid',
    nightingale: 'Nightingale',
    'philosophers-stone': "Philosopher's Stone",
    prism: 'Prism',
    'ring-of-midas': 'Ring of Midas',
    'sacrificial-dagger': 'Sacrificial Dagger',
    'sea-serpent': 'Sea Serpent',
    treant: 'Treant',
    'tree-of-life': 'Tree of Life',
    vault: 'Vault',
    'water-dragon': 'Water Dragon',
    'wind-dragon': 'Wind Dragon',
    'windup-man': 'Windup Man',
    alchemist: 'Alchemist',
    artificer: 'Artificer',
    druid: 'Druid',
    duelist: 'Duelist',
    healer: 'Healer',
    necromancer: 'Necromancer',
    scholar: 'Scholar',
    seer: 'Seer',
    transmuter: 'Transmuter',
    witch: 'Witch',
    alchemy: 'Alchemy',
    'calm-elan': 'Calm / Elan',
    'death-life': 'Death / Life',
    divination: 'Divination',
    protection: 'Protection',
    reanimate: 'Reanimate',
    research: 'Research',
    transmutation: 'Transmutation',
    colossus: 'Colossus',
    'golden-statue': 'Golden Statue',
    'great-pyramid': 'Great Pyramid',
    'hanging-gardens': 'Hanging Gardens',
    library: 'Library',
    mausoleum: 'Mausoleum',
    obelisk: 'Obelisk',
    oracle: 'Oracle',
    'solomons-mine': "Solomon's Mine",
    temple: 'Temple',
    'sacred-grove': 'Sacred Grove',
    'alchemists-tower': "Alchemist's Tower",
    'catacombs-of-the-dead': 'Catacombs of the Dead',
    'sacrificial-pit': 'Sacrificial Pit',
    'cursed-forge': 'Cursed Forge',
    'dwarven-mines': 'Dwarven Mines',
    'coral-castle': 'Coral Castle',
    'sunken-reef': 'Sunken Reef',
    'dragons-lair': "Dragon's Lair",
    'sorcerers-bestiary': "Sorcerer's Bestiary",
  },
  kinds: { artifact: 'artifact', mage: 'mage', item: 'magic item', monument: 'monument', place: 'Place of Power' },
  tags: { dragon: 'dragon', creature: 'creature' },
  amounts,
  cost,
  ofKind: essence,
  points,

  printed: {
    turn: (_, { inCost }) => (inCost ? 'turn' : 'turn this'),
    pay: (v) => `pay ${cost(v.cost)}`,
    payOne: (v) =>
      `pay ${kindsNotIn(v.kinds).length === 0 ? any(1, v.kinds) : or(kindsIn(v.kinds).map((kind) => amount(1, kind)))}`,
    payOfOneKind: () => 'pay X essences of one kind',
    turnOwn: (v) => `also turn ${an(v.tag)} of yours`,
    destroySelf: () => 'destroy this',
    destroy: (v, { isRivals }) =>
      `destroy ${v.which === 'otherArtifact' ? 'another artifact' : an(DESTROYED[v.which])} of ${isRivals ? 'their own' : 'yours'}`,
    discard: () => 'discard a card',
    gain: (v) => `gain ${amounts(v.what)}`,
    gainPaid: (v) => {
      const only = onlyKind(v.kinds);
      return only === null
        ? `gain X essences of one kind except ${and(kindsNotIn(v.kinds).map(essence))}`
        : `gain ${amount('X', only)}`;
    },
    gainAny: (v) => (v.onto === 'pool' ? `gain ${any(v.n, v.kinds)}` : `put ${any(v.n, v.kinds)} on this`),
    gainItsCost: (v) => {
      const only = onlyKind(v.kinds);
      const what = only === null ? `any essences except ${and(kindsNotIn(v.kinds).map(essence))}` : essence(only);
      return `gain that card's cost${v.plus === 0 ? '' : ` + ${v.plus}`} in ${what}`;
    },
    put: (v) => `put ${amounts(v.what)} on this`,
    putPaid: (v) => (v.on === 'self' ? 'put it on this' : 'put it on a component of yours'),
    rivalsGain: (v) => `each rival gains ${amounts(v.what)}`,
    gainPerRivals: (v) => `gain ${amount(1, v.gain)} for each ${essence(v.per)} in one rival's pool`,
    straighten: (v) => {
      if (v.which === 'self') return 'straighten this';
      return `straighten ${v.which === 'own' ? 'a component' : an(v.which)} of yours`;
    },
    draw: (v) => `draw ${cards(v.n)}`,
    lookAt: (v) => `look at ${topCards(v.n)} of your deck or of the monument deck and put them back in any order`,
    placeFrom: (v) => {
      const price = {
        full: 'at its cost',
        less: `for ${v.less} less${v.tag === null ? ' (never less gold)' : ''}`,
        free: 'for free',
      };
      return `place ${an(placed(v.tag))} from ${ZONES[v.zone]} ${price[priceCut(v.less)]}`;
    },
    checkVictory: () => 'check victory now',
    choose: (v, { list }) => {
      const gains = gainsOf(v.of);
      return gains === null ? or(v.of.map((verbs) => list(verbs))) : `gain ${or(gains.map(amounts))}`;
    },
    lift: (v) => `remove ${amounts(v.what)} from this`,
    drawThenDiscard: (v) => `draw ${cards(v.n)}, then discard as many`,
    whereLies: (v, { list }) => `if ${essence(v.kind)} lies on this, ${list(v.then)}`,
    putMoreOfEachKind: (v) => `put ${v.n} more on this of each kind that lies on it`,
    extraPoints: (v) => `have ${morePoints(v.n)} for this check`,
    attack: (v, { list }) =>
      `each rival loses ${amount(v.n, LIFE)}${v.price.length === 0 ? '' : ` (to ignore it: ${list(v.price, true)})`}`,
    ignore: () => 'ignore it',
  },
  abilities: {
    discount: ({ tag, less }) => `Your ${placed(tag)}s cost ${less} less${tag === null ? ' (never less gold)' : ''}`,
    pointsPerEssence: ({ kind }) => `${points(1)} for each ${essence(kind)} on this`,
    pointsPer: ({ tag, n }) => `${points(n)} for each ${tag} you have in play`,
  },
  parts: {
    collect: 'Collect',
    kept: 'When nothing is taken from this in Collect',
    upkeep: 'Collect, at the end',
    claimed: 'When claimed',
  },
  reactions: {
    lifeLoss: 'Reaction to loss of life',
    dragon: "Reaction to a dragon's attack",
    check: 'Reaction to a victory check',
  },
  evenTurned: 'even while turned',

  questions: {
    payRest: (_, { left, losing, isAtOnce }) =>
      `which essence do you ${losing ? 'lose' : 'pay'}?${inOrder(left, isAtOnce)}`,
    payOne: () => 'which essence do you pay?',
    payOfOneKind: (_, { kind }) =>
      kind === null ? 'essences of which kind do you pay?' : `how much ${essence(kind)} do you pay?`,
    turnOwn: (v) => `which ${v.tag} do you turn?`,
    destroy: (v) => `which ${DESTROYED[v.which]} of yours do you destroy?`,
    discard: (_, { left }) => `which card do you discard?${toGo(left)}`,
    gainPaid: (_, { left }) => `essences of which kind do you gain? You gain ${left}.`,
    gainAny: (v, { left, isAtOnce }) =>
      `which essence do you ${v.onto === 'pool' ? 'gain' : 'put on it'}?${inOrder(left, isAtOnce)}`,
    putPaid: (_, { kind }) => `on which component do you put ${kind === null ? 'it' : amount(1, kind)}?`,
    gainPerRivals: (v) => `in whose pool do you count ${essence(v.per)}?`,
    straighten: (v) => `which ${v.which === 'self' || v.which === 'own' ? 'component' : v.which} do you straighten?`,
    lookAt: (v) => `${topCards(v.n)} of which deck do you look at?`,
    putBack: (v) => `which of the ${v.n} ${v.monuments ? 'monuments' : 'cards'} do you put lowest?`,
    placeFrom: (v) => `which ${placed(v.tag)} from ${ZONES[v.zone]} do you place?`,
    choose: () => 'what do you choose?',
    suffer: (v, { attacker }) => `${attacker} attacks, you lose ${v.n} life. What do you do?`,
    takeFrom: (_, { what }) => `do you take what lies on it (${amounts(what)})?`,
    act: () => 'your action?',
    swapItem: () => 'for which magic item do you swap yours?',
    reactToCheck: () => 'victory is checked. Do you react?',
    pickFromPack: (_, { left }) => `which artifact do you keep? ${cards(left)} to choose from.`,
    pickMage: () => 'which mage do you want to be?',
    pickItem: () => 'which magic item do you take?',
    pickFirstPlayer: () => 'who goes first?',
    pickOpen: (_, { left }) => `which artifact do you pick?${toGo(left)}`,
  },
  labels: {
    pass: (takesToken) => (takesToken ? 'Pass and take the first-player token' : 'Pass'),
    place: (name, price) => `Place ${name} (${price})`,
    discard: (name) => `Discard ${name}`,
    claim: (name, price) => `Claim ${name} (${price})`,
    claimUnseen: (price) => `Claim the top monument unseen (${price})`,
    leave: (what, then) => `Leave ${amounts(what)}${then === '' ? '' : `: ${then}`}`,
    take: (what) => `Take ${amounts(what)}`,
    lose: (life, others) =>
      `Lose ${and([...some(life, 'life'), ...some(others, others === 1 ? 'other essence' : 'other essences')])}`,
    loseNothing: 'Lose nothing',
    ignoreFor: (price) => `Ignore it: ${price}`,
    dontReact: 'Do nothing',
    straightenNothing: 'Straighten nothing',
    placeNothing: 'Place nothing',
    ownDeck: 'Your deck',
    monumentDeck: 'The monument deck',
    less: (price, n) => `${price}, ${n} less`,
  },
  reasons: {
    lacksEssences: ({ n, of }) => (n === size(of) ? `Needs ${cost(of)} more.` : `Needs ${n} more, out of ${cost(of)}.`),
    lacksOnIt: ({ missing }) => `Needs ${amounts(missing)} more on this card.`,
    lacksToTurn: ({ tag }) => `You have no other straight ${tag}.`,
    lacksToDestroy: ({ which }) => `You have no ${DESTROYED[which]} in play.`,
    lacksCardInHand: () => 'You have no card in hand to discard.',
    noMonuments: () => 'The monument deck is empty.',
    noCards: () => 'Your deck and your discards are empty.',
    isTurned: () => 'It is turned. The end of the round straightens it.',
    isStraight: () => 'It is straight already.',
    worksByItself: () => 'It works by itself; there is nothing to use.',
    onlyReacts: () => 'It only reacts; there is nothing to use.',
    doesNotReact: () => 'It does not react to this.',
    swappedByPassing: () => 'Magic items are swapped when you pass.',
    notYours: (_, { who }) => `It belongs to ${who}.`,
    ownPool: () => "It has to be a rival's pool.",
    isNot: ({ what }) => IS_NOT[what],
    isItself: () => 'It has to be another one.',
    onlyFrom: ({ where }) => `It has to be ${FROM[where]}.`,
    onlyKinds: ({ kinds }) => `Here it has to be ${or(kindsIn(kinds).map(essence))}.`,
    passedOver: () => 'You have passed this kind over.',
    notInCost: () => 'It is no part of the cost.',
    leavesTooLittle: () => 'The kinds before it are needed, too. Name them first.',
    notAskedYet: (_, { card }) => `Just now it is about ${card}.`,
  },
  news: {
    began: ({ game, first }, { does }) =>
      `${game === 1 ? 'The game' : `Game ${game}`} begins. ${does('goes', 'go', first)} first.`,
    dealt: (_, told) => `${told.does('is', 'are')} dealt ${named(told)}.`,
    round: ({ round }) => `Round ${round}.`,
    picked: (_, { does, card }) => `${does('picks', 'pick')} ${card || 'a card'}.`,
    gained: ({ what }, { does, card }) => `${does('gains', 'gain')} ${amounts(what)}${card && ` (${card})`}.`,
    paid: ({ what }, { does }) => `${does('pays', 'pay')} ${amounts(what)}.`,
    lost: ({ what }, { does }) => `${does('loses', 'lose')} ${amounts(what)}.`,
    put: ({ what }, { does, card }) => `${does('puts', 'put')} ${amounts(what)} on ${card}.`,
    took: ({ what }, { does, card }) => `${does('takes', 'take')} ${amounts(what)} from ${card}.`,
    lifted: ({ what }, { does, card }) => `${does('removes', 'remove')} ${amounts(what)} from ${card}.`,
    turned: (_, { does, card }) => `${does('turns', 'turn')} ${card}.`,
    straightened: (_, { does, card }) => `${does('straightens', 'straighten')} ${card}.`,
    used: (_, { does, card }) => `${does('uses', 'use')} ${card}.`,
    announced: (_, { does, card }) => `${does('places', 'place')} ${card}.`,
    placed: () => '',
    claimed: (_, { does, card }) => `${does('claims', 'claim')} ${card || 'the top monument, unseen'}.`,
    revealed: (_, { card }) => `A new monument${card && `: ${card}`}.`,
    discarded: (_, { does, card }) => `${does('discards', 'discard')} ${card || 'a card'}.`,
    destroyed: (_, { does, card }) => `${does('destroys', 'destroy')} ${card}.`,
    drew: (_, { does, card }) => `${does('draws', 'draw')} ${card || 'a card'}.`,
    reshuffled: (_, { does, verb }) =>
      `${does('shuffles', 'shuffle')} the discards and ${verb('puts', 'put')} them under the deck.`,
    looked: ({ monuments }, told) => {
      const n = told.cards.length + told.unknown;
      const top = `${topCards(n)} of ${monuments ? 'the monument deck' : `${told.verb('their', 'your')} own deck`}`;
      return `${told.does('looks', 'look')} at ${top}${told.cards.length === 0 ? '' : `: ${named(told)}`}.`;
    },
    attacked: ({ n }, { does, card }) => `${does('attacks', 'attack')} with ${card}: ${n} life.`,
    ignored: (_, { does, card, byReaction }) =>
      byReaction
        ? `${does('ignores', 'ignore')} the attack thanks to ${card}.`
        : `${does('ignores', 'ignore')} the attack by ${card}.`,
    passed: ({ first }, { does, verb }) =>
      `${does('passes', 'pass')}${first ? ` and ${verb('takes', 'take')} the first-player token` : ''}.`,
    swapped: (_, { does, cards: [one, other] }) =>
      other === undefined ? `${does('takes', 'take')} ${one}.` : `${does('swaps', 'swap')} ${one} for ${other}.`,
    extraPoints: ({ n }, { does, card }) => `${does('has', 'have')} ${morePoints(n)} for this check (${card}).`,
    checked: (news, { names }) => `Victory check: ${news.points.map((n, seat) => `${names[seat]} ${n}`).join(', ')}.`,
    won: ({ winners, points: all }, { does, names }) =>
      winners.length === 1
        ? `${does('wins', 'win', winners[0])} with ${points(all[winners[0]])}.`
        : `${capital(and(winners.map((seat) => names[seat])))} share the victory with ${points(all[winners[0]])}.`,
    chosenFirst: ({ first }, { does, verb, names }) =>
      `${does('decides', 'decide')} that ${names[first]} ${verb('goes', 'go', first)} first.`,
  },
};
