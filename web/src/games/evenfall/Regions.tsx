import { REGIONS, regionText } from '@gloaming/evenfall';
import { useWords } from '../../words/index.ts';
import { Persons } from './Holdings.tsx';
import { RegionBanner } from './RegionBanner.tsx';
import { Piles, Rewards, Space } from './RegionParts.tsx';
import styles from './Regions.module.css';
import type { Setting } from './setting.tsx';
import { ZONE_WORDS } from './zones.ts';

/** The Regions one below the other: what can be done, discovered and won there. */
export function Regions({ set }: { set: Setting }) {
  const { t, language } = set;
  const say = useWords();
  return (
    <section className={styles.middle} id="regions" aria-labelledby="in-the-middle">
      <h2 id="in-the-middle" className="unseen">
        {say('in-the-middle')}
      </h2>
      <div className={styles.regions}>
        {t.regions.map(({ spots }, region) => (
          <section
            key={REGIONS[region]}
            id={`region-${region}`}
            className={styles.region}
            aria-label={regionText(language, REGIONS[region]).name}
          >
            <RegionBanner set={set} region={region} />
            <div className={styles.inside}>
              <Space set={set} region={region} />
              <Persons
                set={set}
                zone={`region:${region}`}
                title={ZONE_WORDS[language].places}
                cards={spots}
                look="rows"
                showCost
              />
              <Rewards set={set} region={region} isInLine />
            </div>
          </section>
        ))}
      </div>
      <Piles set={set} />
    </section>
  );
}
