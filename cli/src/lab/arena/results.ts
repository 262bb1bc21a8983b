/** The file of a match: what is played, then a line for every deal of every pairing, as soon as it has been played. */
import { appendFileSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { dirname } from 'node:path';
import { isLevelName, type Level, learnedOf } from '@gloaming/bots';
import { withGame } from '@gloaming/games';
import { refuse } from '../../base/faults.ts';
import type { Terminal } from '../../base/terminal.ts';
import { makeSpec } from '../../opponents/botSpec.ts';
import { chosenOf, levelFor } from '../../opponents/builtInBots.ts';
import { because, placeOf } from '../../session/gameFiles.ts';
import type { DealResult, Setup } from './match.ts';
import { parseResult } from './parsing.ts';

export interface ResultsFile {
  /** What had been played before. */
  readonly played: readonly DealResult[];
  /** The rules it was played by, and goes on by: those of today for a new one. */
  readonly rules: number;
  append(result: DealResult): void;
}

const FORMAT = 1;
const OURS = '{"gloaming":"arena"';
const NEWLINE = 10;

type Head = Readonly<Record<string, unknown>>;

/** What makes a match this match. More games are the same match, gone on with; so are another language and folder. */
function headOf(setup: Setup, rules: number): Head {
  const { game, players, options, bots, seed, budget, patience, together } = setup;
  const levels = levelsOf(setup);
  return {
    gloaming: 'arena',
    format: FORMAT,
    game,
    rules,
    players,
    options,
    bots: bots.map(makeSpec),
    seed,
    budget,
    patience,
    ...(together === true ? { together } : {}),
    ...(levels.length === 0 ? {} : { levels, learned: withGame(game, (_, name) => learnedOf(name)) }),
  };
}
/** What the levels mean today: tomorrow the same name may be another bot, and so may what all of them have learned. */
function levelsOf({ bots, budget }: Setup): Level[] {
  return bots.flatMap((spec) =>
    spec.kind === 'known' && isLevelName(spec.bot) ? [levelFor(spec.bot, chosenOf(spec.budget, budget))] : [],
  );
}

/** Whatever is refused is left as it is. */
export function openResults(terminal: Terminal, file: string, setup: Setup, rules: number): ResultsFile {
  const path = placeOf(terminal, file);
  const head = headOf(setup, rules);
  const headLine = JSON.stringify(head);
  const writing = (write: () => void): void => {
    try {
      write();
    } catch (error) {
      refuse('unwritable-file', { file, why: because(error) });
    }
  };
  let torn: (() => void) | undefined;
  const append = (line: string): void =>
    writing(() => {
      torn?.();
      torn = undefined;
      appendFileSync(path, `${line}\n`);
    });
  const bytes = readBytes(path, file);
  const whole = bytes.lastIndexOf(NEWLINE) + 1;
  const [first, ...rest] = bytes.toString('utf8', 0, whole).split('\n').slice(0, -1);
  let playedBy = rules;
  if (first === undefined) {
    // Not even its first line was written when the machine stopped: it begins anew.
    if (!headLine.startsWith(bytes.toString())) refuse('no-results-file', { file });
    writing(() => mkdirSync(dirname(path), { recursive: true }));
  } else {
    if (!first.startsWith(OURS)) refuse('no-results-file', { file });
    const found = parseHead(first) ?? refuse('other-match', { file, what: '?' });
    playedBy = typeof found.rules === 'number' && found.rules < rules ? found.rules : rules;
    const what = difference(found, { ...head, rules: playedBy });
    if (what !== undefined) refuse('other-match', { file, what });
  }
  const played = rest.map((line, i) => parseResult(line, setup) ?? refuse('damaged-results', { file, line: i + 2 }));
  // A line that was being written when the machine stopped is cut off; that deal is played again. A match that is only told stays as it is.
  if (whole < bytes.length) torn = () => truncateSync(path, whole);
  if (playedBy === rules) {
    writing(() => torn?.());
    torn = undefined;
  }
  if (first === undefined) append(headLine);
  return { played, rules: playedBy, append: (result) => append(JSON.stringify(result)) };
}

/** Nothing, if there is no such file. */
function readBytes(path: string, file: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    const why = because(error);
    return why === 'ENOENT' ? Buffer.alloc(0) : refuse('unreadable-file', { file, why });
  }
}

function parseHead(line: string): Head | null {
  try {
    return JSON.parse(line) as Head;
  } catch {
    return null;
  }
}

/** What the first files did not say. */
const LATER = ['levels', 'learned'];

/** The first thing that is not the same, if anything. Older files do not say what the levels meant, or had learned. */
function difference(found: Head, head: Head): string | undefined {
  const unsaid = LATER.filter((key) => !(key in found)).map((key) => [key, undefined]);
  const now: Head = { ...head, ...Object.fromEntries(unsaid) };
  return Object.keys({ ...now, ...found }).find((key) => JSON.stringify(found[key]) !== JSON.stringify(now[key]));
}
