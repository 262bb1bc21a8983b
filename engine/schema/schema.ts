/**
 * What data is like, for programs in other languages. The rules number cards, kinds and places, which is fast; programs are
 * given their names. A schema does both: it describes data as JSON Schema, and puts names in the place of numbers, and back
 * again. Written for a type, it does not compile when the type says otherwise.
 */
export type Json = { readonly [keyword: string]: unknown };
/** Descriptions that have a title of their own, by it: each is written once, and referred to. */
export type Shared = Record<string, Json>;

/** `From` where more can be named than is read back: lists that may not be written to. */
export interface Schema<T, From = T> {
  readonly describe: (shared: Shared) => Json;
  /** With names in the place of numbers. */
  readonly name: (data: From) => unknown;
  /** Back from that. Data from outside may be anything: what does not fit is a Misfit. */
  readonly read: (data: unknown, where: string) => T;
  readonly isOptional?: true;
}

/** Data that does not fit its schema: where, and what should have stood there. */
export class Misfit extends Error {
  readonly where: string;
  readonly expected: string;
  constructor(where: string, expected: string) {
    super(`${where} is not ${expected}`);
    this.name = 'Misfit';
    this.where = where;
    this.expected = expected;
  }
}
const misfit = (where: string, expected: string): never => {
  throw new Misfit(where, expected);
};

/** Of many words the first few are said. */
const MOST_SAID = 12;
const among = (words: readonly unknown[]): string =>
  words.length <= MOST_SAID ? words.join(' | ') : `${words.slice(0, MOST_SAID).join(' | ')} | …`;

const asItIs = <T>(json: Json, expected: string, fits: (data: unknown) => boolean): Schema<T> => ({
  describe: () => json,
  name: (data) => data,
  read: (data, where) => (fits(data) ? (data as T) : misfit(where, expected)),
});
export const integer: Schema<number> = asItIs({ type: 'integer' }, 'integer', Number.isSafeInteger);
export const truth: Schema<boolean> = asItIs({ type: 'boolean' }, 'true | false', (data) => typeof data === 'boolean');
export const nothing: Schema<null> = asItIs({ type: 'null' }, 'null', (data) => data === null);
/** One of a few words or numbers. */
export const oneOf = <const W extends readonly (string | number | boolean)[]>(...words: W): Schema<W[number]> =>
  asItIs({ enum: words }, among(words), (data) => (words as readonly unknown[]).includes(data));

/** Numbers that stand for names, from `first` on. */
export interface Names extends Schema<number> {
  readonly names: readonly string[];
  readonly first: number;
}
export function named(title: string, names: readonly string[], first = 0): Names {
  const numbers = new Map(names.map((name, i) => [name, first + i]));
  return {
    names,
    first,
    describe: (shared) => titled(shared, title, () => ({ enum: names })),
    name: (number) => names[number - first] ?? number,
    read: (name, where) => numbers.get(name as string) ?? misfit(where, among(names)),
  };
}
/** The name, or a number below 0: where there is none, or it is not known. */
export const orNone = (names: Schema<number>): Schema<number> => ({
  describe: (shared) => ({ anyOf: [names.describe(shared), { type: 'integer', maximum: -1 }] }),
  name: (number) => (number < 0 ? number : names.name(number)),
  read: (data, where) =>
    Number.isSafeInteger(data) && (data as number) < 0 ? (data as number) : names.read(data, where),
});

type ListSchema<E> = Schema<E[], readonly E[]>;
export const list = <E>(of: Schema<E>): ListSchema<E> => ({
  describe: (shared) => ({ type: 'array', items: of.describe(shared) }),
  name: (data) => data.map(of.name),
  read: (data, where) =>
    Array.isArray(data) ? data.map((each, i) => of.read(each, `${where}/${i}`)) : misfit(where, '[ … ]'),
});

const isObject = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);
const objectAt = (data: unknown, where: string): Record<string, unknown> =>
  isObject(data) ? data : misfit(where, '{ … }');

/** A list by number: an object by name, in which nothing is left out. There may be fewer than there are names. */
export const byName = <E>(key: Names, of: Schema<E>): ListSchema<E> => ({
  describe: (shared) => ({
    type: 'object',
    propertyNames: key.describe(shared),
    additionalProperties: of.describe(shared),
  }),
  name: (data) => Object.fromEntries(data.map((each, i) => [key.names[i], of.name(each)])),
  read(data, where) {
    const out: E[] = [];
    for (const [name, each] of Object.entries(objectAt(data, where)))
      out[key.read(name, `${where}/${name}`) - key.first] = of.read(each, `${where}/${name}`);
    return out;
  },
});

/** The same, long and mostly as usual: what is as usual is left out. */
export function sparse<E>(key: Names, of: Schema<E>, usual: E): ListSchema<E> {
  const all = byName(key, of);
  const isUsual = sameAs(usual);
  const description = `Where it is not ${JSON.stringify(of.name(usual))}.`;
  return {
    describe: (shared) => ({ ...all.describe(shared), description }),
    name(data) {
      const out: Record<string, unknown> = {};
      for (let i = 0; i < data.length; i++) if (!isUsual(data[i])) out[key.names[i]] = of.name(data[i]);
      return out;
    },
    read(data, where) {
      const given = all.read(data, where);
      return key.names.map((_, i) => given[i] ?? usual);
    },
  };
}
/** Of a number, or of a list of numbers. */
const sameAs = (usual: unknown): ((other: unknown) => boolean) =>
  Array.isArray(usual)
    ? (other) => Array.isArray(other) && usual.every((each, i) => each === other[i])
    : (other) => other === usual;

