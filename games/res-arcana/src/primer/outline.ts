import type { Outline, PrimerWords } from '@gloaming/engine';
import { EXAMPLES } from '../cards/examples.ts';

export const OUTLINE = {
  aim: { rules: { engine: ['RA-1.2'], points: ['RA-9.1'], end: ['RA-9.2', 'RA-3.1'] } },
  table: {
    rules: {
      essences: ['RA-1.1'],
      pool: ['RA-1.4'],
      turned: ['RA-1.3', 'RA-7.2', 'RA-9.4'],
      secrets: ['RA-1.6'],
    },
  },
  begin: { rules: { deal: ['RA-2.3', 'RA-2.5'], mage: ['RA-2.5'], item: ['RA-2.7'], first: ['RA-2.6'] } },
  collect: { rules: { abilities: ['RA-4.1', 'RA-4.4'], taking: ['RA-4.3'] } },
  actions: {
    rules: {
      turns: ['RA-5.1'],
      place: ['RA-5.2'],
      monument: ['RA-5.3'],
      power: ['RA-5.4'],
      use: ['RA-5.6'],
      discard: ['RA-5.5'],
      pass: ['RA-5.7'],
    },
  },
  cards: {
    rules: {
      arrow: ['RA-7.1', 'RA-6.2'],
      again: ['RA-7.3'],
      amounts: ['RA-4.2', 'RA-6.1'],
      put: ['RA-7.4', 'RA-9.1'],
      reaction: ['RA-7.5'],
      discounts: ['RA-6.3'],
    },
    cards: EXAMPLES,
  },
  attacks: { rules: { lose: ['RA-7.6'], ignore: ['RA-7.7'] } },
  passing: { rules: { token: ['RA-8.1', 'RA-5.1'], swap: ['RA-8.2', 'RA-8.3'], after: ['RA-8.4'] } },
  end: { rules: { count: ['RA-9.1'], win: ['RA-9.2', 'RA-9.3'], on: ['RA-9.4'], early: ['RA-9.5', 'RA-8.1'] } },
  variants: { rules: { draft: ['RA-10.1'], match: ['RA-10.2'] } },
  asked: {
    rules: {
      paid: ['RA-5.5', 'RA-7.8'],
      fired: ['RA-7.17', 'RA-7.1'],
      onTurned: ['RA-7.17'],
      looking: ['RA-7.11'],
      pool: ['RA-1.4'],
      nothing: ['RA-7.1', 'RA-7.18'],
      checks: ['RA-9.6', 'RA-9.5'],
    },
  },
  tips: { rules: { plan: [], income: [], discards: [], race: [] } },
} as const satisfies Outline;

export type Words = PrimerWords<typeof OUTLINE>;
