/** A game told to beginners, on a page. */
import { type Language, plain, type Verb } from '@gloaming/engine';
import type { Entry } from '@gloaming/games';
import { ruler, wrap } from '../base/page.ts';
import type { Context } from './context.ts';

interface Chapter {
  title: string;
  lines: { text: string; rules: readonly string[] }[];
}

export async function chaptersOf<T, V extends Verb, O>(
  { primer }: Entry<T, V, O>,
  language: Language,
): Promise<Chapter[]> {
  return (await primer())(language).map(({ title, lines }) => ({
    title,
    lines: lines.map(({ text, rules }) => ({ text: plain(text), rules })),
  }));
}

export async function primerLines<T, V extends Verb, O>(context: Context, entry: Entry<T, V, O>): Promise<string[]> {
  const { language, paint, terminal } = context;
  const chapters = await chaptersOf(entry, language);
  return [
    ...ruler(entry.texts[language].title, terminal.width, paint),
    ...chapters.flatMap(({ title, lines }) => [
      '',
      ...wrap(paint('bold', title), terminal.width),
      ...lines.flatMap(({ text, rules }) =>
        wrap(`- ${text} ${paint('dim', rules.join(', '))}`.trimEnd(), terminal.width, 2),
      ),
    ]),
  ];
}
