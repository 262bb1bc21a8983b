import { Pile } from '../../table/Pile.tsx';
import { Zone } from '../../table/Zone.tsx';
import { useWords } from '../../words/index.ts';
import styles from './Board.module.css';
import { Offered, type Setting } from './setting.tsx';

/** What anybody may still get, in one row that is pushed sideways: Places of Power, monuments and magic items. */
export function Middle({ set, high }: { set: Setting; high: number }) {
  const { t, desk } = set;
  const say = useWords();
  return (
    <section className={styles.middle} id="middle" aria-labelledby="in-the-middle">
      <h2 id="in-the-middle" className="unseen">
        {say('in-the-middle')}
      </h2>
      {t.open.length === 0 ? null : (
        <Zone zone="open" id="open" title={say('open-cards')} look="shelf" isUntitled high={high}>
          <Offered set={set} cards={t.open} size="words" shelf={high} />
        </Zone>
      )}
      <Zone zone="places" id="places" title={say('places')} look="shelf" isUntitled high={high}>
        <Offered set={set} cards={t.places} size="words" shelf={high} />
      </Zone>
      <Zone zone="monuments" id="monuments" title={say('monuments')} look="shelf" isUntitled high={high}>
        <Offered set={set} cards={t.monuments} size="words" shelf={high} />
        <li className={styles.deck}>
          <Pile
            label={say('monument-deck')}
            n={t.monumentDeck.length}
            heap="monuments"
            sign="deck"
            isLegal={desk.isLegal('deck')}
            onPress={() => desk.press('deck')}
          />
        </li>
      </Zone>
      <Zone zone="items" id="items" title={say('items')} look="plaques" isUntitled high={high}>
        <Offered set={set} cards={t.items} size="plaque" />
      </Zone>
    </section>
  );
}
