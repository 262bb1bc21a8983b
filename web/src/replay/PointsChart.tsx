import type { Replayed } from '../record/replayed.ts';
import { useWords } from '../words/index.ts';
import { byRound, plot } from './chart.ts';
import styles from './PointsChart.module.css';
import { useMeasuredWidth } from './useMeasuredWidth.ts';

const HEIGHT = 180;
/** A name of a round needs so much; otherwise its number has to do. */
const ROUND_WIDTH = 70;
/** Room for numbers and names around the lines. */
const LEFT = 34;
const TOP = 10;
const BOTTOM = 24;
const RIGHT = 16;
/** Lines differ by more than colour. */
const DASHES = ['', '9 4', '2 4', '12 4 2 4'];

interface Props {
  replayed: Replayed;
  names: readonly string[];
  /** The moment that is shown beside it. */
  step?: number;
  /** Shows the moment that was pressed. */
  onStep: (step: number) => void;
}

interface MomentsProps {
  marks: readonly { readonly n: number; readonly x: number }[];
  steps: number;
  chart: { left: number; width: number; whole: number };
  onStep: (step: number) => void;
}

/** Over the chart, a round is a button: a pointer goes to the very moment, a key to the beginning of the round. */
function Moments({ marks, steps, chart: { left, width, whole }, onStep }: MomentsProps) {
  const say = useWords();
  const stepAt = (x: number): number => Math.round((x / width) * steps);
  return marks.map(({ n, x }, i) => {
    const end = marks[i + 1]?.x ?? width;
    const label = say('to-round', { n });
    return (
      <button
        key={x}
        type="button"
        className={styles.moment}
        style={{ left: `${((left + x) / whole) * 100}%`, width: `${((end - x) / whole) * 100}%` }}
        aria-label={label}
        title={label}
        onClick={({ detail, clientX, currentTarget }) => {
          const box = currentTarget.getBoundingClientRect();
          const part = detail === 0 || box.width === 0 ? 0 : (clientX - box.left) / box.width;
          onStep(stepAt(x + part * (end - x)));
        }}
      />
    );
  });
}

/** How the points grew; the same as a table, for eyes and ears that prefer numbers. */
export function PointsChart({ replayed, names, step, onStep }: Props) {
  const say = useWords();
  const { ref, width: whole } = useMeasuredWidth<HTMLElement>();
  const { points, rounds, steps } = replayed;
  const width = whole - LEFT - RIGHT;
  const { lines, rounds: marks, levels } = plot(points, rounds, { width, height: HEIGHT });
  // A short round, the last one above all, has no room for more than its number.
  const isTight = marks.some(({ x }, i) => (marks[i + 1]?.x ?? width) - x < ROUND_WIDTH);
  const table = byRound(points, rounds);
  const called = points[0].map((_, seat) => names[seat] ?? say('automa'));
  return (
    <figure ref={ref} className={styles.figure}>
      <figcaption>
        <span>{say('points-over-time')}</span>
        <span className={styles.legend}>
          {called.map((name, seat) => (
            <span key={seat}>
              <svg viewBox="0 0 28 8" aria-hidden="true">
                <path d="M0 4h28" className={styles[`seat${seat % 4}`]} strokeDasharray={DASHES[seat % 4]} />
              </svg>
              {name}
            </span>
          ))}
        </span>
      </figcaption>
      <div className={styles.drawn}>
        <svg
          className={styles.chart}
          viewBox={`${-LEFT} ${-TOP} ${whole} ${TOP + HEIGHT + BOTTOM}`}
          role="img"
          aria-label={say('points-chart', { names: called, n: table.length })}
        >
          {levels.map(({ n, y }) => (
            <g key={n}>
              <path d={`M0 ${y}H${width}`} className={styles.level} />
              <text x={-6} y={y + 4} textAnchor="end">
                {n}
              </text>
            </g>
          ))}
          {marks.map(({ n, x }) => (
            <g key={n}>
              <path d={`M${x} 0V${HEIGHT}`} className={styles.level} />
              <text x={x + 3} y={HEIGHT + 17}>
                {isTight ? n : say('round', { n })}
              </text>
            </g>
          ))}
          {lines.map(({ seat, path, end }) => (
            <g key={seat}>
              <path d={path} className={styles[`seat${seat % 4}`]} strokeDasharray={DASHES[seat % 4]} />
              <circle cx={end.x} cy={end.y} r="4" className={styles[`dot${seat % 4}`]} />
            </g>
          ))}
          {step === undefined ? null : <path d={`M${(step / steps) * width} 0V${HEIGHT}`} className={styles.now} />}
        </svg>
        <Moments marks={marks} steps={steps} chart={{ left: LEFT, width, whole }} onStep={onStep} />
      </div>
      <details>
        <summary>{say('as-table')}</summary>
        <div className={styles.scroll}>
          <table>
            <thead>
              <tr>
                <td />
                {called.map((name, seat) => (
                  <th key={seat} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.map(({ n, points: row }) => (
                <tr key={n}>
                  <th scope="row">{say('after-round', { n })}</th>
                  {row.map((each, seat) => (
                    <td key={seat}>{each}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
