import { type CSSProperties, useEffect, useLayoutEffect, useState } from 'react';
import { Button } from '../design/Button.tsx';
import { Card } from '../design/Card.tsx';
import { Dialog } from '../design/Dialog.tsx';
import type { CardFace } from '../design/face.ts';
import { Icon } from '../design/Icon.tsx';
import { useWords } from '../words/index.ts';
import styles from './CardPreview.module.css';
import type { Offer } from './game.ts';
import { Notes } from './Notes.tsx';
import { useSwipe } from './useSwipe.ts';

interface Props {
  face: CardFace;
  /** What can be done with it. */
  offers: readonly Offer[];
  /** Why nothing can be. */
  reasons: readonly string[];
}

function Why({ reasons }: { reasons: readonly string[] }) {
  const say = useWords();
  if (reasons.length === 0) return null;
  return (
    <div className={styles.why}>
      <strong>
        <Icon name="help" /> {say('why-title')}
      </strong>
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </div>
  );
}

/** Pixels between it and one's hand. */
const GAP = 12;

/** How much of the window one's own hand takes at its foot. */
function footOfHand(): number | undefined {
  const hands = [...document.querySelectorAll('#hand, [data-zone^="hand"], [data-zone^="held"]')];
  const top = Math.max(0, ...hands.map((hand) => hand.getBoundingClientRect().top));
  return top > innerHeight / 2 ? innerHeight - top + GAP : undefined;
}

/** Beside what is looked at, not on it, and never on one's hand. */
function usePlace(face: CardFace) {
  const [place, setPlace] = useState<{ side: 'left' | 'right'; bottom?: number | undefined }>({ side: 'right' });
  useLayoutEffect(() => {
    const on = document.querySelector('button:hover') ?? document.activeElement;
    const { left, width } = on?.getBoundingClientRect() ?? { left: 0, width: 0 };
    setPlace({ side: left + width / 2 > innerWidth * 0.42 ? 'left' : 'right', bottom: footOfHand() });
  }, [face]);
  return place;
}

const toFoot = (bottom: number): CSSProperties => ({ '--foot': `${bottom}px` }) as CSSProperties;

/** A card in full while a mouse or the focus is on it. */
export function CardPreview({ face, offers, reasons }: Props) {
  const { side, bottom } = usePlace(face);
  return (
    <div
      className={`${styles.looked} ${styles[side]}`}
      style={bottom === undefined ? {} : toFoot(bottom)}
      data-preview=""
      aria-hidden="true"
    >
      <Card face={face} />
      {offers.length === 0 ? null : (
        <ul className={styles.offers}>
          {offers.map(({ option, text }) => (
            <li key={option}>{text}</li>
          ))}
        </ul>
      )}
      <Why reasons={reasons} />
      <Notes notes={face.notes()} />
    </div>
  );
}

/** To the card that lies before it or after it; null where none does. */
type Step = (() => void) | null;

/** From card to card, by a finger that wipes, by arrow keys, or by buttons. */
function useSteps(before: Step, after: Step) {
  const step = (by: 1 | -1): void => (by < 0 ? before : after)?.();
  useEffect(() => {
    const press = ({ key }: KeyboardEvent): void => {
      if (key === 'ArrowLeft' || key === 'ArrowRight') step(key === 'ArrowLeft' ? -1 : 1);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
  return useSwipe(step);
}

function Steps({ before, after }: { before: Step; after: Step }) {
  const say = useWords();
  if (before === null && after === null) return null;
  return (
    <p className={styles.steps}>
      <Button look="quiet" icon="previous" aria-disabled={before === null} onClick={() => before?.()}>
        {say('card-before')}
      </Button>
      <Button look="quiet" icon="next" aria-disabled={after === null} onClick={() => after?.()}>
        {say('card-after')}
      </Button>
    </p>
  );
}

interface ZoomedProps extends Partial<Props> {
  face: CardFace;
  /** What lies beside it. */
  before?: Step;
  after?: Step;
  onChoose?: (option: number) => void;
  onClose: () => void;
}

/** A card in full until it is closed: with what can be done with it, or why nothing can be, where it is still played. */
export function Zoomed({ face, offers = [], reasons = [], before = null, after = null, ...does }: ZoomedProps) {
  const { onChoose, onClose } = does;
  const stepping = useSteps(before, after);
  return (
    <Dialog title={face.text.name} onClose={onClose}>
      <div className={styles.zoomed} {...stepping}>
        <Card key={face.name} face={face} />
        <div className={styles.beside}>
          <Why reasons={reasons} />
          {offers.map(({ option, text }) => (
            <Button key={option} look="main" onClick={() => onChoose?.(option)}>
              {text}
            </Button>
          ))}
          <Notes notes={face.notes()} />
        </div>
        <Steps before={before} after={after} />
      </div>
    </Dialog>
  );
}
