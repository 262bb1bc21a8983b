/** A finished game's log in a few kilobytes: without what follows from its answers, and packed. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Heard, LogRow } from '@gloaming/host';

/** Digits of the hash after an entry: they say whether the answers still lead there. */
const DIGITS = 8;
const NONE = ' '.repeat(DIGITS);

/** Column by column, which packs best. */
interface Columns {
  readonly format: 1;
  /** Milliseconds since the entry before. */
  readonly at: readonly number[];
  readonly kind: readonly string[];
  readonly seat: readonly (number | null)[];
  readonly option: readonly (number | null)[];
  readonly takesBack: readonly (number | null)[];
  readonly hash: string;
  readonly names: readonly string[];
}

/** An entry as far as it is kept: its hash is only the first digits. */
export type PackedEntry = Omit<LogRow, 'table' | 'news'> & { readonly name: string };

export const firstDigits = (hash: string | null): string | null => hash?.slice(0, DIGITS) ?? null;
export const nameIn = ({ news }: Pick<LogRow, 'news'>): string => (JSON.parse(news) as Heard).name;

export const pack = (rows: readonly LogRow[]): string =>
  packEntries(rows.map((row) => ({ ...row, name: nameIn(row) })));

export function packEntries(rows: readonly PackedEntry[]): string {
  const columns: Columns = {
    format: 1,
    at: rows.map(({ at }, i) => at - (rows[i - 1]?.at ?? 0)),
    kind: rows.map(({ kind }) => kind),
    seat: rows.map(({ seat }) => seat),
    option: rows.map(({ option }) => option),
    takesBack: rows.map(({ takes_back }) => takes_back),
    hash: rows.map(({ hash }) => firstDigits(hash) ?? NONE).join(''),
    names: rows.map(({ name }) => name),
  };
  return deflateRawSync(JSON.stringify(columns), { level: 9 }).toString('base64');
}

export function unpack(body: string): PackedEntry[] {
  const { at, kind, seat, option, takesBack, hash, names } = JSON.parse(
    inflateRawSync(Buffer.from(body, 'base64')).toString(),
  ) as Columns;
  let now = 0;
  return at.map((since, i) => {
    now += since;
    const digits = hash.slice(i * DIGITS, (i + 1) * DIGITS);
    return {
      number: i + 1,
      at: now,
      kind: kind[i],
      seat: seat[i],
      option: option[i],
      takes_back: takesBack[i],
      hash: digits === NONE ? null : digits,
      name: names[i],
    };
  });
}
