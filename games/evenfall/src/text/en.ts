/** Evenfall in English, in the words of the English rulebook. */
import { capital, joined } from '@gloaming/engine';
import { type Cost, type Goods, type Kind, RESOURCES, type Resource, size } from '../goods.ts';
import type { Hindrance, Scored } from '../news.ts';
import type { Catalyst } from '../nouns.ts';
import { type Circle, type Figure, RED, REGIONS, SHAPES, type Stone } from '../nouns.ts';
import type { Working } from '../reasons.ts';
import { namesIn } from './names.ts';
import { drawn, eachGood, eachPart, gaining, some } from './phrases.ts';
import type { NewsContext, Words } from './words.ts';

const and = (parts: readonly string[]): string => joined(parts, ' and ');
const or = (parts: readonly string[]): string => joined(parts, ' or ');
const counted = (n: number, one: string, more = `${one}s`): string => `${n} ${n === 1 ? one : more}`;

const RESOURCE: Record<Resource, (n: number) => string> = {
  herb: (n) => counted(n, 'Herb'),
  potion: (n) => counted(n, 'Potion'),
  knowledge: (n) => `${n} Knowledge`,
};
const FIGURE: Record<Figure, string> = { witch: 'Witch', elder: 'Elder' };
const FIGURES: Record<Figure, string> = { witch: 'Witches', elder: 'Elders' };
const A_FIGURE: Record<Figure, string> = { witch: 'a Witch', elder: 'an Elder' };
const CATALYST: Record<Catalyst, string> = { scythe: 'Scythe', orb: 'Orb' };
const AN: Record<Catalyst, string> = { scythe: 'a Scythe', orb: 'an Orb' };
const CIRCLE: Record<Circle, string> = { outer: 'Outer Circle', inner: 'Inner Circle' };

const witches = (n: number): string => counted(n, 'Witch', 'Witches');
/** Where it does not matter which. */
const figures = (n: number): string => counted(n, 'Witch/Elder', 'Witches/Elders');
const points = (n: number): string => `${n} VP`;
const cards = (n: number): string => counted(n, 'card');
const COUNTING = drawn({
  resource: (n: number, kind: Kind) => RESOURCE[RESOURCES[kind]](n),
  any: (n) => `${counted(n, 'resource')} of your choice`,
  mana: (n) => `${n} Mana`,
  cards,
  points,
});
const goods = (what: Goods): string => and(eachGood(what, COUNTING)) || 'nothing';
const cost = (c: Cost): string => and(eachPart(c, COUNTING)) || '0';
const gain = (what: Goods): string =>
  gaining(what, COUNTING, { gain: (list) => `gain ${list}`, draw: (n) => `draw ${n}`, and });

const KEYWORDS = { artifact: 'Artifact', familiar: 'Familiar', enchantment: 'Enchantment' };
const SHAPE = { eye: 'Eye', flame: 'Flame', wave: 'Wave', fang: 'Fang' };
const REGION = {
  northernLakes: 'Northern Lakes',
  centralMountains: 'Central Mountains',
  southernSlopes: 'Southern Slopes',
};
const HINDERED: Record<Hindrance, string> = {
  noWitch: 'it has no Witch left',
  noPlace: 'no Place is left in that Region',
  noPlaceLeft: 'the Deck of Places is empty',
  noRitual: 'no Place in its Outer Circle has a Ritual',
  nothingToHarvest: 'its Outer Circle is empty',
  noCard: 'the Main Deck is empty',
  noFreePlace: 'it has no Place without a Ritual in its Outer Circle',
};
const SCORED: Record<Scored, string> = {
  specialists: 'Specialists',
  council: 'Game End effects of Council Members',
  rituals: 'Rituals in the Inner Circle',
  doubled: 'Rituals doubled by Powerstones',
  places: 'Places in the Inner Circle',
};
const region = (n: number): string => REGION[REGIONS[n]];
const stone = (n: Stone): string => (n === RED ? 'Red Powerstone' : `${SHAPE[SHAPES[n]]} Powerstone`);
const toGo = (left: number): string => (left === 1 ? '' : ` ${left} to go.`);
/** Kinds never go back, so whoever takes a later one first cannot have an earlier one any more. */
const inOrder = (left: number, isAtOnce: boolean): string =>
  left === 1 ? '' : ` ${left} to go.${isAtOnce ? '' : ' A kind that you pass over is not offered again.'}`;
