import type { DealResults } from '@gloaming/protocol';
import { Link } from '../base/route.tsx';
import styles from './DealPage.module.css';
import { leadOf, sayScore, signed } from './scores.ts';
import { useDealWords } from './words/index.ts';

/** The best first, with bots among them; once the day is over everywhere, each leads to its game. */
export function List({ deal }: { deal: DealResults }) {
  const words = useDealWords();
  const list = deal.results?.list ?? [];
  if (list.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="list">
      <h2 id="list">{words.list}</h2>
      <table className={styles.list}>
        <thead>
          <tr>
            <th scope="col">{words.who}</th>
            <th scope="col">{words.score}</th>
            <th scope="col">±</th>
          </tr>
        </thead>
        <tbody>
          {list.map(({ name, bot, isMe, score, table }, i) => (
            <tr key={i} data-me={isMe} data-bot={bot !== null}>
              <th scope="row">
                {table === null ? (
                  <span>{isMe ? words.you : name}</span>
                ) : (
                  <Link href={`/table/${table}/replay`} aria-label={words.watch({ name })}>
                    {isMe ? words.you : name}
                  </Link>
                )}
              </th>
              <td>{sayScore(words, score)}</td>
              <td>{score.state === 'played' ? signed(leadOf(score)) : ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
