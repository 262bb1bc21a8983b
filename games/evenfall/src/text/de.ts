/** Evenfall auf Deutsch, in den Worten der deutschen Anleitung: Kraut, Elixier und Wissen haben dort keine Mehrzahl. */
import { capital, joined } from '@gloaming/engine';
import { type Cost, type Goods, type Kind, RESOURCES, type Resource, size } from '../goods.ts';
import type { Hindrance, Scored } from '../news.ts';
import type { Catalyst } from '../nouns.ts';
import { type Circle, type Figure, RED, REGIONS, SHAPES, type Stone } from '../nouns.ts';
import type { Working } from '../reasons.ts';
import { namesIn } from './names.ts';
import { drawn, eachGood, eachPart, gaining, some } from './phrases.ts';
import type { NewsContext, Words } from './words.ts';

const and = (parts: readonly string[]): string => joined(parts, ' und ');
const or = (parts: readonly string[]): string => joined(parts, ' oder ');
const counted = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;
const quoted = (name: string): string => `„${name}“`;

const RESOURCE: Record<Resource, string> = { herb: 'Kraut', potion: 'Elixier', knowledge: 'Wissen' };
/** Akkusativ. */
const A_FIGURE: Record<Figure, string> = { witch: 'eine Hexe', elder: 'einen Elder' };
const WITH_FIGURE: Record<Figure, string> = { witch: 'einer Hexe', elder: 'einem Elder' };
const A_CATALYST: Record<Catalyst, string> = { scythe: 'eine Sense', orb: 'einen Orb' };
const CATALYST: Record<Catalyst, string> = { scythe: 'Sense', orb: 'Orb' };
const CATALYSTS: Record<Catalyst, string> = { scythe: 'Sensen', orb: 'Orbs' };
const EACH_CATALYST: Record<Catalyst, string> = { scythe: 'jede Sense', orb: 'jeden Orb' };
const CIRCLE: Record<Circle, string> = { outer: 'Outer Circle', inner: 'Inner Circle' };

const witches = (n: number): string => counted(n, 'Hexe', 'Hexen');
/** Wenn es nicht darauf ankommt, welche. */
const figures = (n: number): string => counted(n, 'Hexe/Elder', 'Hexen/Elder');
const points = (n: number): string => counted(n, 'Siegpunkt', 'Siegpunkte');
const cards = (n: number): string => counted(n, 'Karte', 'Karten');
const COUNTING = drawn({
  resource: (n: number, kind: Kind) => `${n} ${RESOURCE[RESOURCES[kind]]}`,
  any: (n) => counted(n, 'beliebige Ressource', 'beliebige Ressourcen'),
  mana: (n) => `${n} Mana`,
  cards,
  points,
});
const goods = (what: Goods): string => and(eachGood(what, COUNTING)) || 'nichts';
const cost = (c: Cost): string => and(eachPart(c, COUNTING)) || '0';
const gain = (what: Goods): string =>
  gaining(what, COUNTING, { gain: (list) => `erhalte ${list}`, draw: (n) => `ziehe ${n}`, and });

const KEYWORDS = { artifact: 'Artefakt', familiar: 'Wesen', enchantment: 'Verzauberung' };
const SHAPE = { eye: 'Auge', flame: 'Flamme', wave: 'Welle', fang: 'Fangzahn' };
const REGION = {
  northernLakes: 'Northern Lakes',
  centralMountains: 'Central Mountains',
  southernSlopes: 'Southern Slopes',
};
const HINDERED: Record<Hindrance, string> = {
  noWitch: 'Er hat keine Hexe mehr',
  noPlace: 'In dieser Region liegt kein Ort der Macht mehr',
  noPlaceLeft: 'Der Ortsstapel ist leer',
  noRitual: 'In seinem Outer Circle liegt kein Ort der Macht mit Ritual',
  nothingToHarvest: 'Sein Outer Circle ist leer',
  noCard: 'Das Hauptdeck ist leer',
  noFreePlace: 'In seinem Outer Circle liegt kein Ort der Macht ohne Ritual',
};
const SCORED: Record<Scored, string> = {
  specialists: 'Spezialisten',
  council: 'Spielende-Effekte von Ratsmitgliedern',
  rituals: 'Rituale im Inner Circle',
  doubled: 'Rituale, die ein Magiestein verdoppelt',
  places: 'Orte der Macht im Inner Circle',
};
const region = (n: number): string => REGION[REGIONS[n]];
const stone = (n: Stone): string => (n === RED ? 'Roter Magiestein' : `Magiestein ${quoted(SHAPE[SHAPES[n]])}`);
const theStone = (n: Stone): string => (n === RED ? 'den Roten Magiestein' : `den ${stone(n)}`);
const toGo = (left: number): string => (left === 1 ? '' : ` Noch ${left}.`);
/** Kinds never go back, so whoever takes a later one first cannot have an earlier one any more. */
const inOrder = (left: number, isAtOnce: boolean): string =>
  left === 1 ? '' : ` Noch ${left}.${isAtOnce ? '' : ' Was du überspringst, wird nicht mehr angeboten.'}`;
