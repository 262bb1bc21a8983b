/** Who has what, and what lies in the middle. */
import type { Card, Language, Seat } from '@gloaming/engine';
import { ESSENCES, pointsOf, type Table, type View } from '@gloaming/res-arcana';
import type { Heap, Side } from '../../table/sides.ts';
import { type PlainMessage, say } from '../../words/index.ts';
import { essencesOn, inOrder, known } from './setting.tsx';

function heap(t: Table, language: Language, title: PlainMessage, cards: readonly Card[]): Heap {
  const lying = inOrder(known(cards)).map((card) => ({
    card,
    isTurned: t.turned[card] === 1,
    on: essencesOn(t, card),
  }));
  return { title: say(language, title), n: cards.length, cards: lying };
}

function sideOf(t: Table, language: Language, names: readonly string[], seat: Seat): Side {
  const p = t.players[seat];
  const of = (title: PlainMessage, cards: readonly Card[]): Heap => heap(t, language, title, cards);
  return {
    seat,
    title: names[seat],
    points: pointsOf(t, seat),
    pool: { title: say(language, 'pool'), goods: ESSENCES.map((kind, i) => [kind, p.pool[i]]) },
    hand: of('hand', p.hand),
    others: [
      of('in-play', p.inPlay),
      of('mages', p.mages),
      of('pack', p.pack),
      of('discards', p.discards),
      { title: say(language, 'deck'), n: p.deck.length },
    ],
  };
}

export function sides({ table: t }: View, language: Language, names: readonly string[]): readonly Side[] {
  const of = (title: PlainMessage, cards: readonly Card[]): Heap => heap(t, language, title, cards);
  return [
    ...t.players.map((_, seat) => sideOf(t, language, names, seat)),
    {
      seat: null,
      title: say(language, 'in-the-middle'),
      points: 0,
      pool: null,
      hand: null,
      others: [
        of('open-cards', t.open),
        of('places', t.places),
        of('monuments', t.monuments),
        of('items', t.items),
        { title: say(language, 'monument-deck'), n: t.monumentDeck.length },
      ],
    },
  ];
}
