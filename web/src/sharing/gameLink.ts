/** A game, or a moment of it, as an address that needs no server. */
import { parseRecord } from '@gloaming/engine';
import { packGame } from '@gloaming/games/links';
import { linkTo } from '../base/route.tsx';

export interface Moment {
  readonly step: number;
  /** Through whose eyes; null where all lies open. */
  readonly seat: number | null;
}

/** What stands behind the sign: the game, the moment if it is about one, and who looks, counted from 1. */
const HASH = /^#([\w-]+)(?:\.(\d{1,5})(?:\.([1-8]))?)?$/;

export const placeOf = (packed: string, moment: Moment | null): string =>
  `/g#${[packed, ...(moment === null ? [] : [moment.step, ...(moment.seat === null ? [] : [moment.seat + 1])])].join('.')}`;

/** Null for what nobody has made here. */
export function readHash(hash: string): { readonly packed: string; readonly moment: Moment | null } | null {
  const [, packed, step, seat] = HASH.exec(hash) ?? [];
  if (packed === undefined) return null;
  return {
    packed,
    moment: step === undefined ? null : { step: Number(step), seat: seat === undefined ? null : Number(seat) - 1 },
  };
}

export const placeOfRecord = async (record: string, moment: Moment | null): Promise<string> =>
  placeOf(await packGame(parseRecord(record)), moment);
export const linkOfRecord = async (record: string, moment: Moment | null): Promise<string> =>
  linkTo(await placeOfRecord(record, moment));
