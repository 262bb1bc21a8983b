/** Lines of text that fit a width, with or without colour. */
import { stripVTControlCharacters } from 'node:util';
import { widthOf } from './terminal.ts';

const CODES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, blue: 94, magenta: 35, cyan: 36 } as const;
export type Style = keyof typeof CODES;
/** Marks a text; where there is no colour it stays as it is. */
export type Paint = (style: Style, text: string) => string;

const RESET = '\u001b[0m';
export const painter =
  (hasColor: boolean): Paint =>
  (style, text) =>
    hasColor && text !== '' ? `\u001b[${CODES[style]}m${text}${RESET}` : text;

/** Styles end with the text they mark, so a word with its marks can be moved to the next line as one. */
function fits(line: string, word: string, width: number): boolean {
  return widthOf(line) + widthOf(word) <= width;
}

/** Breaks a text between words; the lines after the first are indented. Blanks before the first word stay. */
export function wrap(text: string, width: number, indent = 0): string[] {
  const lines: string[] = [];
  let line = '';
  const [, before, rest] = /^( *)(.*)$/s.exec(text) as unknown as [string, string, string];
  for (const word of rest.split(' ')) {
    if (line === '') line = before + word;
    else if (fits(`${line} `, word, width)) line += ` ${word}`;
    else {
      lines.push(line);
      line = ' '.repeat(indent) + word;
    }
    while (widthOf(line) > width && widthOf(stripVTControlCharacters(line)) > width) {
      const plain = [...stripVTControlCharacters(line)];
      lines.push(plain.slice(0, width).join(''));
      line = ' '.repeat(indent) + plain.slice(width).join('');
    }
  }
  return [...lines, line];
}

/** Things in a row, separated, each kept whole where it fits. */
export function row(
  label: string,
  things: readonly string[],
  width: number,
  indent: number,
  between = ' · ',
): string[] {
  const lines: string[] = [];
  let line = label;
  let isEmpty = true;
  for (const thing of things) {
    if (isEmpty) line += thing;
    else if (fits(line + between, thing, width - 2)) line += between + thing;
    else {
      // A line that is full to the last column ends without the mark; one that is still to be broken has it at its end.
      lines.push(widthOf(line) > width || fits(line, between.trimEnd(), width) ? line + between.trimEnd() : line);
      line = ' '.repeat(indent) + thing;
    }
    isEmpty = false;
  }
  return [...lines, line].flatMap((each) => (widthOf(each) <= width ? [each] : wrap(each, width, indent)));
}

export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

/** A rule across the page with a title in it; a title that is too long for that goes on below. */
export function ruler(title: string, width: number, paint: Paint): string[] {
  const begin = `${paint('dim', '──')} ${paint('bold', title)}`;
  const rest = width - widthOf(begin) - 1;
  return rest < 0 ? wrap(begin, width, 3) : [`${begin} ${paint('dim', '─'.repeat(rest))}`];
}
