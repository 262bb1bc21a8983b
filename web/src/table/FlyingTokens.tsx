import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Painted } from '../design/Icon.tsx';
import { Stone } from '../design/Token.tsx';
import { arcOf, HERE } from './arc.ts';
import styles from './FlyingTokens.module.css';
import { play } from './play.ts';
import type { Point } from './whereOnPage.ts';

export interface TokenFlight {
  readonly key: string;
  readonly kind: Painted;
  readonly from: Point;
  /** Null: it is lost, and falls off the table. */
  readonly to: Point | null;
  /** Where it lands: that is nudged. */
  readonly target: Element | null;
  /** Milliseconds. */
  readonly delay: number;
  readonly lasts: number;
  readonly onLeave: () => void;
  readonly onLand: () => void;
}

const FALL = 90;
const falling = [
  'translate(0, 0)',
  `translate(0, ${FALL * 0.3}px) rotate(20deg)`,
  `translate(0, ${FALL}px) rotate(70deg)`,
];

function FlyingToken({ flight }: { flight: TokenFlight }) {
  const { kind, from, to, target, delay, lasts } = flight;
  const ref = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const token = ref.current;
    if (token === null) return;
    const frames =
      to === null
        ? { transform: falling, opacity: [1, 1, 0] }
        : { transform: arcOf({ x: from.x - to.x, y: from.y - to.y, scale: 0.8 }, HERE) };
    return play(token, frames, { duration: lasts, delay, fill: 'backwards' }, () => {
      token.style.visibility = 'hidden';
      flight.onLand();
      if (target !== null) play(target, { scale: [1, 1.07, 1] }, { duration: 0.5 * lasts }, () => undefined);
    });
  }, [flight, from, to, target, delay, lasts]);
  useEffect(() => {
    const timer = setTimeout(flight.onLeave, delay);
    return () => clearTimeout(timer);
  }, [flight, delay]);
  const { x, y } = to ?? from;
  return (
    <li ref={ref} className={styles.token} style={{ left: x, top: y }} data-flying="token">
      <Stone kind={kind} />
    </li>
  );
}

/** Tokens between where they lay and where they lie, over everything on the table. */
export function FlyingTokens({ flights }: { flights: readonly TokenFlight[] }) {
  return (
    <ul className={styles.tokens} aria-hidden="true" inert>
      {flights.map((flight) => (
        <FlyingToken key={flight.key} flight={flight} />
      ))}
    </ul>
  );
}
