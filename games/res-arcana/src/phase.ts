/** The phases of a round as a notation names them, and what is still to be done at the start of each. */
import { frame, NONE } from '@gloaming/engine';
import { SECOND, THIRD } from './match.ts';
import { ROUND } from './round.ts';
import { SETUPS } from './setup.ts';
import type { Frame, Seat, Seen, Table } from './state.ts';
import { ACT } from './turn.ts';
import type { Verb } from './verbs.ts';

export const PHASES = ['setup', 'collect', 'actions', 'check', 'over'] as const;
export type Phase = (typeof PHASES)[number];

const doing = (verbs: readonly Verb[], at: number, seat: Seat, n = 0): Frame => ({
  ...frame(verbs, seat, NONE, NONE, n),
  at,
});

/** A game that is set up goes on with its last verb, `rounds`; the seat below it matters to nobody. */
export function stackOf(t: Table, phase: Phase): Frame[] {
  if (phase === 'over') return [];
  const game = t.game === 1 ? SETUPS[t.deal] : t.game === 2 ? SECOND : THIRD;
  if (phase === 'setup') return [doing(game, 0, 0)];
  const rounds = doing(game, game.length - 1, 0);
  const at = phase === 'collect' ? 0 : phase === 'actions' ? 1 : 2;
  const round = doing(ROUND, at, 0, phase === 'actions' ? 1 : 0);
  return phase === 'actions' ? [rounds, round, doing(ACT, 0, t.acting)] : [rounds, round];
}

export function phaseOf(s: Seen): Phase {
  if (s.table.over === 1) return 'over';
  const round = s.stack[1];
  if (s.table.round === 0 || round === undefined) return 'setup';
  if (s.table.acting >= 0) return 'actions';
  // In turn order nobody's line is open: what has begun is the first verb of a round.
  return s.lines.length > 0 || round.at === 1 ? 'collect' : 'check';
}
