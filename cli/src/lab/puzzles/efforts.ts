/** How much is searched at each step, by game: an iteration of Evenfall takes as long as eight of Res Arcana. */
import type { GameName } from '@gloaming/games';
import type { Effort } from './judge.ts';

export interface Efforts {
  /** Of those who play the games in which puzzles are found. */
  readonly play: number;
  /** The first round that is looked at. Those before it are played with half the effort: their ends are far, and cost much to be judged. */
  readonly since: number;
  /** Whether it is worth a long search. */
  readonly quick: Effort;
  readonly long: Effort;
  /** Of the strongest of those who are asked to solve it. */
  readonly master: number;
  /** The tables that take turns: how many play, and what else is chosen. */
  readonly tables: readonly { readonly players: number; readonly chosen: Readonly<Record<string, string>> }[];
}

/** For a game of which nothing is known yet; Res Arcana's were found with it. */
const USUAL: Efforts = {
  play: 400,
  since: 0,
  quick: { together: 300, alone: 300 },
  long: { together: 1500, alone: 3000 },
  master: 3000,
  tables: [
    { players: 2, chosen: {} },
    { players: 2, chosen: {} },
    { players: 2, chosen: {} },
    { players: 3, chosen: {} },
  ],
};
const EFFORTS: { readonly [N in GameName]?: Efforts } = {
  evenfall: {
    play: 80,
    since: 2,
    quick: { together: 100, alone: 100 },
    long: { together: 300, alone: 1500 },
    master: 500,
    tables: [
      { players: 2, chosen: { side: 'sun' } },
      { players: 1, chosen: { side: 'sun' } },
      { players: 2, chosen: { side: 'moon' } },
    ],
  },
};

export const effortsOf = (game: GameName): Efforts => EFFORTS[game] ?? USUAL;
