/**
 * Which puzzles have been solved, by game: the first go counts, and what was shown is not solved. This browser remembers what the server
 * knows of its player, and what the server has not been told yet: no server is needed to solve anything.
 */
import { drop, keep, recall } from './browserStorage.ts';

export type Outcome = 'first-try' | 'solved' | 'shown';
type Outcomes = Readonly<Record<string, Readonly<Record<string, Outcome>>>>;

/** What was only shown is not. */
export const isSolved = (outcome: Outcome | undefined): boolean => outcome === 'first-try' || outcome === 'solved';

/** What the server is still to be told, and of whom: null before there was a player here. */
export interface Untold {
  readonly who: string | null;
  readonly game: string;
  readonly puzzle: string;
  readonly outcome: Outcome;
  readonly at: number;
}

/** What the server knows, of whom, and what it does not know yet. */
const KNOWN = 'puzzles';
const OWNER = 'puzzles-of';
const UNTOLD = 'puzzles-untold';

/** Undefined until that is known. */
let whose: string | null | undefined;
const listeners = new Set<() => void>();
let changes = 0;

export function listenToPuzzles(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
/** Another number after every change. */
export const puzzleChanges = (): number => changes;
function changed(): void {
  changes++;
  for (const listener of listeners) listener();
}

export function puzzlesBelongTo(who: string | null): void {
  if (whose === who) return;
  whose = who;
  changed();
}

function read(name: string): unknown {
  try {
    return JSON.parse(recall(name) ?? 'null');
  } catch {
    return null;
  }
}
const isObject = (found: unknown): found is object =>
  typeof found === 'object' && found !== null && !Array.isArray(found);

const known = (): Outcomes => {
  const found = read(KNOWN);
  return isObject(found) ? (found as Outcomes) : {};
};

/** Before the server was told of puzzles, a browser remembered them alone: all of that is still to be told. */
function untold(): readonly Untold[] {
  const found = read(UNTOLD);
  const list = Array.isArray(found) ? (found.filter(isObject) as Untold[]) : [];
  if (recall(OWNER) !== null) return list;
  const at = Date.now();
  const old = Object.entries(known()).flatMap(([game, outcomes]) =>
    Object.entries(outcomes).map(([puzzle, outcome]): Untold => ({ who: null, game, puzzle, outcome, at })),
  );
  setKnown('', {}, [...old, ...list]);
  return [...old, ...list];
}

function setKnown(owner: string, outcomes: Outcomes, more: readonly Untold[]): void {
  keep(UNTOLD, JSON.stringify(more));
  keep(KNOWN, JSON.stringify(outcomes));
  keep(OWNER, owner);
}

/** Until it is known who this is, they are whoever was here last. */
const isMine = ({ who }: Untold): boolean => who === null || who === (whose ?? recall(OWNER));

/** What this player, or nobody in particular, has to tell; the oldest first. */
export const untoldPuzzles = (): readonly Untold[] => untold().filter(isMine);

/** Of all games, by the puzzle's name. */
export function allPuzzleOutcomes(): Outcomes {
  const waiting = untold();
  const owner = recall(OWNER);
  const all: Record<string, Record<string, Outcome>> = {};
  if (whose === undefined || whose === owner)
    for (const [game, outcomes] of Object.entries(known())) all[game] = { ...outcomes };
  for (const each of waiting) if (isMine(each)) all[each.game] = { [each.puzzle]: each.outcome, ...all[each.game] };
  return all;
}

export const puzzleOutcomes = (game: string): Readonly<Record<string, Outcome>> => allPuzzleOutcomes()[game] ?? {};

/** What came first stands: one does not find again what one was shown. */
export function notePuzzle(game: string, puzzle: string, outcome: Outcome): void {
  if (puzzleOutcomes(game)[puzzle] !== undefined) return;
  const before = untold();
  const owner = recall(OWNER);
  const who = whose === undefined && owner !== '' ? owner : (whose ?? null);
  keep(UNTOLD, JSON.stringify([...before, { who, game, puzzle, outcome, at: Date.now() } satisfies Untold]));
  changed();
}

/** The server was told, and this is what it knows now; what it could not place stays here. */
export function settlePuzzles(
  who: string,
  told: readonly Untold[],
  { puzzles, unknown }: { readonly puzzles: Outcomes; readonly unknown: readonly string[] },
): void {
  const isTold = (each: Untold): boolean =>
    told.some(({ game, puzzle }) => game === each.game && puzzle === each.puzzle) && !unknown.includes(each.puzzle);
  const left = untold().filter((each) => !((each.who === null || each.who === who) && isTold(each)));
  setKnown(who, puzzles, left);
  changed();
}

/** For a record of one's own: how many were solved, and how many of them at the first try. */
export function puzzleRecord(game: string): {
  readonly solved: number;
  readonly atOnce: number;
  readonly shown: number;
} {
  const outcomes = Object.values(puzzleOutcomes(game));
  const count = (outcome: Outcome): number => outcomes.filter((each) => each === outcome).length;
  return { solved: outcomes.filter(isSolved).length, atOnce: count('first-try'), shown: count('shown') };
}

/** Those of this player; what somebody else has still to tell from here is not theirs to delete. */
export function forgetPuzzles(): void {
  const others = untold().filter((each) => !isMine(each));
  drop(KNOWN);
  setKnown(whose ?? '', {}, others);
  changed();
}
