/** What lies on the table, in sentences for ears. */
import type { Card, Language } from '@gloaming/engine';
import type { CardFace } from '../design/face.ts';
import { TOKEN_WORDS } from '../design/tokenWords.ts';
import type { Counted, Heap, Lying, Side } from '../table/sides.ts';
import { COMMAND_WORDS } from '../words/commands.ts';
import { say } from '../words/index.ts';

export interface Voice {
  readonly language: Language;
  readonly faceOf: (card: Card) => CardFace;
}

export const goodsAloud = (language: Language, goods: readonly Counted[]): string =>
  goods
    .filter(([, n]) => n > 0)
    .map(([kind, n]) => `${TOKEN_WORDS[language][kind]} ${n}`)
    .join(', ');

function lyingAloud({ language, faceOf }: Voice, { card, isTurned, on }: Lying): string {
  const states = [
    ...(isTurned ? [say(language, 'turned')] : []),
    ...(on.length === 0 ? [] : [`${say(language, 'lies-on-it')}: ${goodsAloud(language, on)}`]),
  ];
  const { name } = faceOf(card).text;
  return states.length === 0 ? name : `${name} (${states.join('; ')})`;
}

/** A line; where there is nothing, it says so. */
export function heapAloud(voice: Voice, { title, goods, cards = [], n }: Heap): string {
  const all =
    goods === undefined ? cards.map((each) => lyingAloud(voice, each)).join(', ') : goodsAloud(voice.language, goods);
  const head = n === undefined || n === 0 ? title : `${title} ${n}`;
  if (all !== '') return `${head}: ${all}.`;
  return n === undefined || n === 0 ? `${title}: ${COMMAND_WORDS[voice.language].empty}.` : `${head}.`;
}

const isEmpty = ({ goods = [], cards = [], n = 0 }: Heap): boolean =>
  n === 0 && cards.length === 0 && goods.every(([, many]) => many === 0);

/** Line by line; of what is empty only the pool and the hand are spoken of. */
export function sideAloud(voice: Voice, { seat, title, points, pool, hand, others }: Side): readonly string[] {
  const head = seat === null ? title : `${title}: ${say(voice.language, 'points')} ${points}`;
  const heaps = [
    ...(pool === null ? [] : [pool]),
    ...(hand === null ? [] : [hand]),
    ...others.filter((each) => !isEmpty(each)),
  ];
  return [`${head}.`, ...heaps.map((heap) => heapAloud(voice, heap))];
}

/** A card in full: what it is, costs and does. */
export function cardAloud(language: Language, { text, cost }: CardFace): string {
  const price = cost.length === 0 ? [] : [`${say(language, 'costs')}: ${goodsAloud(language, cost)}.`];
  return [`${text.name}.`, ...price, ...text.lines].join(' ');
}
