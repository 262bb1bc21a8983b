import type { CSSProperties } from 'react';
import { Pile } from '../../table/Pile.tsx';
import { useNarrow } from '../../table/useNarrow.ts';
import { Zone } from '../../table/Zone.tsx';
import { useWords } from '../../words/index.ts';
import styles from './Board.module.css';
import { Offered, type Setting } from './setting.tsx';

/** What anybody may still get: Places of Power, monuments and magic items. */
export function Middle({ set }: { set: Setting }) {
  const { t, desk, lay } = set;
  const say = useWords();
  const isNarrow = useNarrow();
  const offered = isNarrow ? 'usual' : lay.offered;
  return (
    <section className={styles.middle} id="middle" aria-labelledby="in-the-middle">
      <h2 id="in-the-middle" className="unseen">
        {say('in-the-middle')}
      </h2>
      <div
        className={`${styles.layout} ${lay.isLow ? styles.low : ''}`}
        style={isNarrow ? undefined : ({ '--lines': lay.lines } as CSSProperties)}
      >
        {t.open.length === 0 ? null : (
          <div className={styles.wide}>
            <Zone title={say('open-cards')} size="large">
              <Offered set={set} cards={t.open} size="large" />
            </Zone>
          </div>
        )}
        <div className={styles.places}>
          <Zone title={say('places')} size={offered}>
            <Offered set={set} cards={t.places} size={offered} />
          </Zone>
        </div>
        <div className={styles.monuments}>
          <Zone
            title={say('monuments')}
            size={offered}
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
            <Offered set={set} cards={t.monuments} size={offered} />
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
