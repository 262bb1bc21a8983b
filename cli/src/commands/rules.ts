/** A game told to beginners. */
import { plain } from '@gloaming/engine';
import { withGame } from '@gloaming/games';
import { ruler, wrap } from '../base/page.ts';
import { type Desk, print } from '../desk/context.ts';

export interface RulesOptions {
  game: string;
  json: boolean;
}

export async function rules(desk: Desk, { game, json }: RulesOptions): Promise<number> {
  const { language, paint, terminal } = desk;
  return withGame(game, async ({ texts, primer }) => {
    const chapters = (await primer())(language).map(({ title, lines }) => ({
      title,
      lines: lines.map(({ text, rules: told }) => ({ text: plain(text), rules: told })),
    }));
    if (json) terminal.print(JSON.stringify(chapters, null, 2));
    else {
      print(desk, ruler(texts[language].title, terminal.width, paint));
      for (const { title, lines } of chapters)
        print(desk, [
          '',
          ...wrap(paint('bold', title), terminal.width),
          ...lines.flatMap(({ text, rules: told }) =>
            wrap(`- ${text} ${paint('dim', told.join(', '))}`.trimEnd(), terminal.width, 2),
          ),
        ]);
    }
    return 0;
  });
}
