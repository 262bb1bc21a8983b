/** Thinks like a bot's thread, but only the first such thread can be loaded: the second cannot make the file again. */
import { openSync } from 'node:fs';

openSync(process.env.GLOAMING_FIRST_THREAD ?? '', 'wx');

/** Long enough for another thread to be wanted meanwhile. */
const THOUGHT = 500;

export default async function think({ options }: { options: readonly number[] }): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, THOUGHT));
  return options[0];
}
