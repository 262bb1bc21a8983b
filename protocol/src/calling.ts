/** A request by its name, typed by what its route takes; without the schemas, so that a page can have it. */
import type { Language } from '@gloaming/engine';
import { ADDRESSES, fill, type RouteName } from './addresses.ts';
import type { BodyOf, ParamsOf, QueryOf } from './routes.ts';

/** A part that has nothing in it is left out, and one in which nothing is needed may be. */
type Part<K extends string, T> = keyof T extends never
  ? { readonly [P in K]?: never }
  : Record<never, never> extends T
    ? { readonly [P in K]?: T }
    : { readonly [P in K]: T };
export type RequestOf<N extends RouteName> = N extends unknown
  ? Part<'params', ParamsOf<N>> & Part<'query', Omit<QueryOf<N>, 'lang'>> & Part<'body', BodyOf<N>>
  : never;

export interface Parts {
  readonly params?: object;
  readonly query?: object;
  readonly body?: object;
}
export interface Request {
  readonly method: 'GET' | 'POST';
  /** From the slash on. */
  readonly address: string;
  /** JSON; a question has none. */
  readonly body: string | null;
}

export function requestFor<N extends RouteName>(lang: Language, name: N, asked: RequestOf<N>): Request {
  const { method, path } = ADDRESSES[name];
  const { params = {}, query = {}, body = {} }: Parts = asked;
  const address = fill(path, params, { ...query, lang });
  return { method, address, body: method === 'POST' ? JSON.stringify(body) : null };
}
