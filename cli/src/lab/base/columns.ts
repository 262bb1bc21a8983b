/** Tables without lines: two blanks between columns, names to the left and numbers to the right. */
import { padEnd } from '../../base/page.ts';
import { widthOf } from '../../base/terminal.ts';

export type Cells = readonly (string | number)[];

/** `left` columns hold names. */
export function columns(head: readonly string[], rows: readonly Cells[], left = 1): string[] {
  const all = [head, ...rows.map((row) => row.map(String))];
  const widths = head.map((_, i) => Math.max(...all.map((row) => widthOf(row[i]))));
  const cell = (text: string, i: number): string =>
    i < left ? padEnd(text, widths[i]) : ' '.repeat(widths[i] - widthOf(text)) + text;
  return all.map((row) => row.map(cell).join('  ').trimEnd());
}
