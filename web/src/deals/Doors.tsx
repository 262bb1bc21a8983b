import type { Deal } from '@gloaming/protocol';
import { Link } from '../base/route.tsx';
import { useSettings } from '../base/settings.tsx';
import { Icon } from '../design/Icon.tsx';
import styles from './Doors.module.css';
import { sayDay } from './days.ts';
import { Moons } from './Moons.tsx';
import { sayScore } from './scores.ts';
import { useDeals } from './useDeals.ts';
import { useDealWords } from './words/index.ts';

function Door({ deal }: { deal: Deal }) {
  const words = useDealWords();
  const { game, day, title, mine } = deal;
  const isDone = mine !== null && mine.state !== 'playing';
  return (
    <li>
      <Link href={`/deal/${game}/${day}`} className={styles.door} data-mood={game} data-done={isDone}>
        <strong>{title}</strong>
        <span className={styles.state}>
          {isDone ? <Icon name="passed" /> : null}
          {mine === null ? words.notBegun : mine.state === 'void' ? '—' : sayScore(words, mine)}
        </span>
      </Link>
    </li>
  );
}

/** Today's deals and the days in a row, at a glance: the way in from the start page. */
export function Doors() {
  const words = useDealWords();
  const { language } = useSettings();
  const deals = useDeals();
  // Its room is kept, so that nothing below moves when it comes.
  if (deals === null) return <section className={styles.doors} aria-hidden="true" />;
  return (
    <section className={styles.doors} aria-labelledby="deals">
      <header>
        <h2 id="deals">{words.title}</h2>
        <p>{sayDay(language, deals.day)}</p>
      </header>
      <ul>
        {deals.deals.map((deal) => (
          <Door key={deal.game} deal={deal} />
        ))}
      </ul>
      <Link href="/record" className={styles.streak}>
        <Moons week={deals.week} />
        <span>{words.streak({ n: deals.streak })}</span>
        <strong>{words.record}</strong>
      </Link>
    </section>
  );
}
