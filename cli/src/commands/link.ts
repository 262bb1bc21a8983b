/** Link: a recorded game as a few characters that can be sent, and opened wherever Gloaming is. */
import { packGame } from '@gloaming/games';
import { refuse } from '../base/faults.ts';
import { openGame, parseFile } from '../session/gameFiles.ts';
import { byItsRules, goOn, recordFor } from '../session/openGame.ts';
import { type Context, print } from '../support/context.ts';

/** To be put behind the address of any Gloaming. */
const PLACE = '/g#';

async function linkOf(context: Context, file: string): Promise<string> {
  const found = await openGame(context.terminal, file);
  if (found.kind !== 'record') refuse('is-position', { file });
  // What does not lead where it says must not be sent on as if it did.
  await byItsRules(found, (entry) => void goOn(entry, recordFor(entry, found.text)));
  return packGame(parseFile(found.text));
}

/** Of one game the link; of several how long each is, and half of them. */
export async function link(context: Context, files: readonly string[]): Promise<number> {
  const { terminal, words } = context;
  const links: string[] = [];
  for (const file of files) links.push(await linkOf(context, file));
  if (links.length === 1) terminal.print(PLACE + links[0]);
  else {
    for (const [i, { length }] of links.entries()) terminal.print(`${String(length).padStart(5)}  ${files[i]}`);
    const sizes = links.map(({ length }) => length).toSorted((a, b) => a - b);
    print(context, [words.link.half(sizes[Math.floor(sizes.length / 2)])]);
  }
  return 0;
}
