/** Bots at a table that is watched: what goes wrong with them is said at once. */
import type { Dice } from '@gloaming/engine';
import type { RecordedSession } from '@gloaming/engine/session';
import type { Entry, GameName, TableOf, VerbOf } from '@gloaming/games';
import { troubleOf } from '../base/botTroubles.ts';
import { placeOf } from '../session/gameFiles.ts';
import type { Context } from '../support/context.ts';
import { botTroubleText } from './botTroubleText.ts';
import { patienceFor, type Seated, seatBot } from './seatedBot.ts';
import type { Sitting } from './seatNumbers.ts';

export function seatBots<N extends GameName, O>(
  context: Context,
  entry: Entry<TableOf<N>, VerbOf<N>, O>,
  name: N,
  session: RecordedSession<TableOf<N>, VerbOf<N>, O>,
  sitting: Sitting,
  names: readonly string[],
  dice: Dice,
): (Seated<TableOf<N>, VerbOf<N>> | null)[] {
  return sitting.map((who, seat) =>
    who === null
      ? null
      : seatBot(entry, name, who, {
          seat,
          players: session.seats,
          names,
          options: session.origin?.options ?? null,
          language: context.language,
          dice,
          budget: {},
          patience: patienceFor({}, undefined),
          folder: placeOf(context.terminal, '.'),
          report: (trouble) => {
            const { bots } = context.words;
            context.terminal.complain(bots.trouble(names[seat], bots.troubles[trouble](1), 1));
          },
        }),
  );
}

/**
 * The end of such a table: of whoever was given up, or needed help more often than once, how often that was, and its last
 * words. A single failure was told in full when it happened.
 */
export async function leaveTable<T, V>(
  context: Context,
  names: readonly string[],
  seats: readonly (Seated<T, V> | null)[],
): Promise<void> {
  await leaveAll(seats);
  seats.forEach((each, seat) => {
    if (each === null) return;
    const { instead, lastWords } = each.account;
    if (instead < 2 && lastWords === undefined) return;
    for (const line of botTroubleText(context, names[seat], troubleOf(each.account))) context.terminal.complain(line);
  });
}

async function leaveAll<T, V>(seats: readonly (Seated<T, V> | null)[]): Promise<void> {
  for (const each of seats) await each?.leave();
}
