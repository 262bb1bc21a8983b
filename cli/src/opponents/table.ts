/** Bots at a table that somebody looks at: what goes wrong with them is said at once. */
import type { Dice } from '@gloaming/engine';
import type { GameName, TableOf, VerbOf } from '@gloaming/games';
import type { Desk } from '../desk.ts';
import { placeOf } from '../keeping.ts';
import type { Sitting } from '../seats.ts';
import { type Session, seatsOf } from '../session.ts';
import { patienceFor, type Seated, seatBot } from './seated.ts';

export function seatBots<N extends GameName, O>(
  desk: Desk,
  name: N,
  session: Session<TableOf<N>, VerbOf<N>, O>,
  sitting: Sitting,
  names: readonly string[],
  dice: Dice,
): (Seated<TableOf<N>, VerbOf<N>> | null)[] {
  return sitting.map((who, seat) =>
    who === null
      ? null
      : seatBot(session.entry, name, who, {
          seat,
          players: seatsOf(session),
          names,
          options: session.record?.options ?? null,
          language: desk.language,
          dice,
          budget: {},
          patience: patienceFor({}, undefined),
          folder: placeOf(desk.terminal, '.'),
          report: (trouble) => {
            const { arena } = desk.words;
            desk.terminal.complain(arena.trouble(names[seat], arena.troubles[trouble](1), 1));
          },
        }),
  );
}

export async function leaveAll<T, V>(seats: readonly (Seated<T, V> | null)[]): Promise<void> {
  for (const each of seats) await each?.leave();
}
