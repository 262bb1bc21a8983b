/** The file of a match: what is played, then a line for every deal of every pairing, as soon as it has been played. */
import { appendFileSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { dirname } from 'node:path';
import { refuse } from '../faults.ts';
import { because, placeOf } from '../keeping.ts';
import { makeSpec } from '../opponents/spec.ts';
import type { Terminal } from '../terminal.ts';
import type { DealResult, Setup } from './match.ts';

export interface ResultsFile {
  /** What had been played before. */
  readonly played: readonly DealResult[];
  append(result: DealResult): void;
}

const FORMAT = 1;

/** What makes a match this match. More games are the same match, gone on with; so are another language and folder. */
function headOf({ game, players, options, bots, seed, budget, patience }: Setup, rules: number): string {
  const named = bots.map(makeSpec);
  return JSON.stringify({
    gloaming: 'arena',
    format: FORMAT,
    game,
    rules,
    players,
    options,
    bots: named,
    seed,
    budget,
    patience,
  });
}

export function openResults(terminal: Terminal, file: string, setup: Setup, rules: number): ResultsFile {
  const path = placeOf(terminal, file);
  const head = headOf(setup, rules);
  const append = (line: string): void => {
    try {
      appendFileSync(path, `${line}\n`);
    } catch (error) {
      refuse('unwritable-file', { file, why: because(error) });
    }
  };
  const whole = wholeLines(path, file);
  if (whole.length === 0) {
    try {
      mkdirSync(dirname(path), { recursive: true });
    } catch (error) {
      refuse('unwritable-file', { file, why: because(error) });
    }
    append(head);
    return { played: [], append: (result) => append(JSON.stringify(result)) };
  }
  const [first, ...rest] = whole;
  if (!first.startsWith('{"gloaming":"arena"')) refuse('no-results-file', { file });
  if (first !== head) refuse('other-match', { file, what: difference(first, head) });
  return {
    played: rest.map((line, i) => parseResult(line) ?? refuse('damaged-results', { file, line: i + 2 })),
    append: (result) => append(JSON.stringify(result)),
  };
}

/** A line that was being written when the machine stopped is cut off; that deal is played again. */
function wholeLines(path: string, file: string): string[] {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const why = because(error);
    return why === 'ENOENT' ? [] : refuse('unreadable-file', { file, why });
  }
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  // Whatever does not begin like one of ours is left as it is.
  if (whole !== text && text.startsWith('{"gloaming":"arena"')) truncateSync(path, Buffer.byteLength(whole));
  else if (whole !== text) return [text];
  return whole.split('\n').slice(0, -1);
}

function parseResult(line: string): DealResult | null {
  try {
    const { pair, deal, shares, points, unfinished, accounts } = JSON.parse(line) as DealResult;
    const isWhole = Number.isInteger(pair) && Number.isInteger(deal) && Number.isInteger(unfinished);
    const isNumbers = (list: readonly number[]): boolean => list.every((each) => typeof each === 'number');
    if (!isWhole || !isNumbers(shares) || !isNumbers(points) || points.length !== 2) return null;
    const isFull =
      accounts.length === 2 && accounts.every(({ decisions, troubles }) => decisions >= 0 && troubles !== null);
    return isFull ? { pair, deal, shares, points, unfinished, accounts } : null;
  } catch {
    return null;
  }
}

/** The first thing that is not the same. */
function difference(one: string, other: string): string {
  try {
    const [a, b] = [one, other].map((text) => JSON.parse(text) as Record<string, unknown>);
    return Object.keys(b).find((key) => JSON.stringify(a[key]) !== JSON.stringify(b[key])) ?? '?';
  } catch {
    return '?';
  }
}
