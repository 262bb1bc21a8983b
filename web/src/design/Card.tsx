import { useSettings } from '../base/settings.tsx';
import styles from './Card.module.css';
import { CardPicture } from './CardPicture.tsx';
import type { CardFace } from './face.ts';
import { toldBy } from './runs.ts';
import { Sentence } from './Sentence.tsx';
import { SignRows } from './SignRows.tsx';
import { Token } from './Token.tsx';
import { TOKEN_WORDS } from './tokenWords.ts';

/** A card with everything that is written on it. */
export function Card({ face }: { face: CardFace }) {
  const { language } = useSettings();
  const { text, cost, points } = face;
  const words = TOKEN_WORDS[language];
  return (
    <article className={styles.card} data-cards={face.mood} data-paper={face.paper}>
      <div className={styles.art}>
        <CardPicture face={face} />
        {cost.length === 0 ? null : (
          <ul className={styles.cost} aria-label={text.cost}>
            {cost.map(([kind, n]) => (
              <li key={kind}>
                <Token kind={kind} n={n} label={words[kind]} />
              </li>
            ))}
          </ul>
        )}
        {points === 0 ? null : (
          <p className={styles.points}>
            <Token kind="points" n={points} label={words.points} size="large" />
          </p>
        )}
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>{text.name}</h3>
        <p className={styles.kind}>{text.kind}</p>
        <SignRows rows={face.signs} />
        {text.lines.length === 0 ? null : (
          <ul className={styles.lines}>
            {toldBy(face).map((told, i) => (
              <li key={i}>
                <Sentence told={told} />
              </li>
            ))}
            {face.sockets === null ? null : <li>{face.sockets.text}</li>}
          </ul>
        )}
      </div>
    </article>
  );
}
