/** Drawing lots: one of two lies under a cloth. It is lifted, and what can be done then depends on which it was. */
import { type Card, EVERYBODY, type Game, NONE, show, UNKNOWN, type VerbsAsking } from '@gloaming/engine';

interface Table {
  hidden: Card;
  open: Card;
  points: number;
  over: boolean;
}
type Lot = { readonly verb: 'lift' } | { readonly verb: 'use' };
type Choices = { lift: { does: 'left' | 'right' }; use: { does: 'win' | 'lose'; n: number } };
export const [SHORT, LONG] = [0, 1] as const;

const VERBS: VerbsAsking<Table, Lot, Choices> = {
  /** With either hand. */
  lift: {
    options: (_, __, ___, out) => out.push(0, 1),
    about: (_, __, ___, option) => ({ does: (['left', 'right'] as const)[option] }),
    then(s) {
      const { table } = s;
      table.open = table.hidden;
      table.hidden = NONE;
      show(s, table.open, EVERYBODY);
    },
  },
  /** The long one wins: which it is shows in the options. */
  use: {
    options: (s, _, __, out) => out.push(...(s.table.open === LONG ? [20, 21] : [10, 11])),
    about: (_, __, ___, option) => ({ does: (['lose', 'win'] as const)[Math.floor(option / 10) - 1], n: option % 10 }),
    then({ table }) {
      table.points = table.open === LONG ? 1 : 0;
      table.over = true;
    },
  },
};

export const lots: Game<Table, Lot, Card, Choices[keyof Choices]> = {
  name: 'lots',
  rules: 1,
  players: { min: 1, max: 1 },
  cards: 2,
  setup: (hidden) => ({
    table: { hidden, open: NONE, points: 0, over: false },
    verbs: [{ verb: 'lift' }, { verb: 'use' }],
  }),
  seats: () => 1,
  clone: (t) => ({ ...t }),
  cross: (t, _, knows) => ({ ...t, hidden: t.hidden !== NONE && !knows(t.hidden) ? UNKNOWN : t.hidden }),
  imagine(_, s, dice) {
    if (s.table.hidden === UNKNOWN) s.table.hidden = dice(2);
    if (s.table.open !== NONE) show(s, s.table.open, EVERYBODY);
  },
  result: (t) => (t.over ? { points: [t.points], winners: t.points > 0 ? [0] : [] } : null),
  verbs: VERBS,
};
