import type { Kind, Place } from '../index.ts';
import type { Words } from './words.ts';

const KINDS: Readonly<Record<Kind, readonly [article: string, name: string]>> = {
  candle: ['die', 'kerze'],
  lantern: ['die', 'laterne'],
  hearth: ['den', 'herd'],
  beacon: ['das', 'feuer'],
};
const PLACES: Readonly<Record<Place, string>> = {
  mill: 'Mühlen',
  inn: 'Wirtshaus',
  chapel: 'Kapellen',
  tower: 'Turm',
  forge: 'Schmiede',
  ferry: 'Fähr',
};
const called = (kind: Kind, place: Place): string => PLACES[place] + KINDS[kind][1];
export const de: Words = {
  light: 'Licht',
  name: called,
  object: (kind, place) => `${KINDS[kind][0]} ${called(kind, place)}`,
  cost: (oil) => `${oil} Öl`,
  brings: (oil, cards) => (cards > 0 ? 'Drehen: Zieh eine Karte.' : `Drehen: Nimm ${oil} Öl.`),
  nothing: 'Leuchtet nur.',
  question: (oil) => `Du bist am Zug und hast ${oil} Öl. Was machst du?`,
  choices: {
    rest: () => 'ausruhen: Lichter aufrichten, 1 Öl und eine Karte nehmen',
    light: (what) => `${what} anzünden`,
    turn: (what) => `${what} drehen`,
  },
  reasons: {
    lacksOil: ({ n }) => `Dir ${n === 1 ? 'fehlt' : 'fehlen'} ${n} Öl.`,
    isTurned: () => 'Schon gedreht, bis du dich ausruhst.',
    bringsNothing: () => 'Das bringt gedreht nichts ein: Es leuchtet nur.',
    noCards: () => 'Es gibt keine Karten mehr zu ziehen.',
    notYours: (_, who) => `Das gehört ${who}.`,
  },
  news: {
    round: ({ round }) => `Runde ${round}`,
    last: () => 'Das ist die letzte Runde.',
    lit: (_, who, what) => `${who} zündet ${what} an.`,
    turned: (_, who, what) => `${who} dreht ${what}.`,
    drew: (_, who, what) => `${who} zieht ${what === '' ? 'eine Karte' : what}.`,
    rested: (_, who) => `${who} ruht sich aus: Lichter aufgerichtet, 1 Öl.`,
  },
};
