import styles from './Moons.module.css';
import { useDealWords } from './words/index.ts';

/** The last seven evenings, tonight last: a full moon for each on which a deal was finished. */
export function Moons({ week }: { week: readonly boolean[] }) {
  const words = useDealWords();
  const n = week.filter(Boolean).length;
  return (
    <svg className={styles.moons} viewBox="0 0 168 24" role="img" aria-label={words.week({ n })}>
      {week.map((isFull, i) => (
        <g key={i} className={isFull ? styles.full : styles.dark} transform={`translate(${12 + 24 * i} 12)`}>
          <circle r={i === week.length - 1 ? 10 : 8} />
          {isFull ? <path d="M-3-3a2 2 0 1 0 .1 0zM3 2a1.500 1.500 0 1 0 .1 0zM2-5a1 1 0 1 0 .1 0z" /> : null}
        </g>
      ))}
    </svg>
  );
}
