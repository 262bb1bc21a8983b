import { type Account, type FoundByName, turningPoints } from '@gloaming/bots';
import { useId } from 'react';
import { useSettings } from '../base/settings.tsx';
import type { Replayed } from '../record/replayed.ts';
import { useMeasuredWidth } from '../replay/useMeasuredWidth.ts';
import { useWords } from '../words/index.ts';
import { REVIEW_WORDS } from '../words/review.ts';
import styles from './ChanceChart.module.css';
import { bars, curve, percent, xOf } from './curve.ts';
import { MANY } from './TurningPoints.tsx';
import type { ToldStory } from './useReview.ts';

const HEIGHT = 200;
/** Of the bars below it. */
const LOW = 84;
const GAP = 26;
const LEFT = 38;
const RIGHT = 16;
const TOP = 14;
const LEVELS = [0, 25, 50, 75, 100];
/** A number in a disc. */
const DISC = 9;

interface Props {
  account: Account;
  story: ToldStory;
  found: FoundByName;
  replayed: Replayed;
  /** The moment that is shown. */
  step: number;
  /** As long as it is not whole, what lies ahead is not known. */
  isWhole: boolean;
  onStep: (step: number) => void;
}

/** The chance of winning over time, with the places to try again; below it what changed it, one's own doing and luck apart. */
export function ChanceChart({ account, story, found, replayed, step, isWhole, onStep }: Props) {
  const say = useWords();
  const { language } = useSettings();
  const words = REVIEW_WORDS[language];
  const id = useId();
  const { ref, width: whole } = useMeasuredWidth<HTMLElement>();
  const width = whole - LEFT - RIGHT;
  const steps = story.steps.length;
  const upTo = isWhole ? steps : Math.max(0, ...Object.keys(found).map((name) => Number(name.split(' ')[1])));
  const { line, area, y } = curve(account, { width, height: HEIGHT }, upTo);
  const { bars: all, thick } = bars(account, { width, height: LOW });
  const rounds = replayed.rounds.flatMap((n, at) =>
    n > 0 && n !== replayed.rounds[at - 1] ? [{ n, x: xOf(at, steps, width) }] : [],
  );
  const points = turningPoints(account, found, MANY);
  const round = replayed.rounds[step];
  const where = words.at(
    step,
    round === 0 ? say('setup') : say('round', { n: round }),
    percent(account.chances[step] ?? account.result),
  );
  const low = HEIGHT + GAP;
  return (
    <figure ref={ref} className={styles.figure}>
      <figcaption>
        <h2>{words.chance}</h2>
        <span className={styles.legend}>
          {(['own', 'luck', 'others'] as const)
            .filter((kind) => kind !== 'others' || story.seats > 1)
            .map((kind) => (
              <span key={kind} data-kind={kind}>
                {words[kind]}
              </span>
            ))}
        </span>
      </figcaption>
      <svg
        className={styles.chart}
        viewBox={`${-LEFT} ${-TOP} ${whole} ${TOP + low + LOW + 22}`}
        role="img"
        aria-label={words.chart(percent(account.start), percent(account.result))}
        onPointerDown={({ clientX, currentTarget }) => {
          const box = currentTarget.getBoundingClientRect();
          const x = ((clientX - box.left) / box.width) * whole - LEFT;
          onStep(Math.max(0, Math.min(steps, Math.round((x / width) * steps))));
        }}
      >
        <defs>
          <linearGradient id={`${id}sky`} x1="0" x2="0" y1="0" y2="1">
            <stop offset="0" className={styles.skyTop} />
            <stop offset="1" className={styles.skyFoot} />
          </linearGradient>
        </defs>
        {LEVELS.map((n) => (
          <g key={n}>
            <path d={`M0 ${(1 - n / 100) * HEIGHT}H${width}`} className={n === 50 ? styles.half : styles.level} />
            <text x={-6} y={(1 - n / 100) * HEIGHT + 4} textAnchor="end">
              {n}
            </text>
          </g>
        ))}
        {rounds.map(({ n, x }) => (
          <g key={`${n} ${x}`}>
            <path d={`M${x} 0V${low + LOW}`} className={styles.level} />
            <text x={x + 3} y={low + LOW + 16}>
              {n}
            </text>
          </g>
        ))}
        <path d={area} fill={`url(#${id}sky)`} />
        <path d={line} className={styles.line} />
        <path d={`M0 ${low + LOW / 2}H${width}`} className={styles.half} />
        {all
          .filter((bar) => bar.step < upTo)
          .map(({ step: at, kind, x, y: top, height }) => (
            <rect
              key={`${at} ${kind}`}
              className={styles[kind]}
              x={x}
              y={low + top}
              width={thick}
              height={height}
              rx="1"
            />
          ))}
        <path d={`M${xOf(step, steps, width)} 0V${low + LOW}`} className={styles.now} />
        <circle cx={xOf(step, steps, width)} cy={y[step] ?? 0} r="5" className={styles.here} />
        {points.map(({ step: at }, i) => {
          const x = xOf(at, steps, width);
          const up = Math.max(DISC, (y[at] ?? 0) - 20);
          return (
            <g key={at}>
              <path d={`M${x} ${up}V${y[at] ?? 0}`} className={styles.stem} />
              <circle cx={x} cy={up} r={DISC} className={styles.disc} />
              <text x={x} y={up + 4} textAnchor="middle" className={styles.number}>
                {i + 1}
              </text>
            </g>
          );
        })}
      </svg>
      <div className={styles.slide}>
        <label htmlFor={`${id}at`} className="unseen">
          {words.moment}
        </label>
        <input
          id={`${id}at`}
          type="range"
          min={0}
          max={steps}
          value={step}
          aria-valuetext={where}
          onChange={({ target }) => onStep(Number(target.value))}
        />
        <output htmlFor={`${id}at`}>{where}</output>
      </div>
    </figure>
  );
}
