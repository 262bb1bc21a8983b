import type { Card } from '@gloaming/engine';
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { classes } from '../base/classes.ts';
import faceStyles from '../design/Face.module.css';
import { Face } from '../design/Face.tsx';
import type { CardFace } from '../design/face.ts';
import { Icon } from '../design/Icon.tsx';
import { Stone } from '../design/Token.tsx';
import { cardOf, type Target } from '../table/game.ts';
import { type Say, useWords } from '../words/index.ts';
import type { Deed } from './choosing.ts';
import styles from './LiftedCard.module.css';
import { Becoming } from './Outcome.tsx';
import type { Choosing } from './useChoosing.ts';
import type { Held } from './useDragging.ts';

interface Props {
  choosing: Choosing;
  /** In the language that is spoken; null as long as there are no faces. */
  faceOf: ((card: Card) => CardFace) | null;
  isBusy: boolean;
  /** Where a pointer holds it. */
  held: Held | null;
}
interface LiftedProps extends Omit<Props, 'faceOf'> {
  target: Target;
  face: CardFace;
}

/** Pixels to the edges of what it may cover. */
const EDGE = 8;

interface Place {
  readonly left: number;
  readonly top: number;
}

/** Over the place where it lies, all of it on the table; null where it lies nowhere. */
function usePlace(target: Target, isHeld: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  useLayoutEffect(() => {
    const put = (): void => {
      const lying = document.querySelector(`main [data-card="${cardOf(target)}"]`)?.getBoundingClientRect();
      const own = ref.current;
      if (lying === undefined || lying.width === 0 || own === null) {
        setPlace(null);
        return;
      }
      const side = document.querySelector('main aside')?.getBoundingClientRect().left ?? innerWidth;
      const { offsetWidth: width, offsetHeight: height } = own;
      const within = (at: number, most: number): number => Math.max(EDGE, Math.min(at, most - EDGE));
      setPlace({
        left: within(lying.left + lying.width / 2 - width / 2, side - width),
        top: within(lying.top + lying.height / 2 - height / 2, innerHeight - height),
      });
    };
    put();
    addEventListener('resize', put);
    return () => removeEventListener('resize', put);
  }, [target, isHeld]);
  return { ref, place };
}

/** What is done, in a word, where the card itself says all the rest. */
function sayDeed(say: Say, { groupOf, options }: Choosing, deed: Deed): string {
  const group = groupOf(deed.option);
  const isAlone = options.filter(({ option }) => groupOf(option) === group && option !== deed.option).length === 0;
  if (group === null || group === 'end' || !isAlone) return deed.text;
  return deed.how === undefined ? say(`do-${group}`) : `${say(`do-${group}`)} → ${deed.how}`;
}

function Actions({ face, choosing, isBusy }: Pick<LiftedProps, 'face' | 'choosing' | 'isBusy'>) {
  const say = useWords();
  const { options, told, groupOf, mayEnd, big } = choosing;
  // With the goods that are proposed, where some are to be paid.
  const will =
    told === null ? null : choosing.preview(big === null || big.answers.length === 0 ? told.answers : big.answers);
  const isTold = (deed: Deed): boolean => told?.answers.join() === deed.answers.join();
  const isBought = ({ option, how }: Deed): boolean =>
    how === undefined && ['play', 'claim'].includes(groupOf(option) ?? '');
  return options.map((deed) => (
    <div key={deed.answers.join()} className={styles.action}>
      <button
        type="button"
        tabIndex={-1}
        disabled={isBusy}
        className={classes(styles.deed, isTold(deed) && styles.first)}
        onClick={() => choosing.do(deed)}
      >
        <strong>{sayDeed(say, choosing, deed)}</strong>
        {isBought(deed)
          ? face.cost.map(([kind, n]) => (
              <span key={kind} className={styles.price}>
                {n}
                <Stone kind={kind} />
              </span>
            ))
          : null}
        {isTold(deed) ? <Becoming goods={will?.goods ?? []} /> : null}
      </button>
      {mayEnd(deed.answers) ? (
        <button
          type="button"
          tabIndex={-1}
          disabled={isBusy}
          className={classes(styles.deed, styles.ending)}
          title={say('and-end-turn')}
          onClick={() => choosing.do(deed, true)}
        >
          <Icon name="last-step" />
          {say('and-end-turn')}
        </button>
      ) : null}
    </div>
  ));
}

function Lifted({ target, face, choosing, isBusy, held }: LiftedProps) {
  const say = useWords();
  const { ref, place } = usePlace(target, held !== null);
  const { told, isFinal } = choosing;
  const at = held === null ? place : null;
  const style: CSSProperties =
    held !== null ? { left: held.x, top: held.y } : at === null ? { visibility: 'hidden' } : { ...at };
  return (
    <div
      ref={ref}
      className={classes(styles.lifted, held !== null && styles.held)}
      style={style}
      aria-hidden="true"
      data-lifted={held === null ? 'lying' : 'held'}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the card that lies there is the button */}
      <div
        className={classes(faceStyles.face, styles.face)}
        data-cards={face.mood}
        data-paper={face.paper}
        onClick={() => choosing.press(target)}
      >
        <Face face={face} form="words" isTurned={false} isLegal={false} showCost points={face.points}>
          {null}
        </Face>
      </div>
      {held !== null ? null : (
        <div className={styles.actions}>
          <Actions face={face} choosing={choosing} isBusy={isBusy} />
          {told !== null && isFinal ? <p className={styles.note}>{say('for-good')}</p> : null}
        </div>
      )}
    </div>
  );
}

/**
 * A card that was pressed, lifted off its place, with what can be done with it on it. Another press on it does the first of these. The
 * same answers stand in the list, where keys and screen readers find them.
 */
export function LiftedCard({ choosing, faceOf, ...rest }: Props) {
  const lifted = rest.held === null ? choosing.chosen : choosing.carried;
  const card = cardOf(lifted);
  if (lifted === null || card === null || faceOf === null) return null;
  return <Lifted key={lifted} target={lifted} face={faceOf(card)} choosing={choosing} {...rest} />;
}
