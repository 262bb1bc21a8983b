import { Pile } from '../../table/Pile.tsx';
import { Zone } from '../../table/Zone.tsx';
import { useWords } from '../../words/index.ts';
import styles from './Board.module.css';
import { Offered, type Setting } from './setting.tsx';

/** What anybody may still get: Places of Power, monuments and magic items. */
export function Middle({ set }: { set: Setting }) {
  const { t, desk } = set;
  const say = useWords();
  return (
    <section className={styles.middle} id="middle" aria-labelledby="in-the-middle">
      <h2 id="in-the-middle" className="unseen">
        {say('in-the-middle')}
      </h2>
      {t.open.length === 0 ? null : (
        <Zone zone="open" title={say('open-cards')} look="shelf">
          <Offered set={set} cards={t.open} size="words" />
        </Zone>
      )}
      <Zone zone="places" title={say('places')} look="shelf">
        <Offered set={set} cards={t.places} size="words" />
      </Zone>
      <Zone
        zone="monuments"
        title={say('monuments')}
        look="shelf"
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
        <Offered set={set} cards={t.monuments} size="words" />
      </Zone>
      <Zone zone="items" title={say('items')} look="plaques">
        <Offered set={set} cards={t.items} size="plaque" />
      </Zone>
    </section>
  );
}
