/** The requests about a player's own record. */
import { BOT_NAMES } from '@gloaming/bots';
import type { Language } from '@gloaming/engine';
import { GAME_NAMES, isGameName, withGame } from '@gloaming/games';
import { personasOf } from '@gloaming/games/personas';
import { firstOpenDay, opensAt, refuse, streaksOf, todayIn, weekOf } from '@gloaming/host';
import { type Finished, type GameRecord, type RecordLine, sayBotName } from '@gloaming/protocol';
import { recordGame, recordMissed } from '../daily/recording.ts';
import { readDays } from '../storage/deals.ts';
import { forgetPlayed, type Listed, PAGE, readPlayed, readTallies, type Tally } from '../storage/played.ts';
import type { TableCache } from '../table/tableCache.ts';
import { RateLimiter } from './rateLimiter.ts';
import type { Serve } from './serving.ts';

const MINUTE = 60_000;

export function serveRecord(serve: Serve, cache: TableCache): void {
  const { store, settings, listeners } = cache;
  const { db } = store;
  // By player: it may load tables that ended before there were records.
  const looking = new RateLimiter(60, MINUTE);
  listeners.add((live) => {
    if (live.status === 'ended') recordGame(cache, live).catch((error: unknown) => settings.complain(error, 'record'));
  });

  serve('myRecord', async ({ query, player, language }) => {
    const { zone = 'UTC' } = query;
    const { day } = todayIn(zone, settings.now()) ?? refuse('no-such-zone', { zone });
    looking.take(player.id);
    await recordMissed(cache, player.id);
    const [days, tallies] = [await readDays(db, player.id), await readTallies(db, player.id)];
    const games = GAME_NAMES.map((game) => recordOf(game, tallies, language));
    return { ...streaksOf(days, day), week: weekOf(days, day), games };
  });
  serve('myFinished', async ({ query, player, language }) => {
    looking.take(player.id);
    const rows = await readPlayed(db, player.id, Number(query.before ?? Number.MAX_SAFE_INTEGER));
    const finished = rows.map((row) => finishedOf(row, language, settings.now()));
    return { finished, more: rows.length < PAGE ? null : rows[PAGE - 1].ended };
  });
  serve('forgetRecord', async ({ player }) => {
    const now = settings.now();
    await forgetPlayed(db, player.id, now, firstOpenDay(now));
    return {};
  });
}

function finishedOf(row: Listed, language: Language, now: number): Finished {
  const { table, game, ended, outcome, points, best, day, counts } = row;
  return {
    table,
    kept: row.kept === 1,
    sealed: day !== null && now < opensAt(day),
    game,
    title: isGameName(game) ? withGame(game, ({ texts }) => texts[language].title) : game,
    ended,
    outcome: outcome as Finished['outcome'],
    points,
    best,
    names: JSON.parse(row.names) as string[],
    rivals: row.rivals.split(','),
    figure: row.figure === null || !isGameName(game) ? row.figure : personasOf(game).sayFigure(language, row.figure),
    day,
    counts: counts === 1,
  };
}

const LEVELS: readonly string[] = BOT_NAMES;
const sum = (tallies: readonly Tally[]): number => tallies.reduce((all, { count }) => all + Number(count), 0);
const isWon = ({ outcome }: Tally): boolean => outcome === 'won';
/** Of none there is no best. */
const most = (numbers: readonly number[]): number | null => (numbers.length === 0 ? null : Math.max(...numbers));

function linesBy(
  tallies: readonly Tally[],
  nameOf: (tally: Tally) => string | null,
  say: (name: string) => string,
): RecordLine[] {
  const named = Map.groupBy(tallies, nameOf);
  return [...named]
    .flatMap(([name, own]) =>
      name === null ? [] : [{ name, text: say(name), played: sum(own), won: sum(own.filter(isWon)) }],
    )
    .toSorted((a, b) => b.played - a.played || a.text.localeCompare(b.text));
}

function recordOf(game: string, all: readonly Tally[], language: Language): GameRecord {
  const tallies = all.filter((each) => each.game === game);
  const { sayFigure, saySide } = personasOf(game);
  const sayRivals = (rivals: string): string =>
    rivals
      .split(',')
      .map((bot) => sayBotName(language, bot))
      .join(', ');
  return {
    game,
    title: withGame(game, ({ texts }) => texts[language].title),
    played: sum(tallies),
    won: sum(tallies.filter(isWon)),
    points: most(tallies.map(({ points }) => points)),
    lead: most(tallies.filter(isWon).map(({ lead }) => lead)),
    rivals: linesBy(tallies, ({ rivals }) => rivals, sayRivals),
    figures: linesBy(
      tallies,
      ({ figure }) => figure,
      (name) => sayFigure(language, name),
    ),
    sides: linesBy(
      tallies,
      ({ side }) => side,
      (name) => saySide(language, name),
    ),
    ladder: ladderOf(tallies),
  };
}

/** The weakest of those against whom one has played; -1 where not all of them were bots that are known. */
const heightOf = ({ rivals }: Tally): number => Math.min(...rivals.split(',').map((rival) => LEVELS.indexOf(rival)));

/** Whoever has beaten a level stands on all rungs up to it. */
function ladderOf(tallies: readonly Tally[]): GameRecord['ladder'] {
  const highest = most(tallies.filter(isWon).map(heightOf)) ?? -1;
  return BOT_NAMES.map((bot, height) => {
    const own = tallies.filter((each) => heightOf(each) === height);
    return { bot, played: sum(own), won: sum(own.filter(isWon)), reached: height <= highest };
  });
}
