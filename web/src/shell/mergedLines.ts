/** What is done again and again, as a power used five times in a row, is one line. */
import type { LogLine } from './logLines.ts';
import { signsOf } from './logSigns.ts';

interface Repeated {
  readonly line: LogLine;
  /** So many in a row say the same. */
  readonly times: number;
}

/** Lines that say one and the same thing of the same seat, one after the other. What is new begins a line of its own. */
export function repeated(lines: readonly LogLine[]): Repeated[] {
  const out: { line: LogLine; says: string; times: number }[] = [];
  for (const line of lines) {
    const { seat, happening, isNew } = line;
    const says = JSON.stringify([seat, happening, line.takenBack, isNew, signsOf(line)]);
    const before = out.at(-1);
    if (before?.says === says) before.times++;
    else out.push({ line, says, times: 1 });
  }
  return out;
}