const scythesBuilt = (n: number): string => counted(n, CATALYST.scythe);
const orbsBuilt = (n: number): string => counted(n, CATALYST.orb);
/** What a Transfer comes from. */
const fromCause = (cause: string, isBinding: boolean): string =>
  cause === '' ? '' : ` (${isBinding ? 'Binding Bonus of ' : ''}${cause})`;
/** All the cards that are known by name, and how many more. */
const named = ({ cards: known, unknown }: NewsContext): string =>
  and([...known, ...(unknown === 0 ? [] : [known.length === 0 ? cards(unknown) : `${unknown} more`])]);

const WORKS: Record<Working, string> = {
  atOnce: 'Its effect came when it was played.',
  always: 'It works by itself; there is nothing to use.',
  battle: 'It works by itself, in the Battle Phase.',
  roundEnd: 'It works by itself, at Round End.',
  gameEnd: 'It works by itself, at Game End.',
};

export const EN: Words = {
  language: 'en',
  automa: 'Automa',
  names: namesIn('en'),
  kinds: {
    place: (icon) => `Place of Power, ${SHAPE[icon]} icon`,
    startingPlace: (clan, icon) => `Starting Place of ${EN.clans[clan]}, ${SHAPE[icon]} icon`,
    ritual: 'Ritual',
    person: 'Specialist or Council Member',
  },
  keywords: KEYWORDS,
  shapes: SHAPE,
  regions: REGION,
  circles: CIRCLE,
  clans: { star: 'The Star', cross: 'The Cross', circle: 'The Circle', spike: 'The Spike' },
  levels: { apprentice: 'Apprentice', witch: 'Witch', master: 'Master', heir: 'Heir to the Throne' },
  sides: { sun: 'sun side', moon: 'moon side' },
  roles: { ritual: 'Ritual', specialist: 'Specialist', council: 'Council Member' },
  rondel: {
    xCoven: (n) => `gain ${n === null ? 'the VP of its level' : `${n} VP`} and advance on the Coven Track`,
    northernLakes: () => 'discover in Northern Lakes',
    centralMountains: () => 'discover in Central Mountains',
    play: () => 'play the top card of the Main Deck',
    coven: () => 'advance on the Coven Track',
    transfer: () => 'transfer a Place with a Ritual',
    harvest: () => 'harvest the Outer Circle',
    drawPlace: () => 'draw a Place from the Deck of Places',
  },

  goods,
  cost,
  mana: COUNTING.mana,
  points,
  figures: (n, figure) => counted(n, FIGURE[figure], FIGURES[figure]),
  catalysts: (n, catalyst) => counted(n, CATALYST[catalyst]),
  stone,

  afterColon: (text) => text,
  printed: {
    pay: (v) => `pay ${cost(v.cost)}`,
    discard: (v) => `discard ${cards(v.n)}`,
    removeFromHand: (v) => `put ${cards(v.n)} from your hand back in the box`,
    removeRitual: () =>
      'put one of your Rituals with its Catalysts back in the box (Witches/Elders on it return to your reserve)',
    gain: (v) => gain(v.goods),
    gainPer: (v, { count }) => `${gain(v.goods)} for ${count(v.per)}`,
    choose: (v, { each }) => `choose one: ${v.of.map((one) => and(each(one))).join(' / ')}`,
    exchange: (v, { list }) => `you may ${list(v.cost)} to ${list(v.effect)}`,
    transfer: (v) => (v.n === 1 ? 'perform a Transfer' : `perform ${v.n} Transfers`),
    coven: (v) =>
      `advance ${counted(v.n, 'step')} on your Coven Track${v.both ? ' and replace “/” with “+” (gain both bonuses)' : ''}`,
    harvest: (v) =>
      ({
        own: 'harvest one of your Places (in either circle)',
        other: 'harvest one Place in another clan',
        it: 'harvest it',
      })[v.which],
    harvestOuter: () => 'harvest your Outer Circle',
    discoverFreely: () => 'choose a Region, fill its empty spaces, then discover any Place there without Witches',
    takePlace: () => 'put the top Place of the Deck of Places into your Outer Circle',
    putElders: (v) =>
      v.n === 1
        ? 'you may put an Elder from your reserve into a Region'
        : `you may put up to ${v.n} Elders from your reserve into Regions`,
    returnFigure: (v) =>
      `you may return one of your ${FIGURES[v.figure]} from a ${v.from === 'region' ? 'Region' : 'Ritual'} to your reserve`,
    moveFigures: () => 'move all Witches/Elders from one of your Rituals to a Region',
    buildFreely: (v) =>
      `you may build ${v.n === 1 ? AN[v.catalyst] : `up to ${v.n} ${CATALYST[v.catalyst]}s`} without paying`,
    borrow: () =>
      "put an Elder from your reserve on an opponent's Specialist; as long as it stands there, the effect of that Specialist is active for you, too",
    takeRedStone: () => 'take the Red Powerstone',
    trackBonus: () => 'gain any one bonus of your Coven Track that you have already reached',
    changeDial: (v) => `you may change the value on your Mana Dial by up to ${v.by}`,
    boost: (v) => `you may choose a Region where you have a Witch or an Elder: +${v.n} combat strength there`,
  },
  counts: {
    keyword: ({ keyword }) => `each card with the visible keyword ${KEYWORDS[keyword]} in your clan`,
    places: ({ circle }) => `each Place in your ${CIRCLE[circle]}`,
    catalysts: ({ catalyst }) => `each ${CATALYST[catalyst]} in your clan`,
    specialists: () => 'each Specialist you have',
    shape: ({ shape }) => `each ${SHAPE[shape]} Powerstone and each ${SHAPE[shape]} icon in your Inner Circle`,
    resourceSymbols: () =>
      'each resource symbol in the Harvest Bonuses of your Places (both circles) and for each Place with such a symbol and a Scythe',
    eldersInReserve: () => 'each Elder in your reserve',
  },
  symbolsAndScythes:
    'each resource symbol in the Harvest Bonuses of your Places (both circles) and for each Scythe on a Place with such a symbol',
  abilities: {
    discount: ({ on, less }) =>
      `${on === 'ritual' ? 'Rituals' : 'Council Members'} cost you ${COUNTING.any(less)} less`,
    manaForCatalysts: ({ scythe, orb }) =>
      `When you build Catalysts, a Scythe may cost ${COUNTING.mana(scythe)} and an Orb ${COUNTING.mana(orb)} instead`,
    elderSpaces: ({ where }) =>
      `Your Elders may also use ${where === 'region' ? 'the Action Spaces of the Regions' : 'Action Spaces in your Outer Circle'}`,
    strength: ({ n }) => `+${n} combat strength in each battle you take part in`,
  },
  when: {
    discover: () => 'When you discover a Place',
    play: ({ keyword }) => `When you play another card with the keyword ${KEYWORDS[keyword]} (Ritual or Specialist)`,
    build: () => 'When you build a Catalyst',
    transfer: () => 'When you transfer a Place',
    harvest: ({ place }) => `When you harvest ${place === 'any' ? 'a Place' : 'this Place'}`,
    discard: () => 'When you discard a card',
    token: ({ by }) =>
      ({
        any: 'When any player (you included) activates their Clan Token',
        you: 'When you activate your Clan Token',
        others: 'When another player activates their Clan Token',
      })[by],
    battleWon: () => 'When you win a battle',
    coven: () => 'When you advance a step on your Coven Track',
    pass: () => 'When you pass',
  },
  headings: {
    immediate: () => 'Immediately',
    space: ({ space }) => (space.many ? 'Action Space (for any number of Witches/Elders)' : 'Action Space'),
    turn: () => 'Free Action, once per round',
    battle: ({ at }) =>
      at === 'start' ? 'Start of the Battle Phase' : 'In each battle, after the Mana Dials are revealed',
    roundEnd: () => 'Round End',
    gameEnd: () => 'Game End',
  },
  harvestBonus: 'Harvest Bonus',
  bindingBonus: 'Binding Bonus',
  bindingWith: {
    artifact: 'Binding with Artifact',
    familiar: 'Binding with Familiar',
    enchantment: 'Binding with Enchantment',
  },
  buildingSpaces: (n) => counted(n, 'Building Space'),
  boards: {
    scout: 'Scout Phase',
    token: 'Clan Token',
    council: (first, next) => `Cost of Council Members: ${first} for the first, ${next} for each later one`,
    freeAction: 'Free Action',
    witchSpace: 'Action Space, for a Witch only',
    stoneSpace: (n) => `Powerstone space ${n}`,
    beyond: 'Each step beyond the top',
    onSide: (side, text) => `${side === 'sun' ? 'Sun side' : 'Moon side'} – ${text}`,
  },

  questions: {
    payRest: ({ left }, { isAtOnce }) => `which resource do you pay?${inOrder(left, isAtOnce)}`,
    discard: ({ n }) => `which card do you discard?${toGo(n)}`,
    removeFromHand: ({ n }) => `which card do you put back in the box?${toGo(n)}`,
    removeRitual: () => 'which of your Rituals do you put back in the box?',
    gainAny: ({ n }, { isAtOnce }) => `which resource do you gain?${inOrder(n, isAtOnce)}`,
    choose: () => 'what do you choose?',
    exchange: () => 'do you make this exchange?',
    transfer: ({ n }) => `which Place do you transfer to your Inner Circle?${toGo(n)}`,
    harvest: ({ which }) => `which Place ${which === 'other' ? 'in another clan ' : ''}do you harvest?`,
    discoverFreely: () => 'in which Region do you discover a Place? Its empty spaces are filled first.',
    discoverThere: () => 'which Place do you discover?',
    putElders: ({ n }) => `into which Region do you put an Elder?${n === 1 ? '' : ` Up to ${n}.`}`,
    returnFigure: ({ figure }) => `which ${FIGURE[figure]} do you return to your reserve?`,
    moveFigures: () => 'the Witches/Elders of which Ritual do you move to a Region?',
    moveFiguresTo: (_, { card }) => `to which Region do you move the Witches/Elders of ${card}?`,
    buildFreely: ({ catalyst, n }) =>
      `on which Ritual do you build ${AN[catalyst]} without paying?${n === 1 ? '' : ` Up to ${n}.`}`,
    borrow: () => 'on which Specialist do you put an Elder?',
    trackBonus: () => 'which bonus of your Coven Track do you gain?',
    boost: ({ n }) => `in which Region do you have +${n} combat strength?`,
    order: ({ moment }) => `${EN.moments[moment]}: which effect comes first?`,
    takeTurn: (_, { acted }) =>
      acted ? 'your Main Action is done. A Free Action, or end your turn?' : 'your turn: which action?',
    playAs: () => 'as what do you play this card?',
    bind: () => 'on which Place do you play this Ritual?',
    useSpace: () => 'with whom do you use this Action Space?',
    /** Like kinds, Catalysts are named in order. */
    build: ({ scythes, orbs }, { isAtOnce }) =>
      `what do you build?${scythes + orbs === 0 ? '' : ` So far: ${and([...some(scythes, scythesBuilt), ...some(orbs, orbsBuilt)])}.`}${isAtOnce ? '' : ' What you pass over is not offered again.'}`,
    placeStoneOnBoard: () => 'which Powerstone do you put there?',
    setDial: (_, { strength }) =>
      `how much Mana do you set on your Mana Dial? Your combat strength without Mana: ${strength}.`,
    adjustDial: (_, { dial }) => `your Mana Dial shows ${dial}. Do you change it?`,
    takeStone: () => 'which Powerstone do you take?',
    placeStones: () => 'how do you place your Powerstones?',
    placeStone: (_, { stone: one }) => `on which Place do you put the ${stone(one)}?`,
  },
  moments: {
    discover: 'you discover a Place',
    play: 'you play a card',
    build: 'you build a Catalyst',
    transfer: 'you transfer a Place',
    harvest: 'you harvest a Place',
    discard: 'you discard a card',
    token: 'a Clan Token is activated',
    battleWon: 'you win a battle',
    coven: 'you advance on your Coven Track',
    pass: 'you pass',
    battleStart: 'start of the Battle Phase',
    roundEnd: 'Round End',
  },
  sources: {
    token: 'Clan Token',
    track: 'Coven Track',
    board: 'Clan Board',
    freeAction: 'Free Action',
    reward: (where) => `Battle Reward, ${REGION[where]}`,
    stoneSpace: (n) => `Powerstone space ${n}`,
  },
  labels: {
    pass: 'Pass',
    endTurn: 'End your turn',
    discover: (place, where, n) => `Discover ${place} (${REGION[where]}, ${witches(n)})`,
    activateToken: 'Activate your Clan Token',
    build: 'Build Catalysts',
    play: (card) => `Play ${card}`,
    playFor: (card, price) => `Play ${card} (${price})`,
    use: (what, effect) => `Activate ${what}: ${effect}`,
    as: { ritual: 'As a Ritual', specialist: 'As a Specialist', council: 'As a Council Member' },
    declined: {
      exchange: 'No',
      transfer: 'No Transfer',
      putElders: 'No Elder',
      returnFigure: 'Return nobody',
      build: 'Build no more',
      buildFreely: 'Do not build',
      boost: 'Nowhere',
      placeStone: 'Nowhere',
    },
    catalystOn: (catalyst, ritual, mana) =>
      `${CATALYST[catalyst]} on ${ritual}${mana === 0 ? '' : ` for ${COUNTING.mana(mana)}`}`,
    onPlace: (what, place) => `${what} on ${place}`,
    binding: (has) => `${has ? 'with' : 'without'} Binding Bonus`,
    step: (n) => `Step ${n}`,
    actionSpaceOf: (where) => `${REGION[where]}, from the Action Space`,
    changeDial: (n) => `Change it to ${n}`,
    keepDial: (n) => `Leave it at ${n}`,
    bestStones: 'So that they score most',
    oneByOne: 'One by one',
    less: (price, n) => `${price}, ${n} less`,
  },
  reasons: {
    lacksGoods: ({ n, of }) => (n === size(of) ? `Needs ${cost(of)} more.` : `Needs ${n} more, out of ${cost(of)}.`),
    lacksForCatalyst: ({ of }) => `Needs ${or(of.map(cost))} more.`,
    lacksCards: ({ n }) => `Needs ${cards(n)} more in your hand.`,
    lacksWitches: ({ n }) => `Needs ${witches(n)} more in your reserve.`,
    lacksFigure: ({ elders }) =>
      elders
        ? 'Needs a Witch or an Elder in your reserve.'
        : 'Needs a Witch in your reserve; an Elder cannot go there.',
    lacksFreePlace: () => 'You have no Place without a Ritual.',
    lacksBuildingSpace: () => 'You have no Ritual with a free Building Space.',
    lacksStone: () => 'You have no Powerstone to put there.',
    lacksSteps: ({ n }) => `Needs ${counted(n, 'step')} more on your Coven Track.`,
    noFigureThere: ({ figure }) => `You have no ${figure === null ? 'Witch or Elder' : FIGURE[figure]} there.`,
    mainActionDone: () => 'Your Main Action is done.',
    tokenUsed: () => 'Your Clan Token has been activated in this round.',
    usedThisRound: () => 'You have used it in this round.',
    spaceTaken: () => 'The Action Space is taken.',
    stoneSpaceUsed: () => 'A Powerstone lies there already.',
    hasRitual: () => 'A Ritual lies there already.',
    hasStone: () => 'A Powerstone lies there already.',
    isFull: () => 'It has no free Building Space.',
    isBorrowed: () => 'Your Elder stands there already.',
    worksByItself: ({ when }) => WORKS[when],
    notYours: (_, { who }) => `It belongs to ${who}.`,
    isYours: () => 'It is your own; this is about another clan.',
    isDiscovered: () => 'It has been discovered already.',
    notDiscovered: () => 'Nobody has discovered it yet.',
    inInnerCircle: () => 'It lies in the Inner Circle already.',
    inOuterCircle: () => 'It lies in the Outer Circle; Powerstones go to the Inner Circle.',
    inOtherRegion: () => 'It lies in another Region.',
    notASpecialist: () => 'Council Members cannot be chosen, only Specialists.',
    otherIcon: () => 'This Place has another icon.',
    sameName: () => 'You already have a Specialist of this name.',
    wouldDoNothing: () => 'It would do nothing now.',
    beyondChange: ({ by }) => `You may change your Mana Dial by ${by} at most.`,
    inNoRole: (_, { asSpecialist, asCouncil }) =>
      `As a Specialist – ${asSpecialist} As a Council Member – ${asCouncil}`,
    passedOver: () => 'You have passed it over.',
    notInCost: () => 'It is no part of the cost.',
    leavesTooLittle: () => 'The kinds before it are needed, too. Name them first.',
    otherCopy: () => 'The other copy is offered: one is as good as the other.',
  },
  news: {
    began: ({ first }, { does }) => `The game begins. ${does('is', 'are', first)} the first player.`,
    round: (news) => `Round ${news.round}.`,
    gained: (news, { does, card }) => `${does('gains', 'gain')} ${goods(news.goods)}${card && ` (${card})`}.`,
    drew: (_, told) => `${told.does('draws', 'draw')} ${named(told)}.`,
    reshuffled: () => 'The discard pile is shuffled into a new Main Deck.',
    paid: (news, { does }) => `${does('pays', 'pay')} ${goods(news.goods)}.`,
    discarded: (_, { does, who, card, isAutoma, worth }) =>
      isAutoma
        ? `${who} turns up and discards ${card} (${points(worth)}).`
        : `${does('discards', 'discard')} ${card || 'a card'}.`,
    removed: (_, { does, card }) => `${does('puts', 'put')} ${card || 'a card'} back in the box.`,
    revealedPlace: (news, { card }) => `New in ${region(news.region)}: ${card}.`,
    discovered: (news, { does, card }) =>
      `${does('discovers', 'discover')} ${card} in ${region(news.region)} ${news.witches === 0 ? 'without Witches' : `with ${witches(news.witches)}`}.`,
    tookPlace: (_, { does, card }) => `${does('draws', 'draw')} ${card} from the Deck of Places into the Outer Circle.`,
    token: (_, { does, who, isAutoma }) =>
      isAutoma
        ? `${who} harvests its Outer Circle, which counts as activating a Clan Token.`
        : `${does('activates', 'activate')} the Clan Token.`,
    harvested: (news, { does, card }) =>
      `${does('harvests', 'harvest')} ${card}${news.times === 1 ? '' : `, ${news.times} times thanks to Scythes`}.`,
    announced: (_, { does, card }) => `${does('plays', 'play')} ${card}.`,
    played: (news, { does, card }) => `${does('adds', 'add')} ${card} as a ${EN.roles[news.as]}.`,
    bound: (_, { does, cards: [ritual, place] }) => `${does('puts', 'put')} ${ritual} on ${place}.`,
    usedRegion: (news, { does }) =>
      `${does('activates', 'activate')} the Action Space of ${region(news.region)} with ${A_FIGURE[news.figure]}.`,
    usedRitual: (news, { does, card }) =>
      `${does('activates', 'activate')} the Action Space of ${card} with ${A_FIGURE[news.figure]}.`,
    usedBoard: (_, { does }) => `${does('activates', 'activate')} the Action Space of the Clan Board with a Witch.`,
    usedTurn: (_, { does, card }) => `${does('activates', 'activate')} the effect of ${card}.`,
    transferred: (_, { does, card, cause, isBinding }) =>
      `${does('transfers', 'transfer')} ${card} to the Inner Circle${fromCause(cause, isBinding)}.`,
    transferLost: (_, { does, cause, isBinding }) =>
      `${does('has', 'have')} no Place with a Ritual to transfer; the Transfer${fromCause(cause, isBinding)} is lost.`,
    advanced: (news, { does }) => `${does('advances', 'advance')} to step ${news.step} of the Coven Track.`,
    builtOn: (news, { does, card }) => `${does('builds', 'build')} ${AN[news.catalyst]} on ${card}.`,
    sentElder: (news, { does }) => `${does('puts', 'put')} an Elder into ${region(news.region)}.`,
    tookBack: (news, { does }) => `${does('returns', 'return')} ${A_FIGURE[news.figure]} to the reserve.`,
    moved: (news, { does, card }) =>
      `${does('moves', 'move')} ${figures(news.n)} from ${card} to ${region(news.region)}.`,
    borrowed: (_, { does, card }) => `${does('puts', 'put')} an Elder on ${card}.`,
    redStone: (_, { does }) => `${does('takes', 'take')} the Red Powerstone.`,
    stoneOnBoard: (news, { does }) =>
      `${does('puts', 'put')} the ${stone(news.stone)} on Powerstone space ${news.space + 1}.`,
    boosted: (news, { does }) => `${does('has', 'have')} +${news.n} combat strength in ${region(news.region)}.`,
    passed: (_, { does }) => `${does('passes', 'pass')}.`,
    battle: (news) => `Battle in ${region(news.region)}.`,
    dial: (news, { who, verb }) => `${verb(`${who}'s`, 'Your')} Mana Dial shows ${news.n}.`,
    strength: (news, { does, isAutoma }) => {
      const { figures: n, mana, added, round, drawn: turnedUp } = news;
      const parts = isAutoma
        ? [`${round} for the round`, witches(n), `${turnedUp} for its cards`]
        : [figures(n), ...some(mana, COUNTING.mana), ...some(added, (more) => `${more} by effects`)];
      return `${does('has', 'have')} combat strength ${news.n} in ${region(news.region)}: ${parts.join(' + ')}.`;
    },
    reward: (news, { does }) =>
      `${does('gains', 'gain')} the Battle Reward ${news.strength}+ of ${region(news.region)}.`,
    wonBattle: (news, { does }) => `${does('wins', 'win')} the battle in ${region(news.region)}.`,
    tookStone: (news, { does }) => `${does('takes', 'take')} the ${stone(news.stone)}.`,
    marker: (_, { does }) => `${does('takes', 'take')} the First Player Marker.`,
    roundEnded: (news) => `End of round ${news.round}.`,
    automaDrew: (news, { who, card, worth }) =>
      `${who} draws ${card} (${points(worth)}), ${news.steps === 0 ? 'stays on its space' : `moves ${counted(news.steps, 'space')}${news.steps < worth ? ' to the ring' : ''}`}: ${EN.rondel[news.space](null)}.`,
    automaMovedOn: (news, { who }) =>
      `That is impossible: ${HINDERED[news.why]}. ${who} moves 1 space on: ${EN.rondel[news.space](null)}.`,
    automaFoundNothing: () => 'It is empty: there is nothing to harvest.',
    stonePlaced: (news, { does, card }) => `${does('places', 'place')} the ${stone(news.stone)} on ${card}.`,
    scored: (news, { does }) => `${does('scores', 'score')} ${points(news.points)} for ${SCORED[news.part]}.`,
    won: ({ winners, points: all }, { does, nameOf }) =>
      winners.length === 1
        ? `${does('wins', 'win', winners[0])} with ${points(all[winners[0]])}.`
        : `${capital(and(winners.map(nameOf)))} share the victory with ${points(all[winners[0]])}.`,
  },
};
