/** Who goes first, as a table can choose it: by lot, a seat, or whoever lost the game before. The same choice for every game. */
import { fail, type Language, type Seat } from '../src/index.ts';
import type { ChoiceWords, TableChoice } from './entry.ts';

const LOT = 'lot';
const LOSER = 'loser';
const SEATS = ['seat-1', 'seat-2', 'seat-3', 'seat-4'] as const;

export const BEGINS = { name: 'begins', values: [LOT, ...SEATS, LOSER], areSeats: true } as const satisfies TableChoice;

/** What a game's options say of it: nothing where it is settled by lot, so that such a game is the one it always was. */
export interface Begins {
  first?: Seat;
  /** Whoever loses begins the next game of the same players. Of the first one nothing is known, so lots are drawn. */
  loserFirst?: true;
}

/** As it is chosen with the table. */
export function parseBegins(value: string = LOT): Begins {
  if (value === LOT) return {};
  if (value === LOSER) return { loserFirst: true };
  const first = (SEATS as readonly string[]).indexOf(value);
  return first < 0 ? fail('bad-options', { option: BEGINS.name, value: value.slice(0, 40) }) : { first };
}

export function describeBegins({ first, loserFirst }: Begins): string {
  if (loserFirst === true) return LOSER;
  return first === undefined ? LOT : SEATS[first];
}

/** Options that come from outside: refuses a seat that is not there. */
export function checkBegins({ first, loserFirst }: Begins, players: number): void {
  const bad = (value: unknown): never =>
    fail('bad-options', { option: BEGINS.name, value: String(value).slice(0, 40) });
  if (first !== undefined && !(Number.isInteger(first) && first >= 0 && first < Math.min(players, SEATS.length)))
    bad(SEATS[first] ?? first);
  if (loserFirst !== undefined && loserFirst !== true) bad(loserFirst);
}

/** The options of the next game of the same players, this one of whom lost the last. */
export const beginsAfter = <O extends Begins>(options: O, loser: Seat): O =>
  options.loserFirst === true ? { ...options, first: loser } : options;

export const BEGINS_WORDS: Readonly<Record<Language, ChoiceWords<(typeof BEGINS)['values'][number]>>> = {
  en: [
    'First player',
    'who goes first: by lot, a seat, or whoever lost the game before',
    {
      lot: 'By lot',
      'seat-1': 'Seat 1',
      'seat-2': 'Seat 2',
      'seat-3': 'Seat 3',
      'seat-4': 'Seat 4',
      loser: 'Whoever lost the last game',
    },
  ],
  de: [
    'Startspieler',
    'wer beginnt: per Los, ein Platz, oder wer die Partie davor verloren hat',
    {
      lot: 'Wird ausgelost',
      'seat-1': 'Platz 1',
      'seat-2': 'Platz 2',
      'seat-3': 'Platz 3',
      'seat-4': 'Platz 4',
      loser: 'Wer zuletzt verloren hat',
    },
  ],
  pl: [
    'Pierwszy gracz',
    'kto zaczyna: losowo, wybrane miejsce albo przegrany poprzedniej partii',
    {
      lot: 'Losowo',
      'seat-1': 'Miejsce 1',
      'seat-2': 'Miejsce 2',
      'seat-3': 'Miejsce 3',
      'seat-4': 'Miejsce 4',
      loser: 'Przegrany poprzedniej partii',
    },
  ],
  pt: [
    'Primeiro jogador',
    'quem começa: por sorteio, um lugar ou quem perdeu a partida anterior',
    {
      lot: 'Por sorteio',
      'seat-1': 'Lugar 1',
      'seat-2': 'Lugar 2',
      'seat-3': 'Lugar 3',
      'seat-4': 'Lugar 4',
      loser: 'Quem perdeu a última partida',
    },
  ],
};
