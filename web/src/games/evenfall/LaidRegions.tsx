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
import { sideHeight } from './regionMeasures.ts';
import { brieflyOf, wholeRegion } from './regionSaid.ts';
import { CardSpot, type Setting } from './setting.tsx';
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

interface Props {
  set: Setting;
  placeOf: PlaceOf;
  unit: number;
}

function LaidRegion({ set, region, placeOf, unit }: Props & { region: number }) {
  const { view, t, language } = set;
  const zones = ZONE_WORDS[language];
  const { name } = regionText(language, REGIONS[region]);
  const { spots } = t.regions[region];
  const [banner, lying, side] = (['banner', 'spots', 'side'] as const).map((part) => placeOf(`${part}:${region}`));
  if (banner === undefined || lying === undefined || side === undefined) return null;
  const isFought = regionFought(view) === region;
  const isLow = t.regions.length > 2;
  const { width, height } = side.box;
  const isInLine = isLow || height < LOW;
  // All Regions speak alike.
  const isBrief = REGIONS.slice(0, t.regions.length).some(
    (each) => sideHeight(wholeRegion(language, each), width, unit, isInLine) > height,
  );
  const briefly = isBrief ? brieflyOf(language, REGIONS[region]) : undefined;
  return (
    <section aria-label={name}>
      <div className={styles.land} style={boxStyle(union([banner.box, lying.box, side.box]))}>
        <RegionPicture region={region} className={styles.picture} />
      </div>
      <RegionBanner set={set} region={region} box={banner.box} />
      <div className={classes(styles.side, isLow && styles.low)} style={boxStyle(side.box)}>
        <Space set={set} region={region} briefly={briefly} />
        <Rewards set={set} region={region} briefly={briefly} isInLine={isInLine} />
      </div>
      <div className={classes(isFought && styles.behind)}>
        <CardRow
          zone={`region:${region}`}
          title={zones.places}
          place={lying}
          free={lying.boxes.filter((_, i) => spots[i] < 0)}
        >
          {spots.flatMap((card, i) =>
            card < 0
              ? []
              : [
                  <CardSpot
                    key={card}
                    set={set}
                    card={card}
                    size={lying.boxes[i].form}
                    box={lying.boxes[i]}
                    showCost
                  />,
                ],
          )}
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
export function LaidRegions({ set, placeOf, unit }: Props) {
  const say = useWords();
  return (
    <section id="regions" aria-labelledby="in-the-middle">
      <h2 id="in-the-middle" className="unseen">
        {say('in-the-middle')}
      </h2>
      {set.t.regions.map((_, region) => (
        <LaidRegion key={REGIONS[region]} set={set} region={region} placeOf={placeOf} unit={unit} />
      ))}
    </section>
  );
}
