/** The server calls everything by its name, for programs in any language; the page goes on with the rules' numbers. */
import { type AnyGameSchema, Misfit } from '@gloaming/engine/schema';
import { fetchGame } from '@gloaming/games/fetch';
import type { Present, Story } from '@gloaming/protocol';
import { loadNewest } from '../base/newestPage.ts';

const schemaOf = (game: string): Promise<AnyGameSchema> => fetchGame<AnyGameSchema>(game, ({ schema }) => schema);

/** What does not fit comes from a server that knows more than this page. */
async function read<R>({ table }: Present, how: (schema: AnyGameSchema) => R): Promise<R> {
  const schema = await schemaOf(table.game);
  try {
    return how(schema);
  } catch (error) {
    if (error instanceof Misfit) loadNewest();
    throw error;
  }
}

const readPresent = async (present: Present): Promise<Present> =>
  present.view === null
    ? present
    : read(present, ({ view }) => ({ ...present, view: view.read(present.view, 'view') }));

export async function readStory({ entries, present }: Story): Promise<Story> {
  if (present.view === null) return { entries, present };
  const told = await read(present, ({ news }) =>
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
