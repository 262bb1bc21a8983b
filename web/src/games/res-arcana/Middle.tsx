import { Pile } from '../../table/Pile.tsx';
import { Zone } from '../../table/Zone.tsx';
import { useWords } from '../../words/index.ts';
import styles from './Board.module.css';
import { Offered, type Setting } from './setting.tsx';

/** What anybody may still get: Places of Power, monuments and magic items. */
export function Middle({ set }: { set: Setting }) {
  const { t, desk, lay } = set;
  const say = useWords();
  return (
    <section className={styles.middle} id="middle" aria-labelledby="in-the-middle">
      <h2 id="in-the-middle" className="unseen">
        {say('in-the-middle')}
      </h2>
      <div className={`${styles.layout} ${lay.isLow ? styles.low : ''}`}>
        {t.open.length === 0 ? null : (
          <div className={styles.wide}>
            <Zone title={say('open-cards')} size="large">
              <Offered set={set} cards={t.open} size="large" />
            </Zone>
          </div>
        )}
        <div className={styles.places}>
          <Zone title={say('places')}>
            <Offered set={set} cards={t.places} size="usual" />
          </Zone>
        </div>
        <div className={styles.monuments}>
          <Zone
            title={say('monuments')}
            aside={
              <span className={styles.deck}>
                <Pile
                  label={say('monument-deck')}
                  n={t.monumentDeck.length}
                  heap="monuments"
                  sign="deck"
                  isLegal={desk.isLegal('deck')}
                  onPress={() => desk.press('deck')}
                />
              </span>
            }
          >
            <Offered set={set} cards={t.monuments} size="usual" />
          </Zone>
        </div>
        <div className={styles.items}>
          <Zone title={say('items')} size="tag">
            <Offered set={set} cards={t.items} size="tag" />
          </Zone>
        </div>
      </div>
    </section>
  );
}
