import type { DealResults } from '@gloaming/protocol';
import { linkTo } from '../base/route.tsx';
import { useSettings } from '../base/settings.tsx';
import { ShareLink } from '../design/ShareLink.tsx';
import { sayLevel } from '../words/bots.ts';
import { useWords } from '../words/index.ts';
import styles from './DealPage.module.css';
import { sayShortDay } from './days.ts';
import { lineOf } from './scores.ts';
import { useDealWords } from './words/index.ts';

/** A line to paste, with the link to this page: it gives nothing of the deal away. */
export function ShareLine({ deal }: { deal: DealResults }) {
  const say = useWords();
  const words = useDealWords();
  const { language } = useSettings();
  const { game, day } = deal;
  const line = lineOf(deal, { words, when: sayShortDay(language, day), master: sayLevel(say, 'master') });
  if (line === '') return null;
  return (
    <section className={styles.part} aria-labelledby="share">
      <h2 id="share">{words.share}</h2>
      <p className={styles.line}>{line}</p>
      <ShareLink
        label={words.copyLine}
        copy={words.copy}
        said={line}
        link={linkTo(`/deal/${game}/${day}`)}
        title={deal.title}
      />
    </section>
  );
}
