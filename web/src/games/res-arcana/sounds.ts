/** What is heard of what happens in Res Arcana; null for what has no sound. */
import { type Amounts, ESSENCES, type Essence, type News } from '@gloaming/res-arcana';
import type { Sound } from '../../sound/sounds.ts';

type Says = { readonly [N in News['news']]: (news: Extract<News, { news: N }>) => Sound | null };

/** Of several essences, what there is most of. */
function essenceIn(what: Amounts): Essence | null {
  const most = Math.max(...what);
  return most <= 0 ? null : ESSENCES[what.indexOf(most)];
}
const ofEssences = ({ what }: { what: Amounts }): Sound | null => essenceIn(what);
const silence = (): null => null;
const always = (sound: Sound) => (): Sound => sound;

const SOUNDS: Says = {
  began: silence,
  dealt: always('draw'),
  round: always('straighten'),
  picked: always('place'),
  gained: ofEssences,
  paid: silence,
  lost: always('death'),
  put: ofEssences,
  took: ofEssences,
  lifted: silence,
  turned: always('turn'),
  straightened: always('straighten'),
  used: silence,
  announced: silence,
  placed: always('place'),
  claimed: always('points'),
  revealed: always('draw'),
  discarded: always('discard'),
  destroyed: always('destroy'),
  drew: always('draw'),
  reshuffled: always('draw'),
  looked: always('draw'),
  attacked: always('attack'),
  ignored: always('shield'),
  passed: always('turn'),
  swapped: always('place'),
  extraPoints: always('points'),
  checked: silence,
  won: silence,
  chosenFirst: silence,
};

export const soundOf = (news: News): Sound | null => (SOUNDS[news.news] as (news: News) => Sound | null)(news);
