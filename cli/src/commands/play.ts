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
import type { Desk } from '../desk/context.ts';
import { LAYOUTS } from '../games/index.ts';
import { leaveTable, seatBots } from '../opponents/seatBots.ts';
import { type Seating, seatingFor } from '../opponents/seatingFile.ts';
import { namesOf, parseSeat, type Sitting, sitAgainst } from '../opponents/seatNumbers.ts';
import { adviseOn } from '../playing/advice.ts';
import type { SavedGame } from '../playing/autosave.ts';
import { playTable } from '../playing/playing.ts';
import { heardBy, type Shell } from '../playing/prompt.ts';
import { type GameFile, nameFor, readGame } from '../session/gameFiles.ts';
import { lastKept } from '../session/lastGame.ts';
import { byItsRules, openFile } from '../session/openGame.ts';

export interface PlayOptions extends Seating {
  game: string | undefined;
  players: number;
  chosen: Chosen;
  seed: number | undefined;
  from: string | undefined;
}

const FIRST_SEAT = seatLetter(0);

/** Any number that --seed takes, where no seed is given. */
export const anySeed = (): number => randomInt(MOST_SEED + 1);

export async function play(desk: Desk, options: PlayOptions): Promise<number> {
  const file = options.from === undefined ? undefined : readGame(desk.terminal, await fileOf(desk, options.from));
  if (file !== undefined && options.game !== undefined && options.game !== file.game)
    refuse('other-game', { file: file.file, game: file.game });
  const game = file?.game ?? options.game ?? refuse('needs-game', { known: GAME_NAMES.join(', ') });
  const use: Use<Promise<number>> = (entry, name) => {
    const seed = options.seed ?? anySeed();
    const session = open(entry, file, options, seed);
    // A game that begins with a position leaves the position as it is.
    const place: SavedGame =
      file?.kind === 'record' ? file : { file: nameFor(desk.terminal, name, new Date()), text: undefined };
    const seating = file === undefined ? options : seatingFor(desk.terminal, file.file, session.seats, options);
    return sitDown(desk, entry, name, session, seating, makeDice(seed + 1), place);
  };
  return file === undefined ? fetchGame(game, use) : byItsRules(file, use);
}

const fileOf = async (desk: Desk, from: string): Promise<string> => (from === 'last' ? lastKept(desk.terminal) : from);

function open<T, V extends Verb, O>(
  entry: Entry<T, V, O>,
  file: GameFile | undefined,
  options: PlayOptions,
  seed: number,
): RecordedSession<T, V, O> {
  if (file === undefined) {
    // Without a seed the key is unguessable.
    const key = options.seed === undefined ? keyOf(randomBytes(16)) : keyFrom(makeDice(seed));
    return beginRecorded(entry, optionsFor(entry, options.players, options.chosen), key);
  }
  return inFile(file.file, () => openFile(entry, file));
}
const keyOf = (bytes: Buffer): number[] => [0, 4, 8, 12].map((at) => bytes.readUInt32BE(at));

async function sitDown<N extends GameName, O>(
  desk: Desk,
  entry: Entry<TableOf<N>, VerbOf<N>, O>,
  name: N,
  session: RecordedSession<TableOf<N>, VerbOf<N>, O>,
  seating: Seating,
  dice: Dice,
  place: SavedGame,
): Promise<number> {
  const players = session.seats;
  const own = parseSeat(seating.seat ?? FIRST_SEAT, players);
  const sitting: Sitting = seating.all ? new Array(players).fill(null) : sitAgainst(seating.bots, players, own);
  const isShared = sitting.filter((who) => who === null).length > 1;
  const layout = LAYOUTS[name];
  const shell: Shell<TableOf<N>, VerbOf<N>, O> = {
    desk,
    entry,
    layout,
    book: {
      texts: session.texts,
      cards: session.game.cards,
      boards: (language) => layout.boards(language, session.state.table),
    },
    session,
    names: namesOf(sitting, seating.name ?? desk.words.player),
    advise: (view, possible, following) => adviseOn(entry.game, view, possible, {}, following),
    shown: sitting.map((_, seat) => heardBy(session, seat, isShared)),
  };
  const bots = seatBots(desk, entry, name, session, sitting, shell.names, dice);
  try {
    return await playTable(shell, bots, place, seating);
  } finally {
    await leaveTable(desk, shell.names, bots);
  }
}
