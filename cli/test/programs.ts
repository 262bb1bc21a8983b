/** Programs that play as badly as programs can. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder } from './quiet.ts';

const home = folder();

/**
 * A program for `node`: greets, then does something with each question `q`, the `n`-th. `say` writes a line, `answer` gives
 * an answer to a question.
 */
export function program(name: string, onQuestion: string, onGreeting = 'say({ gloaming: 2, name: "test" });'): string {
  const file = join(home, `${name}.mjs`);
  writeFileSync(
    file,
    `import { appendFileSync, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
const say = (what) => process.stdout.write((typeof what === 'string' ? what : JSON.stringify(what)) + '\\n');
const answer = (q, option = q.options.at(-1).option) => say({ id: q.id, answer: option });
const asked = [];
let n = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const q = JSON.parse(line);
  if (q.gloaming !== undefined) {
    ${onGreeting}
  } else {
    n++;
    asked.push(q);
    ${onQuestion}
  }
}
void [appendFileSync, existsSync];
`,
  );
  return `"${process.execPath}" "${file}"`;
}

/** Whether a process still does anything: one that has ended may wait to be buried by whoever inherited it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !existsSync(`/proc/${pid}/stat`) || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** The processes that have written their number to a file, a line each. */
export function pidsIn(file: string): number[] {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
  return lines.map(Number);
}

/** Shorter than a test may take, so that one that hangs says what it waited for. */
const PATIENCE = 100_000;

/** Waits for something that will be so soon; a slow machine only takes longer. */
export async function until(isSo: () => boolean): Promise<void> {
  const began = Date.now();
  while (!isSo()) {
    if (Date.now() - began > PATIENCE) throw new Error(`This never came true: ${isSo}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
