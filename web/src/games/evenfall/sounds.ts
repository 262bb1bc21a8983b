/** What is heard of what happens in Evenfall; null for what has no sound. */
import { type Goods, type News, RESOURCES, type Resource } from '@gloaming/evenfall';
import type { Sound } from '../../sound/sounds.ts';

type Says = { readonly [N in News['news']]: (news: Extract<News, { news: N }>) => Sound | null };

const OF_RESOURCES: Readonly<Record<Resource, Sound>> = { herb: 'life', potion: 'calm', knowledge: 'knowledge' };
function ofGoods({ goods: { resources, mana, points } }: { goods: Goods }): Sound | null {
  if (points > 0) return 'points';
  if (mana > 0) return 'mana';
  const most = Math.max(...resources);
  return most === 0 ? null : OF_RESOURCES[RESOURCES[resources.indexOf(most)]];
}
const silence = (): null => null;
const always = (sound: Sound) => (): Sound => sound;

const SOUNDS: Says = {
  began: silence,
  round: always('straighten'),
  gained: ofGoods,
  drew: always('draw'),
  reshuffled: always('draw'),
  paid: silence,
  discarded: always('discard'),
  removed: always('destroy'),
  revealedPlace: always('draw'),
  discovered: always('place'),
  tookPlace: always('place'),
  token: always('turn'),
  harvested: silence,
  announced: silence,
  played: always('place'),
  bound: always('place'),
  usedRegion: always('place'),
  usedRitual: always('place'),
  usedBoard: always('place'),
  usedTurn: always('turn'),
  transferred: always('transfer'),
  transferLost: silence,
  advanced: always('step'),
  builtOn: always('shield'),
  sentElder: always('place'),
  tookBack: always('straighten'),
  moved: always('transfer'),
  borrowed: always('place'),
  redStone: always('gold'),
  stoneOnBoard: always('gold'),
  boosted: always('battle'),
  passed: always('turn'),
  battle: always('battle'),
  dial: always('turn'),
  strength: silence,
  reward: silence,
  wonBattle: always('points'),
  tookStone: always('gold'),
  marker: silence,
  roundEnded: silence,
  automaDrew: always('draw'),
  automaMovedOn: silence,
  automaFoundNothing: silence,
  stonePlaced: always('gold'),
  scored: always('points'),
  won: silence,
};

export const soundOf = (news: News): Sound | null => (SOUNDS[news.news] as (news: News) => Sound | null)(news);
