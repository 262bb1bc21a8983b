/** Play: people at the keyboard, bots at the other seats. */
import { randomBytes, randomInt } from 'node:crypto';
import { type Dice, keyFrom, makeDice, seatLetter, type Verb } from '@gloaming/engine';
import { beginRecorded, type RecordedSession } from '@gloaming/engine/session';
import {
  type Chosen,
  type Entry,
  fetchGame,
  GAME_NAMES,
  type GameName,
  type TableOf,
  type Use,
  type VerbOf,
} from '@gloaming/games';
import { MOST_SEED, optionsFor } from '../base/choices.ts';
import { inFile, refuse } from '../base/faults.ts';
import { LAYOUTS } from '../games/index.ts';
import { leaveTable, seatBots } from '../opponents/seatBots.ts';
import { type Seating, seatingFor } from '../opponents/seatingFile.ts';
import { namesOf, parseSeat, type Sitting, sitAgainst } from '../opponents/seatNumbers.ts';
import { adviseOn } from '../playing/advice.ts';
import type { SavedGame } from '../playing/autosave.ts';
import { type Ended, playTable } from '../playing/playing.ts';
import { heardBy, type Shell } from '../playing/prompt.ts';
import { optionsAt } from '../playing/rematch.ts';
import { type GameFile, nameFor, openGame } from '../session/gameFiles.ts';
import { lastKept } from '../session/lastGame.ts';
import { byItsRules, openFile } from '../session/openGame.ts';
import type { Context } from '../support/context.ts';

export interface PlayOptions extends Seating {
  game: string | undefined;
  players: number;
  chosen: Chosen;
  seed: number | undefined;
  from: string | undefined;
  step: string | undefined;
}

const FIRST_SEAT = seatLetter(0);

/** Any number that --seed takes, where no seed is given. */
export const anySeed = (): number => randomInt(MOST_SEED + 1);

export async function play(context: Context, options: PlayOptions): Promise<number> {
  const file =
    options.from === undefined ? undefined : await openGame(context.terminal, await fileOf(context, options.from));
  if (file !== undefined && options.game !== undefined && options.game !== file.game)
    refuse('other-game', { file: file.file, game: file.game });
  const game = file?.game ?? options.game ?? refuse('needs-game', { known: GAME_NAMES.join(', ') });
  let seating: Seating = options;
  let seed = options.seed ?? anySeed();
  const use: Use<Promise<Ended>> = (entry, name) => {
    const session = open(entry, file, options, seed);
    // A game that begins with a position, or in the middle of a record, leaves what it begins with as it is.
    const place: SavedGame = file?.kind === 'record' && options.step === undefined ? file : placeFor(context, name);
    if (file !== undefined) seating = seatingFor(context.terminal, file.file, session.seats, options);
    return sitDown(context, entry, name, session, seating, makeDice(seed + 1), place);
  };
  let { code, again } = await (file === undefined ? fetchGame(game, use) : byItsRules(file, use));
  while (again !== null) {
    const table = again;
    seed = options.seed === undefined ? anySeed() : seed + 1;
    const useAgain: Use<Promise<Ended>> = (entry, name) => {
      const session = beginRecorded(entry, optionsAt(entry, table), newKey(options, seed));
      return sitDown(context, entry, name, session, seating, makeDice(seed + 1), placeFor(context, name));
    };
    ({ code, again } = await fetchGame(game, useAgain));
  }
  return code;
}
const placeFor = ({ terminal }: Context, game: GameName): SavedGame => ({
  file: nameFor(terminal, game, new Date()),
  text: undefined,
});

const fileOf = async (context: Context, from: string): Promise<string> =>
  from === 'last' ? lastKept(context.terminal) : from;

function open<T, V extends Verb, O>(
  entry: Entry<T, V, O>,
  file: GameFile | undefined,
  options: PlayOptions,
  seed: number,
): RecordedSession<T, V, O> {
  if (file === undefined)
    return beginRecorded(entry, optionsFor(entry, options.players, options.chosen), newKey(options, seed));
  return inFile(file.file, () => openFile(entry, file, options.step));
}
/** Without a seed the key is unguessable. */
const newKey = (options: PlayOptions, seed: number): number[] =>
  options.seed === undefined ? keyOf(randomBytes(16)) : keyFrom(makeDice(seed));
const keyOf = (bytes: Buffer): number[] => [0, 4, 8, 12].map((at) => bytes.readUInt32BE(at));

async function sitDown<N extends GameName, O>(
  context: Context,
  entry: Entry<TableOf<N>, VerbOf<N>, O>,
  name: N,
  session: RecordedSession<TableOf<N>, VerbOf<N>, O>,
  seating: Seating,
  dice: Dice,
  place: SavedGame,
): Promise<Ended> {
  const players = session.seats;
  const own = parseSeat(seating.seat ?? FIRST_SEAT, players);
  const sitting: Sitting = seating.all ? new Array(players).fill(null) : sitAgainst(seating.bots, players, own);
  const isShared = sitting.filter((who) => who === null).length > 1;
  const layout = LAYOUTS[name];
  const shell: Shell<TableOf<N>, VerbOf<N>, O> = {
    context,
    entry,
    layout,
    book: {
      card: (language, card) => session.texts[language].card(card, session.state.table),
      cards: session.game.cards,
      boards: (language) => layout.boards(language, session.state.table),
    },
    session,
    names: namesOf(sitting, seating.name ?? context.words.player),
    advise: (view, possible, following) => adviseOn(entry.game, view, possible, {}, following),
    shown: sitting.map((_, seat) => heardBy(session, seat, isShared)),
  };
  const bots = seatBots(context, entry, name, session, sitting, shell.names, dice);
  try {
    return await playTable(shell, bots, place, seating);
  } finally {
    await leaveTable(context, shell.names, bots);
  }
}
