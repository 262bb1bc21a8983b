/** How much is searched at each step, by game: an iteration of Evenfall takes as long as eight of Res Arcana. */
import type { GameName } from '@gloaming/games';
import type { Care, Effort } from './judge.ts';

export interface Efforts {
  /** Of those who play the games in which puzzles are found. */
  readonly play: number;
  /** The first round that is looked at. Those before it are played with a third of the effort: their ends are far, and cost much to be judged. */
  readonly since: number;
  /** Of the answer that was played and its nearest rivals: whether it is worth a quick search of all. Null: it always is. */
  readonly glance: Effort | null;
  /** Whether it is worth a long search. */
  readonly quick: Effort;
  readonly long: Effort;
  /**
   * How far the mean lead of the long searches has to be beyond what each must find: whatever is kept for a lead just large enough was
   * lucky, and other searches would find it smaller (the winner's curse).
   */
  readonly margin: number;
  /** Of the strongest of those who are asked to solve it. */
  readonly master: number;
  /** The tables that take turns: how many play, and what else is chosen. */
  readonly tables: readonly { readonly players: number; readonly chosen: Readonly<Record<string, string>> }[];
}

/** Answers that lie deep are waited for; no race ends because somebody seems sure to win it. */
const PATIENT: Care = {
  beaten: 5,
  far: 0.05,
  hopeless: 2.5,
  sure: Number.POSITIVE_INFINITY,
  patience: { beaten: 2, hopeless: 3, sure: 0 },
};
/** Playouts to the end of the round show at once what an answer is worth, and an iteration is dear. */
const THRIFTY: Care = { beaten: 3, far: 0.03, hopeless: 2, sure: 4, patience: { beaten: 2, hopeless: 2, sure: 5 } };
/** Most moments are no puzzles; what is lost here by mistake is found in the next game. */
const BRIEF: Care = { beaten: 1, far: 0.05, hopeless: 0.5, sure: 2, patience: { beaten: 2, hopeless: 1, sure: 5 } };

/** For a game of which nothing is known yet; Res Arcana's were found with it. */
const USUAL: Efforts = {
  play: 400,
  since: 0,
  glance: null,
  quick: { together: 300, alone: 300, care: PATIENT },
  long: { together: 1500, alone: 3000, care: PATIENT },
  margin: 0.03,
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
    play: 48,
    since: 2,
    glance: { together: 0, alone: 100, care: BRIEF },
    quick: { together: 100, alone: 100, care: BRIEF },
    long: { together: 300, alone: 1500, care: THRIFTY },
    // The leads that such searches find of one answer differ by three points.
    margin: 0.05,
    master: 500,
    // With the clans' moon sides one answer decides more often (docs/puzzles.md).
    tables: [
      { players: 2, chosen: { side: 'moon' } },
      { players: 2, chosen: { side: 'moon' } },
      { players: 2, chosen: { side: 'moon' } },
      { players: 2, chosen: { side: 'sun' } },
    ],
  },
};

export const effortsOf = (game: GameName): Efforts => EFFORTS[game] ?? USUAL;
