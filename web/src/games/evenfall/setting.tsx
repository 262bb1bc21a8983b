/** What every part of Evenfall's board needs, and the cards on it. */
import type { Card, Language } from '@gloaming/engine';
import { FIRST_PERSON, FIRST_RITUAL, isPerson, isRitual, SHAPES, type Stone, type Table } from '@gloaming/evenfall';
import type { Painted } from '../../design/Icon.tsx';
import { Token } from '../../design/Token.tsx';
import { Spot } from '../../table/Spot.tsx';
import { TOKEN_WORDS } from '../../words/tokens.ts';
import type { Desk } from '../table.ts';
import { faceOf } from './faces.ts';

export interface Setting {
  t: Table;
  desk: Desk;
  language: Language;
  /** By seat; the Automa has one too. */
  names: readonly string[];
}

export const stoneIcon = (stone: Stone): Painted => SHAPES[stone] ?? 'red';
export const known = (cards: readonly Card[]): Card[] => cards.filter((card) => card >= 0);

/** What lies and stands on a card. */
function thingsOn(t: Table, card: Card): (readonly [Painted, number])[] {
  if (!isRitual(card)) return [];
  const i = card - FIRST_RITUAL;
  const all = [
    ['scythe', t.scythes[i]],
    ['orb', t.orbs[i]],
    ['witch', t.witchesOn[i]],
    ['elder', t.eldersOn[i]],
  ] as const;
  return all.filter(([, n]) => n > 0);
}

export function CardSpot({ set, card, showCost = false }: { set: Setting; card: Card; showCost?: boolean }) {
  const { t, desk, language } = set;
  const words = TOKEN_WORDS[language];
  const on = thingsOn(t, card);
  const isTurned = isPerson(card) && t.turned[card - FIRST_PERSON] === 1;
  return (
    <Spot card={card} face={faceOf(language, card, t.side)} desk={desk} showCost={showCost} isTurned={isTurned}>
      {on.length === 0
        ? undefined
        : on.map(([kind, n]) => <Token key={kind} kind={kind} n={n} label={words[kind]} size="small" />)}
    </Spot>
  );
}
