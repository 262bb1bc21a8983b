/** What somebody has finished, and what all of it comes to: the same on a server and in a browser. */
import { BOT_NAMES } from '@gloaming/bots/names';
import type { Language } from '@gloaming/engine';
import { fetchGame, GAME_NAMES, isGameName } from '@gloaming/games/fetch';
import { personasOf } from '@gloaming/games/personas';
import { type Finished, type GameRecord, type RecordLine, type Result, sayBotName } from '@gloaming/protocol';
import { opensAt } from './days.ts';
import { type Live, namesOf } from './liveTable.ts';

/** A finished game of one player, as it is kept. */
export interface Played {
  readonly player: string;
  /** It may have been removed meanwhile. */
  readonly table: string;
  readonly game: string;
  readonly ended: number;
  readonly outcome: string;
  readonly points: number;
  /** The most points of anybody else. */
  readonly best: number;
  /** Levels of bots, each once, in the order of the alphabet, with commas between them; `automa`, or `people` where others played. */
  readonly rivals: string;
  /** What the others were called, as JSON. */
  readonly names: string;
  readonly figure: string | null;
  readonly side: string | null;
  readonly day: string | null;
  readonly counts: number;
}
/** Of each whether its table is still there. */
export type ListedGame = Played & { readonly kept: number };
/** Games that count, put together by all that the record tells apart. */
export interface Tally extends Pick<Played, 'game' | 'rivals' | 'figure' | 'side' | 'outcome'> {
  readonly count: number | string;
  readonly points: number;
  readonly lead: number;
}

const AUTOMA = 'automa';
const PEOPLE = 'people';

function rivalsOf({ seats }: Live, seat: number): string {
  const others = seats.filter((each) => each.seat !== seat);
  if (others.length === 0) return AUTOMA;
  if (others.some(({ kind }) => kind !== 'bot')) return PEOPLE;
  return [...new Set(others.map(({ bot }) => bot ?? ''))].toSorted().join(',');
}

/** A game that has ended, as the player at this seat has played it. */
export function playedAt(live: Live, seat: number, player: string): Played {
  const { row, result, at, tookBack, astray } = live;
  const { points, winners }: Pick<Result, 'points' | 'winners'> = result ?? { points: [], winners: [] };
  const others = points.filter((_, each) => each !== seat);
  const hasWon = winners.includes(seat);
  return {
    player,
    table: row.id,
    game: row.game,
    ended: at,
    outcome: live.seats[seat].away === 'resigned' ? 'resigned' : hasWon ? 'won' : 'lost',
    points: points[seat] ?? 0,
    best: others.length === 0 ? 0 : Math.max(...others),
    rivals: rivalsOf(live, seat),
    names: JSON.stringify(namesOf(live, 'en').filter((_, each) => each !== seat)),
    ...personaAt(live, seat),
    day: row.day,
    counts: tookBack || astray || row.branched !== 0 ? 0 : 1,
  };
}

function personaAt({ row, rules, play }: Live, seat: number): Pick<Played, 'figure' | 'side'> {
  if (play === null) return { figure: null, side: null };
  const { table } = rules.schema.view.name(play.view('open')) as { table: unknown };
  return personasOf(row.game).personaOf(table, seat);
}

const titleOf = (game: string, language: Language): Promise<string> =>
  fetchGame(game, ({ texts }) => texts[language].title);

export async function finishedOf(row: ListedGame, language: Language, now: number): Promise<Finished> {
  const { table, game, ended, outcome, points, best, day, counts } = row;
  return {
    table,
    kept: row.kept === 1,
    sealed: day !== null && now < opensAt(day),
    game,
    title: isGameName(game) ? await titleOf(game, language) : game,
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

async function recordOf(game: string, all: readonly Tally[], language: Language): Promise<GameRecord> {
  const tallies = all.filter((each) => each.game === game);
  const { sayFigure, saySide } = personasOf(game);
  const sayRivals = (rivals: string): string =>
    rivals
      .split(',')
      .map((bot) => sayBotName(language, bot))
      .join(', ');
  return {
    game,
    title: await titleOf(game, language),
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

/** Every game, whether it was played or not. */
export const recordsOf = (tallies: readonly Tally[], language: Language): Promise<GameRecord[]> =>
  Promise.all(GAME_NAMES.map((game) => recordOf(game, tallies, language)));

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
