/** Position: the table of a written position, everything open. */
import { withGame } from '@gloaming/games';
import { inFile, refuse } from '../base/faults.ts';
import { type Desk, pageFor, print } from '../desk/desk.ts';
import { LAYOUTS } from '../games/index.ts';
import { readGame } from '../session/keeping.ts';
import { fromPosition, openView, seatsOf } from '../session/session.ts';
import { lettersFor } from './watch.ts';

export async function position(desk: Desk, file: string): Promise<number> {
  const found = readGame(desk.terminal, file);
  if (found.kind !== 'position') refuse('is-record', { file });
  return withGame(found.game, (entry, name) => {
    const session = fromPosition(
      entry,
      inFile(file, () => entry.parsePosition(found.text)),
    );
    print(desk, LAYOUTS[name].table(openView(session), pageFor(desk, entry, lettersFor(seatsOf(session)))));
    return 0;
  });
}
