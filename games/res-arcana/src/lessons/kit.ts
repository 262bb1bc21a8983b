/** What lessons of Res Arcana are written with. */
import { type Book, type Meant, type Trigger, triggers } from '@gloaming/engine/lessons';
import { type CardName, cardOf, FACES } from '../cards/index.ts';
import type { Choice } from '../choices.ts';
import type { Kind } from '../essences.ts';
import type { News } from '../news.ts';
import type { Card, Table, View } from '../state.ts';
import type { Verb } from '../verbs.ts';

export type Move = Meant<Choice>;
export type When = Trigger<Table, Verb, Choice>;
export type RivalBook = Book<Choice>;

export const { asked, can, onlyCan, inRound, all, any, not } = triggers<Table, Verb, Choice>();

export const place = (card: CardName): Move => ({ does: 'place', card: cardOf(card) });
export const claim = (card: CardName): Move => ({ does: 'claim', card: cardOf(card) });
/** Of a card's powers the first is 0. */
export const use = (card: CardName, power = 0): Move => ({ does: 'use', card: cardOf(card), power });
export const react = (card: CardName): Move => ({ does: 'react', card: cardOf(card) });
export const swap = (card: CardName): Move => ({ does: 'swap', card: cardOf(card) });
export const gain = (kind: Kind): Move => ({ does: 'gain', kind });
export const pay = (kind: Kind): Move => ({ does: 'pay', kind });
/** Of what a card offers, the first is 0. */
export const choose = (n: number): Move => ({ does: 'choose', n });
export const PASS: Move = { does: 'pass' };

/** The seat of every pupil, and of the rival. */
export const PUPIL = 0;
export const RIVAL = 1;

export const own = ({ table }: View) => table.players[PUPIL];
export const has = (view: View, card: CardName): boolean => own(view).inPlay.includes(cardOf(card));
export const ownsPlace = (view: View): boolean => own(view).inPlay.some((card) => FACES[card].kind === 'place');

/** The first of this kind, by this seat; where more is named, of such a card. */
export const heardOf =
  (name: News['news'], seat: number, isSuch: (card: Card) => boolean = () => true) =>
  (news: News): boolean =>
    news.news === name && 'seat' in news && news.seat === seat && isSuch('card' in news ? news.card : -1);
