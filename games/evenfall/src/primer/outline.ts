import type { Outline, PrimerWords } from '@gloaming/engine';
import { EXAMPLES } from '../cards/examples.ts';

export const OUTLINE = {
  aim: { rules: { clan: ['EV-6.1', 'EV-16.5'], circles: ['EV-5.1', 'EV-5.2'], end: ['EV-16.3'] } },
  table: {
    rules: {
      resources: ['EV-5.6', 'EV-14.4'],
      figures: ['EV-5.7', 'EV-9.2', 'EV-12.3', 'EV-12.4', 'EV-15.3'],
      outer: ['EV-5.1', 'EV-9.1'],
      transfer: ['EV-12.10', 'EV-12.11'],
    },
  },
  begin: { rules: { clan: ['EV-3.2', 'EV-3.3'], goods: ['EV-3.5'], sides: ['EV-3.1', 'EV-18.1'] } },
  scout: { rules: { income: ['EV-7.1', 'EV-7.2'] } },
  actions: {
    rules: {
      turns: ['EV-8.1', 'EV-8.2', 'EV-8.3'],
      discover: ['EV-9.1', 'EV-9.4'],
      token: ['EV-10.1', 'EV-10.2'],
      play: ['EV-8.5'],
      space: ['EV-12.1', 'EV-12.2', 'EV-12.4'],
      build: ['EV-13.1', 'EV-13.2'],
      free: ['EV-8.6'],
    },
  },
  cards: {
    rules: {
      ritual: ['EV-11.1', 'EV-11.2', 'EV-11.3'],
      specialist: ['EV-11.6', 'EV-11.7', 'EV-11.11'],
      council: ['EV-11.12', 'EV-11.13'],
      scythe: ['EV-10.3', 'EV-13.3'],
      orb: ['EV-13.4', 'EV-13.5', 'EV-13.7'],
      ours: [],
    },
    cards: EXAMPLES,
  },
  battle: {
    rules: {
      regions: ['EV-14.1', 'EV-14.3'],
      dial: ['EV-14.4'],
      rewards: ['EV-14.5', 'EV-14.6'],
      stone: ['EV-14.7', 'EV-14.8', 'EV-14.9'],
    },
  },
  roundEnd: { rules: { ready: ['EV-15.1', 'EV-15.2', 'EV-15.3', 'EV-15.4', 'EV-15.5'], kept: ['EV-15.8'] } },
  scoring: { rules: { stones: ['EV-16.2'], adding: ['EV-16.3'], nothing: ['EV-16.1', 'EV-16.5'] } },
  alone: {
    rules: {
      turns: ['EV-19.2', 'EV-19.5', 'EV-19.6'],
      beyond: ['EV-19.5', 'EV-19.10'],
      clan: ['EV-19.7', 'EV-19.11', 'EV-19.12'],
      goods: ['EV-19.3'],
      answers: ['EV-19.4', 'EV-19.10'],
      battle: ['EV-19.15'],
      scoring: ['EV-19.16'],
      win: ['EV-19.14', 'EV-19.17'],
    },
  },
  tips: { rules: { places: [], inner: [], witches: [], bluff: [] } },
} as const satisfies Outline;

export type Words = PrimerWords<typeof OUTLINE>;
