/** Res Arcana auf Deutsch. Anweisungen stehen im Infinitiv, damit sie für alle gelten; Kartennamen werden nicht gebeugt. */
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

const WORDS: Record<Essence, string> = { elan: 'Elan', life: 'Leben', calm: 'Ruhe', death: 'Tod', gold: 'Gold' };
const and = (parts: readonly string[]): string => joined(parts, ' und ');
const or = (parts: readonly string[]): string => joined(parts, ' oder ');
const essence = (kind: Kind): string => essenceNoun(kind, '', WORDS[ESSENCES[kind]]);
const amount = (n: number | 'X', kind: Kind): string => essenceNoun(kind, n, `${n} ${WORDS[ESSENCES[kind]]}`);
const amounts = (what: Amounts): string => and(eachAmount(what, amount)) || 'nichts';
const except = (kinds: KindSet): string => {
  const without = kindsNotIn(kinds).map(essence);
  return without.length === 0 ? '' : ` außer ${and(without)}`;
};
const any = (n: number, kinds: KindSet): string => {
  const only = onlyKind(kinds);
  return only === null
    ? anyNoun(n, `${n} beliebige ${n === 1 ? 'Essenz' : 'Essenzen'}`) + except(kinds)
    : amount(n, only);
};
const cost = (c: Cost): string => and(eachPart(c, amount, any)) || '0';
const points = (n: number): string => pointsNoun(n, `${n} ${n === 1 ? 'Punkt' : 'Punkte'}`);
const cards = (n: number): string => (n === 1 ? 'eine Karte' : `${n} Karten`);
const topCards = (n: number): string => (n === 1 ? 'die oberste Karte' : `die obersten ${n} Karten`);
const toGo = (left: number): string => (left === 1 ? '' : ` Noch ${left}.`);
/** Kinds never go back, so whoever takes a later one first cannot have an earlier one any more. */
const inOrder = (left: number, isAtOnce: boolean): string =>
  left === 1 ? '' : ` Noch ${left}.${isAtOnce ? '' : ' Was du überspringst, wird nicht mehr angeboten.'}`;
const quoted = (name: string): string => `„${name}“`;

/** Akkusativ. */
const AN_OWN: Record<Tag | 'artifact' | 'component', string> = {
  dragon: 'einen eigenen Drachen',
  creature: 'eine eigene Kreatur',
  artifact: 'ein eigenes Artefakt',
  component: 'eine eigene Komponente',
};
const A: Record<Tag | 'artifact', string> = {
  dragon: 'einen Drachen',
  creature: 'eine Kreatur',
  artifact: 'ein Artefakt',
};
const EVERY: Record<Tag, string> = { dragon: 'jeden eigenen Drachen', creature: 'jede eigene Kreatur' };
const WHICH: Record<Tag | 'artifact' | 'component', string> = {
  dragon: 'Welchen Drachen',
  creature: 'Welche Kreatur',
  artifact: 'Welches Artefakt',
  component: 'Welche Komponente',
};
const PLURAL: Record<Tag | 'artifact', string> = { dragon: 'Drachen', creature: 'Kreaturen', artifact: 'Artefakte' };
const DESTROYED: Record<Destroyable, string> = {
  artifact: AN_OWN.artifact,
  otherArtifact: 'ein anderes eigenes Artefakt',
  dragonOrCreature: `${AN_OWN.dragon} oder ${AN_OWN.creature}`,
};
const WHICH_DESTROYED: Record<Destroyable, string> = {
  artifact: 'Welches eigene Artefakt',
  otherArtifact: 'Welches andere eigene Artefakt',
  dragonOrCreature: 'Welchen eigenen Drachen oder welche eigene Kreatur',
};
const ZONES: Record<Zone, string> = {
  hand: 'aus der Hand',
  discards: 'aus der eigenen Ablage',
  anyDiscards: 'aus einer beliebigen Ablage',
};
const named = ({ cards: known, unknown }: NewsContext): string =>
  and([...known.map(quoted), ...(unknown === 0 ? [] : [known.length === 0 ? cards(unknown) : `${unknown} weitere`])]);
