/** Position: the table of a written position, everything open. */
import { Session } from '@gloaming/engine/session';
import { withGame } from '@gloaming/games';
import { inFile, refuse } from '../base/faults.ts';
import { LAYOUTS } from '../games/index.ts';
import { openGame } from '../session/gameFiles.ts';
import { type Context, pageFor, print } from '../support/context.ts';
import { lettersFor } from './watch.ts';

export async function position(context: Context, file: string): Promise<number> {
  const found = await openGame(context.terminal, file);
  if (found.kind !== 'position') refuse('is-record', { file });
  return withGame(found.game, (entry, name) => {
    const session = new Session(
      entry,
      inFile(file, () => entry.parsePosition(found.text)),
    );
    print(context, LAYOUTS[name].table(session.view('open'), pageFor(context, entry, lettersFor(session.seats))));
    return 0;
  });
}
