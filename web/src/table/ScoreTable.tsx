import { useWords } from '../words/index.ts';
import type { PointSource, TieBreak } from './game.ts';
import styles from './ScoreTable.module.css';

interface Props {
  sources: readonly PointSource[];
  /** By seat. */
  names: readonly string[];
  winners?: readonly number[];
  tieBreak?: TieBreak | null;
  /** So many rows are counted already; all, if nothing is said. */
  counted?: number;
}

/** Where everybody's points come from, row by row, and what they add up to. */
export function ScoreTable({ sources, names, winners = [], tieBreak = null, counted = sources.length }: Props) {
  const say = useWords();
  const seats = sources[0]?.points.map((_, seat) => seat) ?? [];
  const sum = (seat: number): number => sources.slice(0, counted).reduce((n, { points }) => n + points[seat], 0);
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {seats.map((seat) => (
              <th key={seat} scope="col">
                {names[seat]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sources.map(({ label, points }, i) => (
            <tr key={label} className={i < counted ? undefined : styles.later}>
              <th scope="row">{label}</th>
              {seats.map((seat) => (
                <td key={seat}>{points[seat]}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say('total')}</th>
            {seats.map((seat) => (
              <td key={seat} className={winners.includes(seat) ? styles.winner : undefined}>
                {sum(seat)}
              </td>
            ))}
          </tr>
          {tieBreak === null ? null : (
            <tr className={styles.tieBreak}>
              <th scope="row">{say('tie-break', { what: tieBreak.label })}</th>
              {seats.map((seat) => (
                <td key={seat} className={winners.includes(seat) ? styles.winner : undefined}>
                  {tieBreak.amounts[seat] ?? '–'}
                </td>
              ))}
            </tr>
          )}
        </tfoot>
      </table>
    </div>
  );
}
