import { REGIONS, regionText } from '@gloaming/evenfall';
import { classes } from '../../base/classes.ts';
import type { Box } from '../../table/layout/arrange.ts';
import { boxStyle } from '../../table/layout/boxStyle.ts';
import { CardRow } from '../../table/layout/CardRow.tsx';
import { useWords } from '../../words/index.ts';
import { Battle, regionFought } from './Battle.tsx';
import styles from './LaidRegions.module.css';
import type { PlaceOf } from './layout.ts';
import { RegionBanner } from './RegionBanner.tsx';
import { Rewards, Space } from './RegionParts.tsx';
import { RegionPicture } from './RegionPicture.tsx';
import { CardSpot, known, type Setting } from './setting.tsx';
import { ZONE_WORDS } from './zones.ts';

/** Rewards stand in lines of their own where there is so much room. */
const LOW = 165;

const union = (boxes: readonly Box[]): Box => {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
};

function LaidRegion({ set, region, placeOf }: { set: Setting; region: number; placeOf: PlaceOf }) {
  const { view, t, language } = set;
  const zones = ZONE_WORDS[language];
  const { name } = regionText(language, REGIONS[region]);
  const { spots } = t.regions[region];
  const [banner, lying, side] = (['banner', 'spots', 'side'] as const).map((part) => placeOf(`${part}:${region}`));
  if (banner === undefined || lying === undefined || side === undefined) return null;
  const isFought = regionFought(view) === region;
  return (
    <section aria-label={name}>
      <div className={styles.land} style={boxStyle(union([banner.box, lying.box, side.box]))}>
        <RegionPicture region={region} className={styles.picture} />
      </div>
      <RegionBanner set={set} region={region} box={banner.box} />
      <div className={classes(styles.side, t.regions.length > 2 && styles.low)} style={boxStyle(side.box)}>
        <Space set={set} region={region} />
        <Rewards set={set} region={region} isInLine={t.regions.length > 2 || side.box.height < LOW} />
      </div>
      <div className={classes(isFought && styles.behind)}>
        <CardRow zone={`region:${region}`} title={zones.places} place={lying}>
          {known(spots).map((card, i) => (
            <CardSpot key={card} set={set} card={card} size={lying.boxes[i].form} box={lying.boxes[i]} showCost />
          ))}
        </CardRow>
      </div>
      {isFought ? (
        <div className={styles.fought} style={boxStyle(lying.box)}>
          <Battle view={view} set={set} isBrief />
        </div>
      ) : null}
    </section>
  );
}

/** The Regions where the layout says: what can be discovered, done and won there. */
export function LaidRegions({ set, placeOf }: { set: Setting; placeOf: PlaceOf }) {
  const say = useWords();
  return (
    <section id="regions" aria-labelledby="in-the-middle">
      <h2 id="in-the-middle" className="unseen">
        {say('in-the-middle')}
      </h2>
      {set.t.regions.map((_, region) => (
        <LaidRegion key={REGIONS[region]} set={set} region={region} placeOf={placeOf} />
      ))}
    </section>
  );
}
