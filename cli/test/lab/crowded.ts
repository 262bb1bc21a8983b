/** Plays a deal where no more than some files can be opened: its setup and how many are left come from the command line. */
import { closeSync, openSync } from 'node:fs';
import { playDeal } from '../../src/lab/arena/match.ts';

const [setup, left] = process.argv.slice(2).map((text) => JSON.parse(text));
const files: number[] = [];
try {
  for (;;) files.push(openSync('/dev/null', 'r'));
} catch {
  for (const file of files.splice(0, left)) closeSync(file);
}
const { accounts } = await playDeal(setup, { pair: 0, deal: 0 });
for (const file of files) closeSync(file);
console.log(JSON.stringify(accounts.map(({ troubles }: { troubles: object }) => troubles)));
