/** Who sat where, kept beside a game: to go on with it is to sit on the same seat, against the same opponents. */
import { dirname } from 'node:path';
import type { Terminal } from '../base/terminal.ts';
import { homeOf, placeOf, readText } from '../session/gameFiles.ts';
import { type BotSpec, makeSpec, parseBots } from './botSpec.ts';
import { parseSeat } from './seatNumbers.ts';

export interface Seating {
  /** The first, unless another is named. */
  readonly seat: string | undefined;
  /** None: the usual ones, as many as there are seats for. */
  readonly bots: readonly BotSpec[];
  /** People on all seats. */
  readonly all: boolean;
  readonly name: string | undefined;
}

export const seatingFile = (file: string): string => `${file}.seats.json`;

export function makeSeating({ seat, bots, all, name }: Seating): string {
  return `${JSON.stringify({ seat, bots: bots.map(makeSpec), all, name }, null, 2)}\n`;
}

/** What was said now, and where nothing was said, what was kept; a file that says nothing sensible is not there. */
export function seatingFor<S extends Seating>(terminal: Terminal, file: string, players: number, said: S): S {
  const kept = readSeating(terminal, file, players);
  if (kept === undefined) return said;
  const isOpposed = said.all || said.bots.length > 0;
  return {
    ...said,
    seat: said.seat ?? kept.seat,
    bots: isOpposed ? said.bots : kept.bots,
    all: isOpposed ? said.all : kept.all,
    name: said.name ?? kept.name,
  };
}

function readSeating(terminal: Terminal, file: string, players: number): Seating | undefined {
  try {
    const kept: unknown = JSON.parse(readText(terminal, seatingFile(file)));
    if (typeof kept !== 'object' || kept === null) return undefined;
    const { seat, bots, all, name } = kept as Record<string, unknown>;
    const specs = Array.isArray(bots) ? bots.flatMap((bot) => parseBots(String(bot))) : [];
    if (specs.length >= players) return undefined;
    if (typeof seat === 'string') parseSeat(seat, players);
    return {
      seat: typeof seat === 'string' ? seat : undefined,
      bots: specs.some(({ kind }) => kind === 'command') && !isOurs(terminal, file) ? [] : specs,
      all: all === true,
      name: typeof name === 'string' ? name : undefined,
    };
  } catch {
    return undefined;
  }
}

/** A file from elsewhere must not start programs here; the files that this program keeps itself may. */
const isOurs = (terminal: Terminal, file: string): boolean => dirname(placeOf(terminal, file)) === homeOf(terminal);
