/** What the board is given to draw the table by, and what is done with it when something on it is pressed, held or looked at. */
import type { Card } from '@gloaming/engine';
import type { Entry, Present } from '@gloaming/protocol';
import { useEffect, useMemo, useState } from 'react';
import type { CardFace } from '../design/face.ts';
import { cardOf, type Desk, type TableGame, type Target } from '../table/game.ts';
import { sayLevel } from '../words/bots.ts';
import { useWords } from '../words/index.ts';
import { cardsOf } from './namesInLine.ts';
import { questionKeyOf } from './questionKey.ts';
import { advisedOf, useAdvice } from './useAdvice.ts';
import type { Choosing } from './useChoosing.ts';
import type { Reading } from './useReading.ts';

/** The cards that the last news was about; what one did oneself needs no pointing at. */
function useFresh(entries: readonly Entry[], seat: number): ReadonlySet<Card> {
  const last = entries.at(-1);
  return useMemo(() => new Set(last === undefined || last.seat === seat ? [] : cardsOf(last)), [last, seat]);
}

interface Around {
  entries: readonly Entry[];
  present: Present;
  names: readonly string[];
  game: TableGame<unknown> | null;
  /** A card's face in the language that is spoken. */
  faceOf: ((card: Card) => CardFace) | null;
  choosing: Choosing;
  reading: Reading;
  showScore: () => void;
}

export function useDesk({ entries, present, names, game, faceOf, choosing, reading, showScore }: Around) {
  const { table, seat, view } = present;
  const say = useWords();
  const [pointed, setPointed] = useState<Target | null>(null);
  const fresh = useFresh(entries, seat);
  const moment = questionKeyOf(present);
  // Answers that were pointed at go without a pointer leaving them; what they pointed at must not stand out any longer.
  useEffect(() => setPointed(null), [moment]);
  const targetOf = (option: number | null): Target | null =>
    option === null || game === null || view === null ? null : game.targetOf(view, option);
  const advising = useAdvice(present);
  const best = targetOf(advisedOf(advising));
  const desk: Desk = {
    seat,
    names,
    levels: table.seats.map(({ kind, bot }) => (kind === 'bot' && bot !== null ? sayLevel(say, bot) : '')),
    stumbles: table.seats.map(({ stumbles = 0 }) => stumbles),
    isLegal: choosing.isLegal,
    isPlayable: (target) => choosing.glowOf(target) === 'playable',
    isChosen: choosing.isChosen,
    press: (target, face, isRead) => {
      reading.look(null);
      if (!choosing.press(target, isRead) && face !== undefined) reading.zoom(face, target);
    },
    look: reading.look,
    hold: reading.zoom,
    isPointedAt: (target) => target === pointed || target === best,
    isFresh: (card) => fresh.has(card),
    entries,
    showScore,
  };
  /** The answer points at its card; a card that lies nowhere on the table is shown. */
  const previewOption = (option: number | null): void => {
    const target = targetOf(option);
    setPointed(target);
    const card = cardOf(target);
    const isLying = card === null || document.querySelector(`[data-card="${card}"]`) !== null;
    reading.look(isLying || faceOf === null ? null : faceOf(card));
  };
  return { desk, previewOption, advising };
}
