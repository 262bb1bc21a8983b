import type { Account } from '@gloaming/bots';
import { useSettings } from '../base/settings.tsx';
import { Button } from '../design/Button.tsx';
import type { Replayed } from '../record/replayed.ts';
import { useWords } from '../words/index.ts';
import { REVIEW_WORDS } from '../words/review.ts';
import { percent, swings } from './curve.ts';
import styles from './LuckList.module.css';

/** What chance did that is worth a word, and how many such things. */
const LEAST = 0.05;
const MANY = 3;

interface Props {
  account: Account;
  replayed: Replayed;
  seat: number;
  names: readonly string[];
  onShow: (step: number) => void;
}

/** What was drawn, shuffled or turned up that counted. */
export function LuckList({ account, replayed, seat, names, onShow }: Props) {
  const say = useWords();
  const { language } = useSettings();
  const words = REVIEW_WORDS[language];
  const found = swings(account, LEAST, MANY);
  if (found.length === 0) return null;
  return (
    <section className={styles.luck} aria-labelledby="luck">
      <h2 id="luck">{words.luckTitle}</h2>
      <ul>
        {found.map(({ step, luck }) => {
          const round = replayed.rounds[step];
          return (
            <li key={step}>
              <h3>
                <span>{round === 0 ? say('setup') : say('round', { n: round })}</span>
                <strong data-is-gift={luck > 0}>
                  {luck > 0 ? words.gave(percent(luck)) : words.took(percent(-luck))}
                </strong>
              </h3>
              {replayed.lines(step + 1, seat, language, names).map((line, i) => (
                <p key={i}>{line}</p>
              ))}
              <Button look="quiet" icon="zoom" onClick={() => onShow(step + 1)}>
                {words.look}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
