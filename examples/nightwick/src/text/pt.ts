import type { Kind, Place } from '../index.ts';
import type { Words } from './words.ts';

const KINDS: Readonly<Record<Kind, readonly [article: string, name: string]>> = {
  candle: ['a', 'Vela'],
  lantern: ['a', 'Lanterna'],
  hearth: ['a', 'Lareira'],
  beacon: ['o', 'Farol'],
};
const PLACES: Readonly<Record<Place, string>> = {
  mill: 'do Moinho',
  inn: 'da Taverna',
  chapel: 'da Capela',
  tower: 'da Torre',
  forge: 'da Forja',
  ferry: 'da Balsa',
};
const called = (kind: Kind, place: Place): string => `${KINDS[kind][1]} ${PLACES[place]}`;
export const pt: Words = {
  light: 'luz',
  name: called,
  object: (kind, place) => `${KINDS[kind][0]} ${called(kind, place)}`,
  cost: (oil) => `${oil} de óleo`,
  brings: (oil, cards) => (cards > 0 ? 'Vire: compre uma carta.' : `Vire: pegue ${oil} de óleo.`),
  nothing: 'Só ilumina.',
  question: (oil) => `Sua vez, com ${oil} de óleo. O que você faz?`,
  choices: {
    rest: () => 'descansar: desvire suas luzes, pegue 1 de óleo e uma carta',
    light: (what) => `acender ${what}`,
    turn: (what) => `virar ${what}`,
  },
  reasons: {
    lacksOil: ({ n }) => `${n === 1 ? 'Falta' : 'Faltam'} ${n} de óleo.`,
    isTurned: () => 'Já está virada, até você descansar.',
    bringsNothing: () => 'Virada não rende nada: só ilumina.',
    noCards: () => 'Não há mais cartas para comprar.',
    notYours: (_, who) => `É de ${who}.`,
  },
  news: {
    round: ({ round }) => `Rodada ${round}`,
    last: () => 'Esta é a última rodada.',
    lit: (_, who, what) => `${who} acende ${what}.`,
    turned: (_, who, what) => `${who} vira ${what}.`,
    drew: (_, who, what) => `${who} compra ${what === '' ? 'uma carta' : what}.`,
    rested: (_, who) => `${who} descansa: luzes desviradas, 1 de óleo.`,
  },
};