const catalysts = (n: number, catalyst: Catalyst): string => counted(n, CATALYST[catalyst], CATALYSTS[catalyst]);
const aCard = (card: string): string => (card === '' ? 'eine Karte' : quoted(card));
/** Woher ein Transfer kommt. */
const fromCause = (cause: string, isBinding: boolean): string =>
  cause === '' ? '' : ` (${isBinding ? 'Bindungsbonus von ' : ''}${quoted(cause)})`;
const named = ({ cards: known, unknown }: NewsContext): string =>
  and([...known.map(quoted), ...(unknown === 0 ? [] : [known.length === 0 ? cards(unknown) : `${unknown} weitere`])]);

const WORKS: Record<Working, string> = {
  atOnce: 'Der Effekt kam sofort, als die Karte gespielt wurde.',
  always: 'Die Karte wirkt von selbst; hier gibt es nichts zu aktivieren.',
  battle: 'Die Karte wirkt von selbst, in der Kampfphase.',
  roundEnd: 'Die Karte wirkt von selbst, am Rundenende.',
  gameEnd: 'Die Karte wirkt von selbst, am Spielende.',
};

export const DE: Words = {
  language: 'de',
  automa: 'Automa',
  names: namesIn('de'),
  kinds: {
    place: (icon) => `Ort der Macht, Magiesteinsymbol ${SHAPE[icon]}`,
    startingPlace: (clan, icon) => `Startort von ${DE.clans[clan]}, Magiesteinsymbol ${SHAPE[icon]}`,
    ritual: 'Ritual',
    person: 'Spezialist oder Ratsmitglied',
  },
  keywords: KEYWORDS,
  shapes: SHAPE,
  regions: REGION,
  circles: CIRCLE,
  clans: { star: 'The Star', cross: 'The Cross', circle: 'The Circle', spike: 'The Spike' },
  levels: { apprentice: 'Azubi', witch: 'Hexe', master: 'Meisterhexe', heir: 'Thronanwärter' },
  sides: { sun: 'Sonnenseite', moon: 'Mondseite' },
  roles: { ritual: 'Ritual', specialist: 'Spezialist', council: 'Ratsmitglied' },
  rondel: {
    xCoven: (n) =>
      `${n === null ? 'die Siegpunkte seiner Stufe' : points(n)} erhalten und auf der Clanleiste aufsteigen`,
    northernLakes: () => 'einen Ort der Macht in Northern Lakes entdecken',
    centralMountains: () => 'einen Ort der Macht in Central Mountains entdecken',
    play: () => 'die oberste Karte vom Hauptdeck spielen',
    coven: () => 'auf der Clanleiste aufsteigen',
    transfer: () => 'einen Ort der Macht mit Ritual transferieren',
    harvest: () => 'den Outer Circle ernten',
    drawPlace: () => 'einen Ort der Macht vom Ortsstapel ziehen',
  },

  goods,
  cost,
  mana: COUNTING.mana,
  points,
  figures: (n, figure) => (figure === 'witch' ? witches(n) : `${n} Elder`),
  catalysts,
  stone,

  afterColon: capital,
  printed: {
    pay: (v) => `zahle ${cost(v.cost)}`,
    discard: (v) => `wirf ${cards(v.n)} ab`,
    removeFromHand: (v) => `lege ${counted(v.n, 'Handkarte', 'Handkarten')} in die Box`,
    removeRitual: () =>
      'lege eines deiner Rituale mit seinen Katalysatoren in die Box (Hexen/Elder darauf kommen in deine Reserve)',
    gain: (v) => gain(v.goods),
    gainPer: (v, { count }) => `${gain(v.goods)} für ${count(v.per)}`,
    choose: (v, { each }) => `wähle eines: ${v.of.map((one) => capital(and(each(one)))).join(' / ')}`,
    exchange: (v, { list }) => `wenn du möchtest: ${capital(list(v.cost))} → ${list(v.effect)}`,
    transfer: (v) => `führe ${v.n === 1 ? 'einen Transfer' : `${v.n} Transfers`} durch`,
    coven: (v) =>
      `steige ${counted(v.n, 'Schritt', 'Schritte')} auf der Clanleiste auf${v.both ? ' und ersetze „/“ durch „+“ (du erhältst beide Boni)' : ''}`,
    harvest: (v) =>
      ({
        own: 'ernte einen deiner Orte der Macht (im Outer oder Inner Circle)',
        other: 'ernte einen Ort der Macht in einem anderen Clan',
        it: 'ernte ihn',
      })[v.which],
    harvestOuter: () => 'ernte deinen Outer Circle',
    discoverFreely: () =>
      'bestimme eine Region, fülle ihre leeren Plätze auf und entdecke dann dort einen beliebigen Ort der Macht ohne Hexen',
    takePlace: () => 'lege den obersten Ort der Macht vom Ortsstapel in deinen Outer Circle',
    putElders: (v) =>
      v.n === 1
        ? 'du darfst einen Elder aus deiner Reserve in eine Region stellen'
        : `du darfst bis zu ${v.n} Elder aus deiner Reserve in Regionen stellen`,
    returnFigure: (v) =>
      `du darfst ${v.figure === 'witch' ? 'eine deiner Hexen' : 'einen deiner Elder'} ${v.from === 'region' ? 'aus einer Region' : 'von einem Ritual'} in deine Reserve zurücknehmen`,
    moveFigures: () => 'bewege alle Hexen/Elder von einem deiner Rituale in eine Region',
    buildFreely: (v) =>
      `du darfst ${v.n === 1 ? A_CATALYST[v.catalyst] : `bis zu ${v.n} ${CATALYSTS[v.catalyst]}`} kostenlos bauen`,
    borrow: () =>
      'stelle einen Elder aus deiner Reserve auf einen gegnerischen Spezialisten; solange er dort steht, ist dessen Effekt auch für dich aktiv',
    takeRedStone: () => 'nimm den Roten Magiestein',
    trackBonus: () => 'erhalte einen beliebigen Bonus der Clanleiste, den du bereits erreicht hast',
    changeDial: (v) => `du darfst den Wert deiner Manascheibe um bis zu ${v.by} ändern`,
    boost: (v) => `du darfst eine Region wählen, in der du eine Hexe oder einen Elder hast: +${v.n} Kampfstärke dort`,
  },
  counts: {
    keyword: ({ keyword }) => `jede Karte mit sichtbarem Schlüsselwort ${quoted(KEYWORDS[keyword])} in deinem Clan`,
    places: ({ circle }) => `jeden Ort der Macht in deinem ${CIRCLE[circle]}`,
    catalysts: ({ catalyst }) => `${EACH_CATALYST[catalyst]} in deinem Clan`,
    specialists: () => 'jeden deiner Spezialisten',
    shape: ({ shape }) =>
      `jeden Magiestein ${quoted(SHAPE[shape])} und jedes Magiesteinsymbol ${quoted(SHAPE[shape])} in deinem Inner Circle`,
    resourceSymbols: () =>
      'jedes Ressourcensymbol in den Ernteboni deiner Orte der Macht (Inner und Outer Circle) und für jeden Ort der Macht mit solch einem Symbol und einer Sense',
    eldersInReserve: () => 'jeden Elder in deiner Reserve',
  },
  symbolsAndScythes:
    'jedes Ressourcensymbol in den Ernteboni deiner Orte der Macht (Inner und Outer Circle) und für jede Sense an einem Ort der Macht mit solch einem Symbol',
  abilities: {
    discount: ({ on, less }) =>
      `${on === 'ritual' ? 'Rituale' : 'Ratsmitglieder'} kosten dich ${COUNTING.any(less)} weniger`,
    manaForCatalysts: ({ scythe, orb }) =>
      `Wenn du Katalysatoren baust, darfst du statt der üblichen Kosten ${COUNTING.mana(scythe)} für eine Sense und ${COUNTING.mana(orb)} für einen Orb zahlen`,
    elderSpaces: ({ where }) =>
      `Deine Elder dürfen auch Aktionsfelder ${where === 'region' ? 'der Regionen' : 'in deinem Outer Circle'} aktivieren`,
    strength: ({ n }) => `+${n} Kampfstärke in jedem Kampf, an dem du teilnimmst`,
  },
  when: {
    discover: () => 'Wenn du einen Ort der Macht entdeckst',
    play: ({ keyword }) =>
      `Wenn du eine andere Karte mit dem Schlüsselwort ${quoted(KEYWORDS[keyword])} spielst (Ritual oder Spezialist)`,
    build: () => 'Wenn du einen Katalysator baust',
    transfer: () => 'Wenn du einen Ort der Macht transferierst',
    harvest: ({ place }) => `Wenn du ${place === 'any' ? 'einen' : 'diesen'} Ort der Macht erntest`,
    discard: () => 'Wenn du eine Karte abwirfst',
    token: ({ by }) =>
      ({
        any: 'Wenn ein Spieler (auch du) seinen Clan Token aktiviert',
        you: 'Wenn du deinen Clan Token aktivierst',
        others: 'Wenn ein anderer Spieler seinen Clan Token aktiviert',
      })[by],
    battleWon: () => 'Wenn du einen Kampf gewinnst',
    coven: () => 'Wenn du einen Schritt auf der Clanleiste aufsteigst',
    pass: () => 'Wenn du passt',
  },
  headings: {
    immediate: () => 'Sofort',
    space: ({ space }) => (space.many ? 'Aktionsfeld (für beliebig viele Hexen/Elder)' : 'Aktionsfeld'),
    turn: () => 'Freie Aktion, einmal pro Runde',
    battle: ({ at }) =>
      at === 'start' ? 'Zu Beginn der Kampfphase' : 'In jedem Kampf, nach dem Aufdecken der Manascheiben',
    roundEnd: () => 'Rundenende',
    gameEnd: () => 'Spielende',
  },
  harvestBonus: 'Erntebonus',
  bindingBonus: 'Bindungsbonus',
  bindingWith: {
    artifact: 'Bindung mit Artefakt',
    familiar: 'Bindung mit Wesen',
    enchantment: 'Bindung mit Verzauberung',
  },
  buildingSpaces: (n) => counted(n, 'Bauplatz', 'Bauplätze'),
  boards: {
    scout: 'Erkundungsphase',
    token: 'Clan Token',
    council: (first, next) => `Kosten der Ratsmitglieder: ${first} für das erste, ${next} für jedes weitere`,
    freeAction: 'Freie Aktion',
    witchSpace: 'Aktionsfeld, nur für eine Hexe',
    stoneSpace: (n) => `Magiesteinfeld ${n}`,
    beyond: 'Jeder Schritt über das Ende hinaus',
    onSide: (side, text) => `${side === 'sun' ? 'Sonnenseite' : 'Mondseite'} – ${text}`,
  },

  questions: {
    payRest: ({ left }, { isAtOnce }) => `Welche Ressource zahlst du?${inOrder(left, isAtOnce)}`,
    discard: ({ n }) => `Welche Karte wirfst du ab?${toGo(n)}`,
    removeFromHand: ({ n }) => `Welche Karte legst du in die Box?${toGo(n)}`,
    removeRitual: () => 'Welches deiner Rituale legst du in die Box?',
    gainAny: ({ n }, { isAtOnce }) => `Welche Ressource erhältst du?${inOrder(n, isAtOnce)}`,
    choose: () => 'Was wählst du?',
    exchange: () => 'Nimmst du den Tausch vor?',
    transfer: ({ n }) => `Welchen Ort der Macht transferierst du in deinen Inner Circle?${toGo(n)}`,
    harvest: ({ which }) => `Welchen Ort der Macht ${which === 'other' ? 'in einem anderen Clan ' : ''}erntest du?`,
    discoverFreely: () =>
      'In welcher Region entdeckst du einen Ort der Macht? Ihre leeren Plätze werden zuerst aufgefüllt.',
    discoverThere: () => 'Welchen Ort der Macht entdeckst du?',
    putElders: ({ n }) => `In welche Region stellst du einen Elder?${n === 1 ? '' : ` Bis zu ${n}.`}`,
    returnFigure: ({ figure }) =>
      `${figure === 'witch' ? 'Welche Hexe' : 'Welchen Elder'} nimmst du in deine Reserve zurück?`,
    moveFigures: () => 'Die Hexen/Elder welches Rituals bewegst du in eine Region?',
    moveFiguresTo: (_, { card }) => `In welche Region bewegst du die Hexen/Elder von ${quoted(card)}?`,
    buildFreely: ({ catalyst, n }) =>
      `Auf welchem Ritual baust du kostenlos ${A_CATALYST[catalyst]}?${n === 1 ? '' : ` Bis zu ${n}.`}`,
    borrow: () => 'Auf welchen Spezialisten stellst du einen Elder?',
    trackBonus: () => 'Welchen Bonus der Clanleiste erhältst du?',
    boost: ({ n }) => `In welcher Region hast du +${n} Kampfstärke?`,
    order: ({ moment }) => `${DE.moments[moment]}: Welcher Effekt kommt zuerst?`,
    takeTurn: (_, { acted }) =>
      acted ? 'Deine Hauptaktion ist ausgeführt. Eine freie Aktion oder Zug beenden?' : 'Dein Zug: Welche Aktion?',
    playAs: () => 'Als was spielst du diese Karte?',
    bind: () => 'Auf welchen Ort der Macht spielst du dieses Ritual?',
    useSpace: () => 'Mit wem aktivierst du dieses Aktionsfeld?',
    /** Like kinds, Catalysts are named in order. */
    build: ({ scythes, orbs }, { isAtOnce }) =>
      `Was baust du?${scythes + orbs === 0 ? '' : ` Bisher: ${and([...some(scythes, (n) => catalysts(n, 'scythe')), ...some(orbs, (n) => catalysts(n, 'orb'))])}.`}${isAtOnce ? '' : ' Was du überspringst, wird nicht mehr angeboten.'}`,
    placeStoneOnBoard: () => 'Welchen Magiestein setzt du hier ein?',
    setDial: (_, { strength }) =>
      `Wie viel Mana stellst du auf deiner Manascheibe ein? Deine Kampfstärke ohne Mana: ${strength}.`,
    adjustDial: (_, { dial }) => `Deine Manascheibe zeigt ${dial}. Änderst du den Wert?`,
    takeStone: () => 'Welchen Magiestein nimmst du?',
    placeStones: () => 'Wie platzierst du deine Magiesteine?',
    placeStone: (_, { stone: one }) => `Auf welchen Ort der Macht legst du ${theStone(one)}?`,
  },
  moments: {
    discover: 'Du entdeckst einen Ort der Macht',
    play: 'Du spielst eine Karte',
    build: 'Du baust einen Katalysator',
    transfer: 'Du transferierst einen Ort der Macht',
    harvest: 'Du erntest einen Ort der Macht',
    discard: 'Du wirfst eine Karte ab',
    token: 'Ein Clan Token wird aktiviert',
    battleWon: 'Du gewinnst einen Kampf',
    coven: 'Du steigst auf der Clanleiste auf',
    pass: 'Du passt',
    battleStart: 'Beginn der Kampfphase',
    roundEnd: 'Rundenende',
  },
  sources: {
    token: 'Clan Token',
    track: 'Clanleiste',
    board: 'Clanboard',
    freeAction: 'Freie Aktion',
    reward: (where) => `Kampfbelohnung, ${REGION[where]}`,
    stoneSpace: (n) => `Magiesteinfeld ${n}`,
  },
  labels: {
    pass: 'Passen',
    endTurn: 'Zug beenden',
    discover: (place, where, n) => `Entdecken: ${place} (${REGION[where]}, ${witches(n)})`,
    activateToken: 'Clan Token aktivieren',
    build: 'Katalysatoren bauen',
    play: (card) => `Spielen: ${card}`,
    playFor: (card, price) => `Spielen: ${card} (${price})`,
    use: (what, effect) => `Aktivieren: ${what} – ${effect}`,
    as: { ritual: 'Als Ritual', specialist: 'Als Spezialist', council: 'Als Ratsmitglied' },
    declined: {
      exchange: 'Nein',
      transfer: 'Kein Transfer',
      putElders: 'Keinen Elder',
      returnFigure: 'Niemanden zurücknehmen',
      build: 'Nichts mehr bauen',
      buildFreely: 'Nicht bauen',
      boost: 'In keiner',
      placeStone: 'Nirgendwohin',
    },
    catalystOn: (catalyst, ritual, mana) =>
      `${CATALYST[catalyst]} auf ${quoted(ritual)}${mana === 0 ? '' : ` für ${COUNTING.mana(mana)}`}`,
    onPlace: (what, place) => `${what} auf ${quoted(place)}`,
    binding: (has) => `${has ? 'mit' : 'ohne'} Bindungsbonus`,
    step: (n) => `Schritt ${n}`,
    actionSpaceOf: (where) => `${REGION[where]}, vom Aktionsfeld`,
    changeDial: (n) => `Auf ${n} ändern`,
    keepDial: (n) => `Bei ${n} belassen`,
    bestStones: 'So, dass sie am meisten bringen',
    oneByOne: 'Einen nach dem anderen',
    less: (price, n) => `${price}, ${n} weniger`,
  },
  reasons: {
    lacksGoods: ({ n, of }) => (n === size(of) ? `Noch ${cost(of)} nötig.` : `Davon noch ${n} nötig: ${cost(of)}.`),
    lacksForCatalyst: ({ of }) => `Noch ${or(of.map(cost))} nötig.`,
    lacksCards: ({ n }) => `Noch ${counted(n, 'Handkarte', 'Handkarten')} nötig.`,
    lacksWitches: ({ n }) => `Noch ${witches(n)} in deiner Reserve nötig.`,
    lacksFigure: ({ elders }) =>
      elders
        ? 'Dafür brauchst du eine Hexe oder einen Elder in deiner Reserve.'
        : 'Dafür brauchst du eine Hexe in deiner Reserve; ein Elder darf dort nicht hin.',
    lacksFreePlace: () => 'Du hast keinen Ort der Macht ohne Ritual.',
    lacksBuildingSpace: () => 'Du hast kein Ritual mit freiem Bauplatz.',
    lacksStone: () => 'Du hast keinen Magiestein dafür.',
    lacksSteps: ({ n }) => `Noch ${counted(n, 'Schritt', 'Schritte')} auf der Clanleiste nötig.`,
    noFigureThere: ({ figure }) =>
      `Du hast dort ${figure === null ? 'weder Hexe noch Elder' : figure === 'witch' ? 'keine Hexe' : 'keinen Elder'}.`,
    mainActionDone: () => 'Deine Hauptaktion ist schon ausgeführt.',
    tokenUsed: () => 'Dein Clan Token ist in dieser Runde schon aktiviert.',
    usedThisRound: () => 'Diesen Effekt hast du in dieser Runde schon aktiviert.',
    spaceTaken: () => 'Das Aktionsfeld ist besetzt.',
    stoneSpaceUsed: () => 'Dort liegt schon ein Magiestein.',
    hasRitual: () => 'Dort liegt schon ein Ritual.',
    hasStone: () => 'Dort liegt schon ein Magiestein.',
    isFull: () => 'Dort ist kein Bauplatz frei.',
    isBorrowed: () => 'Dort steht schon dein Elder.',
    worksByItself: ({ when }) => WORKS[when],
    notYours: (_, { who }) => `Das gehört ${who}.`,
    isYours: () => 'Das gehört dir; hier geht es um einen anderen Clan.',
    isDiscovered: () => 'Dieser Ort der Macht ist schon entdeckt.',
    notDiscovered: () => 'Diesen Ort der Macht hat noch niemand entdeckt.',
    inInnerCircle: () => 'Dieser Ort der Macht liegt schon im Inner Circle.',
    inOuterCircle: () => 'Dieser Ort der Macht liegt im Outer Circle; Magiesteine kommen in den Inner Circle.',
    inOtherRegion: () => 'Das liegt in einer anderen Region.',
    notASpecialist: () => 'Ratsmitglieder kannst du nicht wählen, nur Spezialisten.',
    otherIcon: () => 'Dieser Ort der Macht hat ein anderes Symbol.',
    sameName: () => 'Einen Spezialisten mit diesem Namen hast du schon.',
    wouldDoNothing: () => 'Das würde jetzt nichts bewirken.',
    beyondChange: ({ by }) => `Du darfst deine Manascheibe höchstens um ${by} ändern.`,
    inNoRole: (_, { asSpecialist, asCouncil }) => `Als Spezialist – ${asSpecialist} Als Ratsmitglied – ${asCouncil}`,
    passedOver: () => 'Das hast du schon übersprungen.',
    notInCost: () => 'Das gehört nicht zu den Kosten.',
    leavesTooLittle: () => 'Was davor kommt, brauchst du auch. Nimm das zuerst.',
    otherCopy: () => 'Angeboten wird die andere Karte mit diesem Namen: Beide sind gleich.',
  },
  news: {
    began: ({ first }, { nameOf }) => `Das Spiel beginnt. Startspieler: ${nameOf(first)}.`,
    round: (news) => `Runde ${news.round}.`,
    gained: (news, { does, card }) => `${does('erhält', 'erhältst')} ${goods(news.goods)}${card && ` (${card})`}.`,
    drew: (_, told) => `${told.does('zieht', 'ziehst')} ${named(told)}.`,
    reshuffled: () => 'Der Ablagestapel wird zum neuen Hauptdeck gemischt.',
    paid: (news, { does }) => `${does('zahlt', 'zahlst')} ${goods(news.goods)}.`,
    discarded: (_, { does, who, card, isAutoma, worth }) =>
      isAutoma
        ? `${who} deckt ${quoted(card)} auf (${points(worth)}) und legt die Karte ab.`
        : `${does('wirft', 'wirfst')} ${aCard(card)} ab.`,
    removed: (_, { does, card }) => `${does('legt', 'legst')} ${aCard(card)} in die Box.`,
    revealedPlace: (news, { card }) => `Neu in ${region(news.region)}: ${card}.`,
    discovered: (news, { does, card }) =>
      `${does('entdeckt', 'entdeckst')} ${quoted(card)} in ${region(news.region)} ${news.witches === 0 ? 'ohne Hexen' : `mit ${witches(news.witches)}`}.`,
    tookPlace: (_, { does, card }) => `${does('zieht', 'ziehst')} ${quoted(card)} vom Ortsstapel in den Outer Circle.`,
    token: (_, { does, who, isAutoma }) =>
      isAutoma
        ? `${who} erntet den Outer Circle; das gilt als Aktivieren eines Clan Tokens.`
        : `${does('aktiviert', 'aktivierst')} den Clan Token.`,
    harvested: (news, { does, card }) =>
      `${does('erntet', 'erntest')} ${quoted(card)}${news.times === 1 ? '' : `, durch Sensen ${news.times}-mal`}.`,
    announced: (_, { does, card }) => `${does('spielt', 'spielst')} ${quoted(card)}.`,
    played: (news, { does, card }) =>
      `${does('nimmt', 'nimmst')} ${quoted(card)} ${news.as === 'council' ? 'in den Rat' : 'unter die Spezialisten'} auf.`,
    bound: (_, { does, cards: [ritual, place] }) => `${does('legt', 'legst')} ${quoted(ritual)} auf ${quoted(place)}.`,
    usedRegion: (news, { does }) =>
      `${does('aktiviert', 'aktivierst')} mit ${WITH_FIGURE[news.figure]} das Aktionsfeld in ${region(news.region)}.`,
    usedRitual: (news, { does, card }) =>
      `${does('aktiviert', 'aktivierst')} mit ${WITH_FIGURE[news.figure]} das Aktionsfeld von ${quoted(card)}.`,
    usedBoard: (_, { does }) => `${does('aktiviert', 'aktivierst')} mit einer Hexe das Aktionsfeld des Clanboards.`,
    usedTurn: (_, { does, card }) => `${does('aktiviert', 'aktivierst')} den Effekt von ${quoted(card)}.`,
    transferred: (_, { does, card, cause, isBinding }) =>
      `${does('transferiert', 'transferierst')} ${quoted(card)} in den Inner Circle${fromCause(cause, isBinding)}.`,
    transferLost: (_, { does, cause, isBinding }) =>
      `${does('hat', 'hast')} keinen Ort der Macht mit Ritual zum Transferieren; der Transfer${fromCause(cause, isBinding)} verfällt.`,
    advanced: (news, { does }) => `${does('steigt', 'steigst')} auf der Clanleiste auf (Schritt ${news.step}).`,
    builtOn: (news, { does, card }) => `${does('baut', 'baust')} ${A_CATALYST[news.catalyst]} auf ${quoted(card)}.`,
    sentElder: (news, { does }) => `${does('stellt', 'stellst')} einen Elder nach ${region(news.region)}.`,
    tookBack: (news, { does }) => `${does('nimmt', 'nimmst')} ${A_FIGURE[news.figure]} in die Reserve zurück.`,
    moved: (news, { does, card }) =>
      `${does('bewegt', 'bewegst')} ${figures(news.n)} von ${quoted(card)} nach ${region(news.region)}.`,
    borrowed: (_, { does, card }) => `${does('stellt', 'stellst')} einen Elder auf ${quoted(card)}.`,
    redStone: (_, { does }) => `${does('nimmt', 'nimmst')} den Roten Magiestein.`,
    stoneOnBoard: (news, { does }) =>
      `${does('legt', 'legst')} ${theStone(news.stone)} auf Magiesteinfeld ${news.space + 1}.`,
    boosted: (news, { does }) => `${does('hat', 'hast')} +${news.n} Kampfstärke in ${region(news.region)}.`,
    passed: (_, { does }) => `${does('passt')}.`,
    battle: (news) => `Kampf in ${region(news.region)}.`,
    dial: (news, { who, verb }) => `${verb(`Manascheibe von ${who}`, 'Deine Manascheibe')}: ${news.n}.`,
    strength: (news, { does, isAutoma }) => {
      const { figures: n, mana, added, round, drawn: turnedUp } = news;
      const parts = isAutoma
        ? [`${round} für die Runde`, witches(n), `${turnedUp} für die Karten`]
        : [figures(n), ...some(mana, COUNTING.mana), ...some(added, (more) => `${more} durch Effekte`)];
      return `${does('hat', 'hast')} Kampfstärke ${news.n} in ${region(news.region)}: ${parts.join(' + ')}.`;
    },
    reward: (news, { does }) =>
      `${does('erhält', 'erhältst')} die Kampfbelohnung ${news.strength}+ in ${region(news.region)}.`,
    wonBattle: (news, { does }) => `${does('gewinnt', 'gewinnst')} den Kampf in ${region(news.region)}.`,
    tookStone: (news, { does }) => `${does('nimmt', 'nimmst')} ${theStone(news.stone)}.`,
    marker: (_, { does }) => `${does('nimmt', 'nimmst')} den Startspielermarker.`,
    roundEnded: (news) => `Ende von Runde ${news.round}.`,
    automaDrew: (news, { who, card, worth }) =>
      `${who} zieht ${quoted(card)} (${points(worth)}) und ${news.steps === 0 ? 'bleibt auf seinem Feld' : `geht ${counted(news.steps, 'Feld', 'Felder')} weiter${news.steps < worth ? ' bis zum gelb eingerahmten Feld' : ''}`}: ${DE.rondel[news.space](null)}.`,
    automaMovedOn: (news, { who }) =>
      `Das ist nicht möglich: ${HINDERED[news.why]}. ${who} geht 1 Feld weiter: ${DE.rondel[news.space](null)}.`,
    automaFoundNothing: () => 'Er ist leer: Es gibt nichts zu ernten.',
    stonePlaced: (news, { does, card }) => `${does('legt', 'legst')} ${theStone(news.stone)} auf ${quoted(card)}.`,
    scored: (news, { does }) => `${does('erhält', 'erhältst')} ${points(news.points)} für ${SCORED[news.part]}.`,
    won: ({ winners, points: all }, { does, nameOf, you }) =>
      winners.length === 1
        ? `${does('gewinnt', 'gewinnst', winners[0])} mit ${counted(all[winners[0]], 'Siegpunkt', 'Siegpunkten')}.`
        : `${capital(and(winners.map(nameOf)))} ${winners.includes(you) ? 'teilt euch' : 'teilen sich'} den Sieg (${points(all[winners[0]])}).`,
  },
};