/** What the rules write in one way, and programs read in another. */
export const written = <T, W>(of: Schema<W>, write: (data: T) => W, read: (data: W) => T): Schema<T> => ({
  describe: of.describe,
  name: (data) => of.name(write(data)),
  read: (data, where) => read(of.read(data, where)),
});
export const optional = <T>(of: Schema<T>): Schema<T | undefined> =>
  ({ ...of, isOptional: true }) as Schema<T | undefined>;
/** What is defined further down, and may hold itself: its description refers to itself by this title. */
export const later = <T>(title: string, of: () => Schema<T>): Schema<T> => ({
  describe: (shared) => titled(shared, title, () => of().describe(shared)),
  name: (data) => of().name(data),
  read: (data, where) => of().read(data, where),
});
export const orNull = <T>(of: Schema<T>): Schema<T | null> => ({
  describe: (shared) => ({ anyOf: [of.describe(shared), { type: 'null' }] }),
  name: (data) => (data === null ? null : of.name(data)),
  read: (data, where) => (data === null ? null : of.read(data, where)),
});

/** A schema for every field of a type. */
export type Fields<T> = {
  readonly [K in keyof T]-?: undefined extends T[K]
    ? Schema<T[K]>
    : object extends Pick<T, K>
      ? Schema<T[K] | undefined>
      : Schema<T[K]>;
};
type AnyFields = Readonly<Record<string, Schema<never>>>;
export function fields<T>(of: Fields<T>): Schema<T> {
  const all = of as unknown as AnyFields;
  return {
    describe: (shared) => describeFields(shared, all),
    name: (data) => nameFields(data as never, all),
    read: (data, where) => readFields(data, where, all) as T,
  };
}
function describeFields(shared: Shared, of: AnyFields): Json {
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(of).map(([key, each]) => [key, each.describe(shared)])),
    required: Object.keys(of).filter((key) => of[key].isOptional !== true),
    additionalProperties: false,
  };
}
function nameFields(data: Readonly<Record<string, never>>, of: AnyFields): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  for (const key of Object.keys(of)) if (data[key] !== undefined) out[key] = of[key].name(data[key]);
  return out;
}
function readFields(data: unknown, where: string, of: AnyFields): Record<string, unknown> {
  const given = objectAt(data, where);
  for (const key of Object.keys(given)) if (!Object.hasOwn(of, key)) misfit(`${where}/${key}`, among(Object.keys(of)));
  const out: Record<string, unknown> = {};
  for (const key of Object.keys(of))
    if (given[key] !== undefined || of[key].isOptional !== true) out[key] = of[key].read(given[key], `${where}/${key}`);
  return out;
}

/** Members of a union that no field tells apart, but only which fields they have. */
export interface Forms<T> {
  readonly forms: readonly AnyFields[];
  readonly of?: (data: T) => T;
}
export const either = <A, B>(one: Fields<A>, other: Fields<B>): Forms<A | B> => ({ forms: [one, other] as never });

type Rest<T, Tag extends keyof T, K> = T extends unknown ? (K extends T[Tag] ? Omit<T, Tag> : never) : never;
type HasForms<T, All = T> = T extends unknown ? ([All] extends [T] ? never : true) : never;
type Variant<T> = [HasForms<T>] extends [never] ? Fields<T> : Forms<T>;
/** A union whose members are told apart by one field: the other fields of each. */
export function variants<T, Tag extends keyof T & string>(
  tag: Tag,
  of: { readonly [K in T[Tag] & string]: Variant<Rest<T, Tag, K>> },
): Schema<T> {
  const formsOf = (word: string, rest: unknown): AnyFields[] =>
    ('forms' in (rest as object) ? (rest as Forms<never>).forms : [rest as AnyFields]).map((form) => ({
      [tag]: oneOf(word) as never,
      ...form,
    }));
  const all = new Map(Object.entries(of).map(([word, rest]) => [word, formsOf(word, rest)]));
  const formFor = (data: object, forms: readonly AnyFields[]): AnyFields =>
    forms.length === 1 ? forms[0] : forms.toSorted((a, b) => amiss(data, a) - amiss(data, b))[0];
  return {
    describe: (shared) => ({ oneOf: [...all.values()].flat().map((form) => describeFields(shared, form)) }),
    name: (data) => nameFields(data as never, formFor(data as object, all.get(data[tag] as string) ?? [])),
    read(data, where) {
      const given = objectAt(data, where);
      const forms = all.get(given[tag] as string) ?? misfit(`${where}/${tag}`, [...all.keys()].join(' | '));
      return readFields(given, where, formFor(given, forms)) as T;
    },
  };
}
/** How many fields there are too many, or missing. */
const amiss = (data: object, of: AnyFields): number =>
  Object.keys(data).filter((key) => !Object.hasOwn(of, key)).length +
  Object.keys(of).filter((key) => of[key].isOptional !== true && !Object.hasOwn(data, key)).length;

/** Where a description with a title is found in a document. */
const PLACE = '#/components/schemas/';
function titled(shared: Shared, title: string, describe: () => Json): Json {
  if (!Object.hasOwn(shared, title)) {
    // It may refer to itself.
    shared[title] = {};
    shared[title] = describe();
  }
  return { $ref: `${PLACE}${title}` };
}
/** Described once, under a title of its own. */
export const titledAs = <T>(title: string, of: Schema<T>): Schema<T> => ({
  ...of,
  describe: (shared) => titled(shared, title, () => of.describe(shared)),
});
