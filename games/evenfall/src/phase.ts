/** The phases as a notation names them, and what is still to be done at the start of each. */
import { frame, NONE } from '@gloaming/engine';
import { AUTOMA_TURN, ROUND, TURN } from './round.ts';
import { GAME } from './setup.ts';
import type { Frame, Seen, Table } from './state.ts';
import type { Verb } from './verbs.ts';

export const PHASES = ['setup', 'scout', 'actions', 'battles', 'round-end', 'scoring', 'over'] as const;
export type Phase = (typeof PHASES)[number];

const doing = (verbs: readonly Verb[], at: number, seat = 0, n = 0): Frame => ({
  ...frame(verbs, seat, NONE, NONE, n),
  at,
});

export function stackOf(t: Table, phase: Phase): Frame[] {
  if (phase === 'over') return [];
  if (phase === 'setup') return [doing(GAME, 0)];
  // After the third round `rounds` goes on to the scoring by itself.
  const rounds = doing(GAME, GAME.length - 1);
  if (phase === 'scoring') return [rounds];
  const round = doing(
    ROUND,
    ['scout', 'actions', 'battles', 'round-end'].indexOf(phase),
    0,
    phase === 'actions' ? 1 : 0,
  );
  if (phase !== 'actions') return [rounds, round];
  const automa = t.players.length > t.seats ? [doing(AUTOMA_TURN, 0)] : [];
  return [rounds, round, ...automa, doing(TURN, 0, t.acting)];
}

export function phaseOf(s: Seen): Phase {
  const t = s.table;
  if (t.over === 1) return 'over';
  if (t.round === 0) return 'setup';
  const round = s.stack[1];
  if (round === undefined || round.verbs[0]?.verb !== 'scout') return 'scoring';
  if (t.acting >= 0) return 'actions';
  return round.at <= 1 ? 'scout' : round.at <= 3 ? 'battles' : 'round-end';
}
