import type { Card, Seat } from '@gloaming/engine';
import { CardsDialog, type Shown } from '../../table/CardsDialog.tsx';
import { useWords } from '../../words/index.ts';
import { faceOf } from './faces.ts';
import { essencesOn, inOrder, known, type Setting } from './setting.tsx';

interface Props {
  set: Setting;
  seat: Seat;
  what: 'discards' | 'deck' | 'all';
  onClose: () => void;
}

/** What is still in one's own deck, what a mage has thrown away, or all that lies open of theirs, in full. */
export function MageSpread({ set: { t, deck, desk, language }, seat, what, onClose }: Props) {
  const say = useWords();
  const { inPlay, discards } = t.players[seat];
  const name = desk.names[seat];
  const asCards = (cards: readonly Card[]): Shown[] =>
    known(cards).map((card) => ({
      key: card,
      face: faceOf(language, card),
      on: essencesOn(t, card),
      isTurned: t.turned[card] === 1,
    }));
  const thrown = asCards(discards);
  const { title, groups } = {
    deck: { title: say('still-to-come'), groups: [{ title: '', cards: asCards(deck) }] },
    discards: { title: `${name}: ${say('discards')}`, groups: [{ title: '', cards: thrown }] },
    all: {
      title: name,
      groups: [
        { title: say('in-play'), cards: asCards(inOrder(inPlay)) },
        { title: `${say('discards')} (${discards.length})`, cards: thrown },
      ],
    },
  }[what];
  return <CardsDialog title={title} groups={groups} onClose={onClose} />;
}
