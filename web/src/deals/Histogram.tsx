import type { DealResults } from '@gloaming/protocol';
import { useState } from 'react';
import { classes } from '../base/classes.ts';
import { type Bin, binsOf, isIn } from './bins.ts';
import styles from './Histogram.module.css';
import { leadOf, parOf, signed } from './scores.ts';
import { useDealWords } from './words/index.ts';

const sayBin = ({ from, to }: Bin): string => (from === to ? signed(from) : `${signed(from)} … ${signed(to)}`);

/** How far ahead everybody ended, with oneself and Master in it; the same as a table. */
export function Histogram({ deal }: { deal: DealResults }) {
  const words = useDealWords();
  const [isOpen, setOpen] = useState(false);
  const { results, mine } = deal;
  if (results === null) return null;
  const own = mine?.state === 'played' ? leadOf(mine) : null;
  const par = parOf(results);
  const bins = binsOf(
    results.leads,
    [own, par].filter((lead) => lead !== null),
  );
  if (bins.length === 0) return null;
  const most = Math.max(...bins.map(({ count }) => count), 1);
  return (
    <figure className={styles.figure}>
      <figcaption>{words.lead}</figcaption>
      <div className={styles.chart} aria-hidden="true">
        {bins.map((bin) => (
          <div
            key={bin.from}
            className={classes(styles.column, isIn(bin, own) && styles.own, bin.from > 0 && styles.ahead)}
          >
            <span className={styles.room}>
              <span className={styles.bar} style={{ height: `${(bin.count / most) * 100}%` }}>
                {bin.count > 0 ? (
                  <b>
                    {isIn(bin, own) ? <span className={styles.mark}>{words.you}</span> : null}
                    {bin.count}
                  </b>
                ) : null}
              </span>
            </span>
            <span className={classes(styles.foot, isIn(bin, par) && styles.par)}>{signed(bin.from)}</span>
          </div>
        ))}
      </div>
      {par === null ? null : (
        <p className={styles.legend}>
          <span className={styles.parSign} aria-hidden="true" /> {words.par}: {signed(par)}
        </p>
      )}
      <details className={styles.details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{words.asTable}</summary>
        {isOpen ? <AsTable bins={bins} own={own} /> : null}
      </details>
    </figure>
  );
}

function AsTable({ bins, own }: { bins: readonly Bin[]; own: number | null }) {
  const words = useDealWords();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words.lead}</th>
          <th scope="col">{words.players}</th>
        </tr>
      </thead>
      <tbody>
        {bins
          .filter(({ count }) => count > 0)
          .map((bin) => (
            <tr key={bin.from}>
              <th scope="row">
                {sayBin(bin)}
                {isIn(bin, own) ? ` (${words.you})` : ''}
              </th>
              <td>{bin.count}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
