/** The requests about puzzles: they are solved in the page, and what came of them goes along with the player. */
import { readFileSync } from 'node:fs';
import { GAME_NAMES, isGameName } from '@gloaming/games';
import { parsePuzzles } from '@gloaming/games/puzzles';
import { refuse } from '@gloaming/host';
import type { MyPuzzles, PuzzleOutcome } from '@gloaming/protocol';
import { readForgotten } from '../storage/played.ts';
import type { SolvedRow } from '../storage/schema.ts';
import { countSolved, insertSolved, readSolved } from '../storage/solved.ts';
import type { Db } from '../storage/store.ts';
import type { TableCache } from '../table/tableCache.ts';
import { RateLimiter } from './rateLimiter.ts';
import type { Serve } from './serving.ts';

const MINUTE = 60_000;

const known = new Map<string, ReadonlySet<string>>();
/** The names of the puzzles of a game, read when they are first asked for. */
function puzzlesOf(game: string): ReadonlySet<string> {
  if (!isGameName(game)) return refuse('no-such-game', { game, known: GAME_NAMES.join(', ') });
  const before = known.get(game);
  if (before !== undefined) return before;
  const file = new URL(import.meta.resolve(`@gloaming/games/puzzles/${game}.jsonl`));
  const names = new Set(parsePuzzles(readFileSync(file, 'utf8')).puzzles.map(({ hash }) => hash));
  known.set(game, names);
  return names;
}

export function servePuzzles(serve: Serve, { store: { db }, settings }: TableCache): void {
  const noting = new RateLimiter(120, MINUTE);

  serve('myPuzzles', ({ player }) => outcomesOf(db, player.id));
  serve('notePuzzles', async ({ body, player }) => {
    noting.take(player.id);
    const now = settings.now();
    const forgotten = (await readForgotten(db, [player.id])).get(player.id) ?? 0;
    const rows = new Map<string, SolvedRow>();
    const unknown: string[] = [];
    for (const { game, puzzle, outcome, ago } of body.outcomes) {
      const name = `${game} ${puzzle}`;
      // What a device could only say after the record was deleted has been deleted with it.
      if (!puzzlesOf(game).has(puzzle)) unknown.push(puzzle);
      else if (!rows.has(name) && now - ago > forgotten)
        rows.set(name, { player: player.id, game, puzzle, outcome, at: now - ago });
    }
    await insertSolved(db, [...rows.values()]);
    return { puzzles: await outcomesOf(db, player.id), unknown };
  });
  serve('puzzle', async ({ params }) => {
    const { game, puzzle } = params;
    if (!puzzlesOf(game).has(puzzle)) refuse('no-such-puzzle', {});
    const counts = await countSolved(db, { game, puzzle });
    return { tried: [...counts.values()].reduce((a, b) => a + b, 0), atOnce: counts.get('first-try') ?? 0 };
  });
}

async function outcomesOf(db: Db, player: string): Promise<MyPuzzles> {
  const all: MyPuzzles = {};
  for (const { game, puzzle, outcome } of await readSolved(db, player)) {
    all[game] ??= {};
    all[game][puzzle] = outcome as PuzzleOutcome;
  }
  return all;
}
