/** Position: the table of a written position, everything open. */
import { Session } from '@gloaming/engine/session';
import { withGame } from '@gloaming/games';
import { inFile, refuse } from '../base/faults.ts';
import { type Desk, pageFor, print } from '../desk/context.ts';
import { LAYOUTS } from '../games/index.ts';
import { readGame } from '../session/gameFiles.ts';
import { lettersFor } from './watch.ts';

export async function position(desk: Desk, file: string): Promise<number> {
  const found = readGame(desk.terminal, file);
  if (found.kind !== 'position') refuse('is-record', { file });
  return withGame(found.game, (entry, name) => {
    const session = new Session(
      entry,
      inFile(file, () => entry.parsePosition(found.text)),
    );
    print(desk, LAYOUTS[name].table(session.view('open'), pageFor(desk, entry, lettersFor(session.seats))));
    return 0;
  });
}
