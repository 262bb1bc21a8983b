import type { Kind, Place } from '../index.ts';
import type { Words } from './words.ts';

const KINDS: Readonly<Record<Kind, readonly [name: string, object: string]>> = {
  candle: ['Świeca', 'świecę'],
  lantern: ['Latarnia', 'latarnię'],
  hearth: ['Palenisko', 'palenisko'],
  beacon: ['Ogień', 'ogień'],
};
const PLACES: Readonly<Record<Place, string>> = {
  mill: 'w młynie',
  inn: 'w karczmie',
  chapel: 'w kaplicy',
  tower: 'na wieży',
  forge: 'w kuźni',
  ferry: 'na promie',
};
export const pl: Words = {
  light: 'światło',
  name: (kind, place) => `${KINDS[kind][0]} ${PLACES[place]}`,
  object: (kind, place) => `${KINDS[kind][1]} ${PLACES[place]}`,
  cost: (oil) => `olej: ${oil}`,
  brings: (oil, cards) => (cards > 0 ? 'Obróć: dobierz kartę.' : `Obróć: weź olej (${oil}).`),
  nothing: 'Tylko świeci.',
  question: (oil) => `Twoja kolej, masz olej: ${oil}. Co robisz?`,
  choices: {
    rest: () => 'odpocznij: wyprostuj światła, weź 1 olej i kartę',
    light: (what) => `zapal ${what}`,
    turn: (what) => `obróć ${what}`,
  },
  reasons: {
    lacksOil: ({ n }) => `Brakuje ci oleju: ${n}.`,
    isTurned: () => 'Już obrócone, dopóki nie odpoczniesz.',
    bringsNothing: () => 'Obrócone nic nie daje: tylko świeci.',
    noCards: () => 'Nie ma już kart do dobrania.',
    notYours: (_, who) => `To należy do gracza ${who}.`,
  },
  news: {
    round: ({ round }) => `Runda ${round}`,
    last: () => 'To ostatnia runda.',
    lit: (_, who, what) => `${who} zapala ${what}.`,
    turned: (_, who, what) => `${who} obraca ${what}.`,
    drew: (_, who, what) => `${who} dobiera ${what === '' ? 'kartę' : what}.`,
    rested: (_, who) => `${who} odpoczywa: światła wyprostowane, 1 olej.`,
  },
};
