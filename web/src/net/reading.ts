/** The server calls everything by its name, for programs in any language; the page goes on with the rules' numbers. */
import { isRefused, type Verb, type View } from '@gloaming/engine';
import { type AnyGameSchema, Misfit } from '@gloaming/engine/schema';
import type { Entry } from '@gloaming/engine/session';
import { fetchRules } from '@gloaming/games/fetch';
import type { Present, Story } from '@gloaming/protocol';
import { loadNewest } from '../base/newestPage.ts';
import { takeRulesAlong } from '../record/rulesOfView.ts';

/** How a table is read by its own rules. */
interface Reading {
  readonly schema: AnyGameSchema;
  view(named: unknown): unknown;
}
const readingBy = <T, V extends Verb, O>(entry: Entry<T, V, O>): Reading => ({
  schema: entry.schema as unknown as AnyGameSchema,
  view(named) {
    const view: View<T, V> = entry.schema.view.read(named, 'view');
    takeRulesAlong(view, entry);
    return view;
  },
});

/** What does not fit, or goes by newer rules, comes from a server that knows more than this page. */
async function read<R>({ table }: Present, how: (reading: Reading) => R): Promise<R> {
  try {
    return how(await fetchRules(table.game, table.rules, readingBy));
  } catch (error) {
    if (error instanceof Misfit || isRefused(error, 'newer-rules')) loadNewest();
    throw error;
  }
}

const readPresent = async (present: Present): Promise<Present> =>
  present.view === null ? present : read(present, ({ view }) => ({ ...present, view: view(present.view) }));

export async function readStory({ entries, present }: Story): Promise<Story> {
  if (present.view === null) return { entries, present };
  const told = await read(present, ({ schema: { news } }) =>
    entries.map((entry) => ({ ...entry, news: entry.news.map((each) => news.read(each, 'news')) })),
  );
  return { entries: told, present: await readPresent(present) };
}

/** Any answer: the present moment, what happened and the present moment, or a refusal that comes with it. */
export async function readAnswer<A>(answer: A): Promise<A>;
export async function readAnswer(answer: object): Promise<object> {
  if ('entries' in answer) return readStory(answer as Story);
  if ('view' in answer) return readPresent(answer as Present);
  return 'present' in answer ? { ...answer, present: await readPresent(answer.present as Present) } : answer;
}
