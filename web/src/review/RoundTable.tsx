import type { Account } from '@gloaming/bots';
import { useSettings } from '../base/settings.tsx';
import { useWords } from '../words/index.ts';
import { REVIEW_WORDS } from '../words/review.ts';
import { percent, signed, sumsByRound } from './curve.ts';
import styles from './RoundTable.module.css';

/** The same as the charts, in numbers. */
export function RoundTable({
  account,
  rounds,
  isAlone,
}: {
  account: Account;
  rounds: readonly number[];
  isAlone: boolean;
}) {
  const say = useWords();
  const { language } = useSettings();
  const words = REVIEW_WORDS[language];
  return (
    <details className={styles.details}>
      <summary>{words.table}</summary>
      <div className={styles.scroll}>
        <table>
          <thead>
            <tr>
              {[words.round, words.chanceThen, words.own, ...(isAlone ? [] : [words.others]), words.luck].map(
                (title) => (
                  <th key={title} scope="col">
                    {title}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {sumsByRound(account, rounds).map(({ n, chance, own, others, luck }, i) => (
              <tr key={i}>
                <th scope="row">{n === 0 ? say('setup') : n}</th>
                <td>{percent(chance)} %</td>
                <td>{signed(own)}</td>
                {isAlone ? null : <td>{signed(others)}</td>}
                <td>{signed(luck)}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">{words.result}</th>
              <td>{percent(account.result)} %</td>
              <td>{signed(account.own)}</td>
              {isAlone ? null : <td>{signed(account.others)}</td>}
              <td>{signed(account.luck)}</td>
            </tr>
          </tbody>
        </table>
      </div>
    </details>
  );
}
