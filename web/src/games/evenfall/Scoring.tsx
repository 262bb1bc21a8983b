import styles from './Scoring.module.css';
import { asPart, type Scored } from './scoredNews.ts';
import type { Setting } from './setting.tsx';
import { ZONE_WORDS } from './zones.ts';

const PARTS: readonly Scored[] = ['specialists', 'council', 'rituals', 'doubled', 'places'];

/** Final scoring, part by part (EV-16.3), as it was told. */
export function Scoring({ set }: { set: Setting }) {
  const { t, desk, language, names } = set;
  if (t.over === 0 || desk.entries === undefined) return null;
  const zones = ZONE_WORDS[language];
  const scored = asPart(desk.entries);
  const of = (part: Scored, seat: number): number => scored.get(`${part} ${seat}`) ?? 0;
  const final = (seat: number): number => PARTS.reduce((sum, part) => sum + of(part, seat), 0);
  return (
    <section className={styles.scoring} aria-labelledby="scoring">
      <h2 id="scoring">{zones.scoring}</h2>
      <div className={styles.scroll}>
        <table>
          <thead>
            <tr>
              <td />
              {names.map((name, seat) => (
                <th key={seat} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{zones.before}</th>
              {t.players.map(({ points }, seat) => (
                <td key={seat}>{points - final(seat)}</td>
              ))}
            </tr>
            {PARTS.map((part) => (
              <tr key={part}>
                <th scope="row">{zones[`scored${part}`]}</th>
                {t.players.map((_, seat) => (
                  <td key={seat}>{of(part, seat)}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{zones.total}</th>
              {t.players.map(({ points }, seat) => (
                <td key={seat} className={t.winners.includes(seat) ? styles.winner : ''}>
                  {points}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}
