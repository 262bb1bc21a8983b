/**
 * The API's own description (OpenAPI). What a view, a piece of news and a choice can be is different in every game: the protocol only gives
 * it a title, and each game describes it, by its rules of today.
 */
import type { Shared } from '@gloaming/engine/schema';
import { GAME_NAMES, withGame } from '@gloaming/games';

/** By the title in the protocol, where a game says what it can be. */
const OF_GAMES = { View: 'view', News: 'news', Choice: 'choice' } as const;
type Title = keyof typeof OF_GAMES;

/** Everything that games describe, by title, and in these what any of them may be. */
function describeGames(descriptions: ReadonlyMap<Title, string>): Shared {
  const shared: Shared = {};
  for (const [title, description] of descriptions) {
    const anyOf = GAME_NAMES.map((name) => withGame(name, ({ schema }) => schema[OF_GAMES[title]].describe(shared)));
    shared[title] = { description, anyOf };
  }
  return shared;
}

interface Described {
  readonly title: Title;
  readonly description: string;
}
const isOfGames = (value: unknown): value is Described =>
  typeof value === 'object' && value !== null && 'title' in value && Object.hasOwn(OF_GAMES, String(value.title));

/** The document as text, with the games in it. */
export function describeAll(document: object): string {
  const found = new Map<Title, string>();
  const referring = (_: string, value: unknown): unknown => {
    if (!isOfGames(value)) return value;
    found.set(value.title, value.description);
    return { $ref: `#/components/schemas/${value.title}` };
  };
  const { components, ...protocol } = JSON.parse(JSON.stringify(document, referring)) as { components: object };
  return JSON.stringify({ ...protocol, components: { ...components, schemas: describeGames(found) } });
}
