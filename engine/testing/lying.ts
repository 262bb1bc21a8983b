/** A game that refuses in other words than its rules do: to see that a check of its reasons would notice. */
import type { Asking, Choice, Game, Reason, Unavailable, Verb, Verbs } from '../src/index.ts';

/** `tell` changes what is said of something that cannot be done; null to say nothing of it. */
export function lying<T, V extends Verb, O, C extends Choice, R extends Reason>(
  game: Game<T, V, O, C, R>,
  tell: (refused: Unavailable<C, R>) => Unavailable<C, R> | null,
): Game<T, V, O, C, R> {
  const asks = (definition: object): definition is Asking<T, V, V, C, R> => 'options' in definition;
  const verbs = Object.entries<object>(game.verbs).map(([name, definition]) => {
    if (!asks(definition)) return [name, definition];
    const options: Asking<T, V, V, C, R>['options'] = (s, verb, f, out, unavailable) => {
      const told: Unavailable<C, R>[] | undefined = unavailable && [];
      definition.options(s, verb, f, out, told);
      for (const refused of told ?? []) {
        const said = tell(refused);
        if (said !== null) unavailable?.push(said);
      }
    };
    return [name, { ...definition, options }];
  });
  return { ...game, verbs: Object.fromEntries(verbs) as Verbs<T, V, C, R> };
}
