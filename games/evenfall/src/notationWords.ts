/** How positions name Regions, Stones and cards: read and written in the same words. */
import type { Card } from '@gloaming/engine';
import { CARD_NAMES, cardOf } from './cards/index.ts';
import { SHAPES } from './nouns.ts';

export const REGION_WORDS = ['northern-lakes', 'central-mountains', 'southern-slopes'] as const;
/** The red stone comes after the shapes. */
export const STONE_WORDS = [...SHAPES, 'red'] as const;

export const cardText = (card: Card): string => {
  if (card < 0) return 'none';
  const name = CARD_NAMES[card];
  return card === cardOf(name) ? name : `${name}'`;
};
