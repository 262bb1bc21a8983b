/** The signs of a line: what its news says, put together. */
import { ARROW, type Card, type LogSign } from '@gloaming/engine';
import type { IconName, Painted } from '../design/Icon.tsx';
import type { LogLine } from './logLines.ts';

export type LineSign = Exclude<LogSign<Painted, IconName>, { from: Card }>;
type Change = Extract<LineSign, { by: number }>;

const isChange = (sign: LineSign | undefined): sign is Change => sign !== undefined && 'by' in sign;
const nameOf = (change: Change): string => ('token' in change ? change.token : change.sign);
const isArrow = (sign: LineSign | undefined): boolean => sign !== undefined && 'word' in sign && sign.word === ARROW;

/** What was paid and got one by one is one sum: payments first, an arrow, then what they brought. */
function addChange(out: LineSign[], change: Change): void {
  let from = out.length;
  while (isChange(out[from - 1]) || (isArrow(out[from - 1]) && isChange(out[from - 2]))) from--;
  const changes = out.splice(from).filter(isChange);
  const same = changes.findIndex(
    (each) => nameOf(each) === nameOf(change) && Math.sign(each.by) === Math.sign(change.by),
  );
  if (same < 0) changes.push(change);
  else changes[same] = { ...change, by: changes[same].by + change.by };
  const paid = changes.filter(({ by }) => by < 0);
  const got = changes.filter(({ by }) => by > 0);
  out.push(...paid, ...(paid.length > 0 && got.length > 0 ? [{ word: ARROW }] : []), ...got);
}

/** A label with cards or sums behind it: the next with the same label only goes on with them. */
const labelOf = (signs: readonly LogSign<Painted, IconName>[]): string | null => {
  const [label, ...rest] = signs;
  const isLabel = label !== undefined && ('word' in label || ('sign' in label && 'n' in label && label.n === ''));
  return isLabel && rest.length > 0 && rest.every((sign) => 'card' in sign || 'by' in sign)
    ? JSON.stringify(label)
    : null;
};

export function signsOf({ seat, isAction, items, before }: LogLine): LineSign[] {
  const out: LineSign[] = [];
  const named = new Set<Card>();
  // Where each seat collects, sums are told, not from where they come.
  const isSum = !isAction && before?.at.place === 'round';
  let speaker = seat;
  let label: string | null = null;
  const add = (sign: LogSign<Painted, IconName>): void => {
    if ('from' in sign) {
      if (!isSum && !named.has(sign.from)) add({ card: sign.from });
    } else if ('by' in sign) addChange(out, sign);
    else {
      if ('card' in sign && sign.card >= 0) named.add(sign.card);
      if ('seat' in sign) speaker = sign.seat;
      out.push(sign);
    }
  };
  for (const sign of before?.signs ?? []) add(sign);
  for (const item of items) {
    if (item.signs.length === 0) continue;
    if (item.seat >= 0 && item.seat !== speaker && !('seat' in item.signs[0])) add({ seat: item.seat });
    const next = labelOf(item.signs);
    for (const sign of next !== null && next === label ? item.signs.slice(1) : item.signs) add(sign);
    label = next;
  }
  return out;
}
