import { REGIONS, type Region, regionText } from '@gloaming/evenfall';
import type { CSSProperties } from 'react';
import { useLying } from '../../table/useLying.ts';
import { useWords } from '../../words/index.ts';
import { Persons } from './Holdings.tsx';
import { RegionBanner } from './RegionBanner.tsx';
import { Piles, Rewards, Space } from './RegionParts.tsx';
import styles from './Regions.module.css';
import { brieflyOf } from './regionSaid.ts';
import type { Setting } from './setting.tsx';
import { ZONE_WORDS } from './zones.ts';

/** So many Places lie in a row where all of a Region's do: a Region with more is wider. */
const ROW = 3;

/** The Regions side by side: what can be done, discovered and won there. */
export function Regions({ set }: { set: Setting }) {
  const { t, language } = set;
  const say = useWords();
  // There all of a Region is in sight at once if it says in tokens what can be done and won, and its Places come first.
  const isLying = useLying();
  const briefly = (region: Region) => (isLying ? brieflyOf(language, region) : undefined);
  const space = (region: number) => <Space set={set} region={region} briefly={briefly(REGIONS[region])} />;
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
            style={{ '--row': Math.max(ROW, spots.length) } as CSSProperties}
            aria-label={regionText(language, REGIONS[region]).name}
          >
            <RegionBanner set={set} region={region} />
            <div className={styles.inside}>
              {isLying ? null : space(region)}
              <Persons
                set={set}
                zone={`region:${region}`}
                title={ZONE_WORDS[language].places}
                cards={spots}
                look="rows"
                showCost
              />
              {isLying ? space(region) : null}
              <Rewards set={set} region={region} briefly={briefly(REGIONS[region])} isInLine />
            </div>
          </section>
        ))}
      </div>
      <Piles set={set} areSigns={isLying} />
    </section>
  );
}