const aCard = (card: string): string => (card === '' ? 'eine Karte' : quoted(card));

/** Akkusativ. */
const NO_OTHER: Record<Tag, string> = {
  dragon: 'keinen anderen Drachen, der nicht gedreht ist',
  creature: 'keine andere Kreatur, die nicht gedreht ist',
};
const NONE_TO_DESTROY: Record<Destroyable, string> = {
  artifact: 'kein Artefakt',
  otherArtifact: 'kein anderes Artefakt',
  dragonOrCreature: 'weder einen Drachen noch eine Kreatur',
};
/** Nominativ. */
const IS_NOT: Record<Destroyable | Tag, string> = {
  artifact: 'kein Artefakt',
  otherArtifact: 'kein Artefakt',
  dragonOrCreature: 'weder ein Drache noch eine Kreatur',
  dragon: 'kein Drache',
  creature: 'keine Kreatur',
};
const FROM: Record<Where, string> = {
  hand: 'eine Handkarte',
  discards: 'eine Karte aus deiner Ablage',
  anyDiscards: 'eine Karte aus einer Ablage',
  play: 'eine deiner Komponenten im Spiel',
  items: 'ein magischer Gegenstand aus der Mitte',
};

export const DE: Words = {
  language: 'de',
  names: {
    athanor: 'Athanor',
    'bone-dragon': 'Knochendrache',
    'celestial-horse': 'Himmelsross',
    'chalice-of-fire': 'Feuerkelch',
    'chalice-of-life': 'Lebenskelch',
    'corrupt-altar': 'Verderbter Altar',
    crypt: 'Krypta',
    'cursed-skull': 'Verfluchter Schädel',
    'dancing-sword': 'Tanzendes Schwert',
    'dragon-bridle': 'Drachenzaum',
    'dragon-egg': 'Drachenei',
    'dragon-teeth': 'Drachenzähne',
    'dwarven-pickaxe': 'Zwergenspitzhacke',
    'earth-dragon': 'Erddrache',
    'elemental-spring': 'Elementarquelle',
    'elvish-bow': 'Elfenbogen',
    'fiery-whip': 'Feuerpeitsche',
    'fire-dragon': 'Feuerdrache',
    'flaming-pit': 'Flammengrube',
    'fountain-of-youth': 'Jungbrunnen',
    'guard-dog': 'Wachhund',
    'hand-of-glory': 'Ruhmeshand',
    hawk: 'Habicht',
    'horn-of-plenty': 'Füllhorn',
    'hypnotic-basin': 'Hypnotisches Becken',
    'jeweled-statuette': 'Juwelenstatuette',
    'magical-shard': 'Magischer Splitter',
    mermaid: 'Meerjungfrau',
    nightingale: 'Nachtigall',
    'philosophers-stone': 'Stein der Weisen',
    prism: 'Prisma',
    'ring-of-midas': 'Ring des Midas',
    'sacrificial-dagger': 'Opferdolch',
    'sea-serpent': 'Seeschlange',
    treant: 'Baumhirte',
    'tree-of-life': 'Lebensbaum',
    vault: 'Schatzkammer',
    'water-dragon': 'Wasserdrache',
    'wind-dragon': 'Winddrache',
    'windup-man': 'Aufziehmann',
    alchemist: 'Alchemist',
    artificer: 'Kunstschmied',
    druid: 'Druidin',
    duelist: 'Duellantin',
    healer: 'Heiler',
    necromancer: 'Nekromantin',
    scholar: 'Gelehrter',
    seer: 'Seherin',
    transmuter: 'Verwandlerin',
    witch: 'Hexe',
    alchemy: 'Alchemie',
    'calm-elan': 'Ruhe / Elan',
    'death-life': 'Tod / Leben',
    divination: 'Weissagung',
    protection: 'Schutz',
    reanimate: 'Wiederbelebung',
    research: 'Forschung',
    transmutation: 'Transmutation',
    colossus: 'Koloss',
    'golden-statue': 'Goldene Statue',
    'great-pyramid': 'Große Pyramide',
    'hanging-gardens': 'Hängende Gärten',
    library: 'Bibliothek',
    mausoleum: 'Mausoleum',
    obelisk: 'Obelisk',
    oracle: 'Orakel',
    'solomons-mine': 'Salomons Mine',
    temple: 'Tempel',
    'sacred-grove': 'Heiliger Hain',
    'alchemists-tower': 'Alchemistenturm',
    'catacombs-of-the-dead': 'Katakomben der Toten',
    'sacrificial-pit': 'Opfergrube',
    'cursed-forge': 'Verfluchte Schmiede',
    'dwarven-mines': 'Zwergenminen',
    'coral-castle': 'Korallenschloss',
    'sunken-reef': 'Versunkenes Riff',
    'dragons-lair': 'Drachenhort',
    'sorcerers-bestiary': 'Bestiarium des Zauberers',
  },
  kinds: {
    artifact: 'Artefakt',
    mage: 'Magier',
    item: 'Magischer Gegenstand',
    monument: 'Monument',
    place: 'Ort der Macht',
  },
  tags: { dragon: 'Drache', creature: 'Kreatur' },
  amounts,
  cost,
  ofKind: essence,
  points,

  printed: {
    turn: (_, { inCost }) => (inCost ? 'drehen' : 'dies drehen'),
    pay: (v) => `${cost(v.cost)} zahlen`,
    payOne: (v) =>
      `${kindsNotIn(v.kinds).length === 0 ? any(1, v.kinds) : or(kindsIn(v.kinds).map((kind) => amount(1, kind)))} zahlen`,
    payOfOneKind: () => 'X Essenzen einer Art zahlen',
    turnOwn: (v) => `dazu ${AN_OWN[v.tag]} drehen`,
    destroySelf: () => 'dies zerstören',
    destroy: (v) => `${DESTROYED[v.which]} zerstören`,
    discard: () => 'eine Handkarte abwerfen',
    gain: (v) => `${amounts(v.what)} nehmen`,
    gainPaid: (v) => {
      const only = onlyKind(v.kinds);
      return only === null ? `X Essenzen einer Art${except(v.kinds)} nehmen` : `${amount('X', only)} nehmen`;
    },
    gainAny: (v) => `${any(v.n, v.kinds)} ${v.onto === 'pool' ? 'nehmen' : 'hierauf legen'}`,
    gainItsCost: (v) => {
      const only = onlyKind(v.kinds);
      const what = only === null ? `beliebigen Essenzen${except(v.kinds)}` : essence(only);
      return `die Kosten jener Karte${v.plus === 0 ? '' : ` + ${v.plus}`} in ${what} nehmen`;
    },
    put: (v) => `${amounts(v.what)} hierauf legen`,
    putPaid: (v) => `diese Essenz ${v.on === 'self' ? 'hierauf' : 'auf eine eigene Komponente'} legen`,
    rivalsGain: (v) => `jeder Rivale erhält ${amounts(v.what)}`,
    gainPerRivals: (v) => `${amount(1, v.gain)} je ${essence(v.per)} im Vorrat eines Rivalen nehmen`,
    straighten: (v) => {
      if (v.which === 'self') return 'dies aufrichten';
      return `${AN_OWN[v.which === 'own' ? 'component' : v.which]} aufrichten`;
    },
    draw: (v) => `${cards(v.n)} ziehen`,
    lookAt: (v) =>
      `${topCards(v.n)} des eigenen Stapels oder des Monumentstapels ansehen und in beliebiger Reihenfolge zurücklegen`,
    placeFrom: (v) => {
      const price = {
        full: 'zu den üblichen Kosten',
        less: `für ${v.less} weniger`,
        free: 'kostenlos',
      };
      const gold = v.tag === null && priceCut(v.less) === 'less' ? ' (nie weniger Gold)' : '';
      return `${A[v.tag ?? 'artifact']} ${ZONES[v.zone]} ${price[priceCut(v.less)]} ausspielen${gold}`;
    },
    checkVictory: () => 'sofort den Sieg prüfen',
    choose: (v, { list }) => {
      const gains = gainsOf(v.of);
      return gains === null ? or(v.of.map((verbs) => list(verbs))) : `${or(gains.map(amounts))} nehmen`;
    },
    lift: (v) => `${amounts(v.what)} von hier entfernen`,
    drawThenDiscard: (v) => `${cards(v.n)} ziehen, dann ebenso viele abwerfen`,
    whereLies: (v, { list }) => `falls ${essence(v.kind)} hierauf liegt, ${list(v.then)}`,
    putMoreOfEachKind: (v) => `${v.n} von jeder hier liegenden Art dazulegen`,
    extraPoints: (v) => `${points(v.n)} mehr bei dieser Prüfung`,
    attack: (v, { list }) =>
      `jeder Rivale verliert ${amount(v.n, LIFE)}${v.price.length === 0 ? '' : ` (zum Ignorieren: ${list(v.price)})`}`,
    ignore: () => 'ignorieren',
  },
  abilities: {
    discount: ({ tag, less }) =>
      `Eigene ${PLURAL[tag ?? 'artifact']} kosten ${less} weniger${tag === null ? ' (nie weniger Gold)' : ''}`,
    pointsPerEssence: ({ kind }) => `${points(1)} je ${essence(kind)} hierauf`,
    pointsPer: ({ tag, n }) => `${points(n)} für ${EVERY[tag]} im Spiel`,
  },
  parts: {
    collect: 'Sammeln',
    kept: 'Wird beim Sammeln nichts von hier genommen',
    upkeep: 'Sammeln, zum Schluss',
    claimed: 'Beim Erwerb',
  },
  reactions: {
    lifeLoss: 'Reaktion auf Lebensverlust',
    dragon: 'Reaktion auf einen Drachenangriff',
    check: 'Reaktion auf eine Siegprüfung',
  },
  evenTurned: 'auch wenn gedreht',

  questions: {
    payRest: (_, { left, losing, isAtOnce }) =>
      `Welche Essenz ${losing ? 'verlierst' : 'zahlst'} du?${inOrder(left, isAtOnce)}`,
    payOne: () => 'Welche Essenz zahlst du?',
    payOfOneKind: (_, { kind }) =>
      kind === null ? 'Essenzen welcher Art zahlst du?' : `Wie viel ${essence(kind)} zahlst du?`,
    turnOwn: (v) => `${WHICH[v.tag]} drehst du?`,
    destroy: (v) => `${WHICH_DESTROYED[v.which]} zerstörst du?`,
    discard: (_, { left }) => `Welche Karte wirfst du ab?${toGo(left)}`,
    gainPaid: (_, { left }) => `Essenzen welcher Art nimmst du? Anzahl: ${left}.`,
    gainAny: (v, { left, isAtOnce }) =>
      `Welche Essenz ${v.onto === 'pool' ? 'nimmst du' : 'legst du darauf'}?${inOrder(left, isAtOnce)}`,
    putPaid: (_, { kind }) => `Auf welche Komponente legst du ${kind === null ? 'sie' : amount(1, kind)}?`,
    gainPerRivals: (v) => `In wessen Vorrat zählst du ${essence(v.per)}?`,
    straighten: (v) => `${WHICH[v.which === 'self' || v.which === 'own' ? 'component' : v.which]} richtest du auf?`,
    lookAt: (v) => `Von welchem Stapel siehst du ${topCards(v.n)} an?`,
    putBack: (v) => `Welche der ${v.n} ${v.monuments ? 'Monumentkarten' : 'Karten'} legst du zuunterst?`,
    placeFrom: (v) => `${WHICH[v.tag ?? 'artifact']} ${ZONES[v.zone]} spielst du aus?`,
    choose: () => 'Was wählst du?',
    suffer: (v, { attacker }) => `${attacker} greift an, du verlierst ${v.n} Leben. Was tust du?`,
    takeFrom: (_, { what }) => `Nimmst du, was darauf liegt (${amounts(what)})?`,
    act: () => 'Deine Aktion?',
    swapItem: () => 'Gegen welchen magischen Gegenstand tauschst du deinen?',
    reactToCheck: () => 'Der Sieg wird geprüft. Reagierst du?',
    pickFromPack: (_, { left }) => `Welches Artefakt behältst du? ${left} stehen zur Wahl.`,
    pickMage: () => 'Mit welchem Magier spielst du?',
    pickItem: () => 'Welchen magischen Gegenstand nimmst du?',
    pickFirstPlayer: () => 'Wer beginnt?',
    pickOpen: (_, { left }) => `Welches Artefakt wählst du?${toGo(left)}`,
  },
  labels: {
    pass: (takesToken) => (takesToken ? 'Passen und den Startspielermarker nehmen' : 'Passen'),
    place: (name, price) => `Ausspielen: ${name} (${price})`,
    discard: (name) => `Abwerfen: ${name}`,
    claim: (name, price) => `Erwerben: ${name} (${price})`,
    claimUnseen: (price) => `Das oberste Monument ungesehen erwerben (${price})`,
    leave: (what, then) => `${amounts(what)} liegen lassen${then === '' ? '' : `: ${then}`}`,
    take: (what) => `${amounts(what)} nehmen`,
    lose: (life, others) =>
      `${and([...some(life, 'Leben'), ...some(others, others === 1 ? 'andere Essenz' : 'andere Essenzen')])} verlieren`,
    loseNothing: 'Nichts verlieren',
    ignoreFor: (price) => `Ignorieren: ${price}`,
    dontReact: 'Nichts tun',
    straightenNothing: 'Nichts aufrichten',
    placeNothing: 'Nichts ausspielen',
    ownDeck: 'Eigener Stapel',
    monumentDeck: 'Monumentstapel',
    less: (price, n) => `${price}, ${n} weniger`,
  },
  reasons: {
    lacksEssences: ({ n, of }) =>
      n === size(of) ? `Noch ${cost(of)} nötig.` : `Noch ${n} nötig; zur Wahl stehen ${cost(of)}.`,
    lacksOnIt: ({ missing }) => `Auf dieser Karte noch ${amounts(missing)} nötig.`,
    lacksToTurn: ({ tag }) => `Du hast ${NO_OTHER[tag]}.`,
    lacksToDestroy: ({ which }) => `Du hast ${NONE_TO_DESTROY[which]} im Spiel.`,
    lacksCardInHand: () => 'Du hast keine Handkarte zum Abwerfen.',
    noMonuments: () => 'Der Monumentstapel ist leer.',
    noCards: () => 'Dein Stapel und deine Ablage sind leer.',
    isTurned: () => 'Sie ist gedreht und wird am Ende der Runde aufgerichtet.',
    isStraight: () => 'Sie ist nicht gedreht.',
    worksByItself: () => 'Sie wirkt von selbst; hier gibt es nichts zu nutzen.',
    onlyReacts: () => 'Sie reagiert nur; hier gibt es nichts zu nutzen.',
    doesNotReact: () => 'Sie reagiert hierauf nicht.',
    swappedByPassing: () => 'Magische Gegenstände tauschst du beim Passen.',
    notYours: (_, { who }) => `Sie gehört ${who}.`,
    ownPool: () => 'Es muss der Vorrat eines Rivalen sein.',
    isNot: ({ what }) => `Das ist ${IS_NOT[what]}.`,
    isItself: () => 'Es muss eine andere sein.',
    onlyFrom: ({ where }) => `Es muss ${FROM[where]} sein.`,
    onlyKinds: ({ kinds }) => `Hier geht nur ${or(kindsIn(kinds).map(essence))}.`,
    passedOver: () => 'Diese Art hast du schon übersprungen.',
    notInCost: () => 'Diese Art gehört nicht zu den Kosten.',
    leavesTooLittle: () => 'Die Arten davor werden auch gebraucht. Wähle sie zuerst.',
    notAskedYet: (_, { card }) => `Gerade geht es um ${quoted(card)}.`,
  },
  news: {
    began: ({ game, first }, { does }) =>
      `${game === 1 ? 'Das Spiel' : `Partie ${game}`} beginnt. ${does('hat', 'hast', first)} den ersten Zug.`,
    dealt: (_, told) => `${told.does('bekommt', 'bekommst')} ${named(told)}.`,
    round: ({ round }) => `Runde ${round}.`,
    picked: (_, { does, card }) => `${does('wählt', 'wählst')} ${aCard(card)}.`,
    gained: ({ what }, { does, card }) => `${does('nimmt', 'nimmst')} ${amounts(what)}${card && ` (${card})`}.`,
    paid: ({ what }, { does }) => `${does('zahlt', 'zahlst')} ${amounts(what)}.`,
    lost: ({ what }, { does }) => `${does('verliert', 'verlierst')} ${amounts(what)}.`,
    put: ({ what }, { does, card }) => `${does('legt', 'legst')} ${amounts(what)} auf ${quoted(card)}.`,
    took: ({ what }, { does, card }) => `${does('nimmt', 'nimmst')} ${amounts(what)} von ${quoted(card)}.`,
    lifted: ({ what }, { does, card }) => `${does('entfernt', 'entfernst')} ${amounts(what)} von ${quoted(card)}.`,
    turned: (_, { does, card }) => `${does('dreht', 'drehst')} ${quoted(card)}.`,
    straightened: (_, { does, card }) => `${does('richtet', 'richtest')} ${quoted(card)} auf.`,
    used: (_, { does, card }) => `${does('nutzt')} ${quoted(card)}.`,
    announced: (_, { does, card }) => `${does('spielt', 'spielst')} ${quoted(card)} aus.`,
    placed: () => '',
    claimed: (_, { does, card }) =>
      `${does('erwirbt', 'erwirbst')} ${card === '' ? 'ungesehen das oberste Monument' : quoted(card)}.`,
    revealed: (_, { card }) => `Ein neues Monument${card && `: ${card}`}.`,
    discarded: (_, { does, card }) => `${does('wirft', 'wirfst')} ${aCard(card)} ab.`,
    destroyed: (_, { does, card }) => `${does('zerstört', 'zerstörst')} ${quoted(card)}.`,
    drew: (_, { does, card }) => `${does('zieht', 'ziehst')} ${aCard(card)}.`,
    reshuffled: (_, { does, verb }) =>
      `${does('mischt', 'mischst')} die Ablage und ${verb('legt', 'legst')} sie unter den Stapel.`,
    looked: ({ monuments }, told) => {
      const n = told.cards.length + told.unknown;
      const top = `${topCards(n)} des ${monuments ? 'Monumentstapels' : 'eigenen Stapels'}`;
      return `${told.does('sieht', 'siehst')} ${top} an${told.cards.length === 0 ? '' : `: ${named(told)}`}.`;
    },
    attacked: ({ n }, { does, card }) => `${does('greift', 'greifst')} mit ${quoted(card)} an: ${n} Leben.`,
    ignored: (_, { does, card, byReaction }) =>
      byReaction
        ? `${does('ignoriert', 'ignorierst')} den Angriff dank ${quoted(card)}.`
        : `${does('ignoriert', 'ignorierst')} den Angriff von ${quoted(card)}.`,
    passed: ({ first }, { does, verb }) =>
      `${does('passt')}${first ? ` und ${verb('nimmt', 'nimmst')} den Startspielermarker` : ''}.`,
    swapped: (_, { does, cards: [one, other] }) =>
      other === undefined
        ? `${does('nimmt', 'nimmst')} ${quoted(one)}.`
        : `${does('tauscht', 'tauschst')} ${quoted(one)} gegen ${quoted(other)}.`,
    extraPoints: ({ n }, { does, card }) => `${does('hat', 'hast')} ${points(n)} mehr bei dieser Prüfung (${card}).`,
    checked: (news, { names }) => `Siegprüfung: ${news.points.map((n, seat) => `${names[seat]} ${n}`).join(', ')}.`,
    won: ({ winners, points: all }, { does, names, you }) =>
      winners.length === 1
        ? `${does('gewinnt', 'gewinnst', winners[0])} mit ${all[winners[0]]} ${all[winners[0]] === 1 ? 'Punkt' : 'Punkten'}.`
        : `${capital(and(winners.map((seat) => names[seat])))} ${winners.includes(you) ? 'teilt euch' : 'teilen sich'} den Sieg (${points(all[winners[0]])}).`,
    chosenFirst: ({ first }, { does, names }) => `${does('bestimmt', 'bestimmst')}, wer beginnt: ${names[first]}.`,
  },
};
