import { REGIONS, regionText } from '@gloaming/evenfall';
import { classes } from '../../base/classes.ts';
import { CardArt } from '../../design/art/CardArt.tsx';
import { Token } from '../../design/Token.tsx';
import { TOKEN_WORDS } from '../../design/tokenWords.ts';
import type { Box } from '../../table/layout/arrange.ts';
import { boxStyle } from '../../table/layout/boxStyle.ts';
import { CardRow } from '../../table/layout/CardRow.tsx';
import { useWords } from '../../words/index.ts';
import { Battle, regionFought } from './Battle.tsx';
import { REGION_DRAWINGS } from './drawings/regions.ts';
import styles from './LaidRegions.module.css';
import type { PlaceOf } from './layout.ts';
import { Figures, Rewards, Space } from './Regions.tsx';
import { CardSpot, known, type Setting, stoneIcon } from './setting.tsx';
import { ZONE_WORDS } from './zones.ts';

/** Rewards stand in lines of their own where there is so much room. */
const LOW = 165;

/** What lies in a Region; a stone that can be taken is a button there. */
function Stones({ set, region }: { set: Setting; region: number }) {
  const { t, desk, language } = set;
  const words = TOKEN_WORDS[language];
  const say = useWords();
  const { stones } = t.regions[region];
  if (stones.length === 0) return null;
  return (
    <ul className={styles.stones} aria-label={ZONE_WORDS[language].stones}>
      {stones.map((stone, i) => {
        const target = `stone:${stone}` as const;
        const token = <Token kind={stoneIcon(stone)} label={words[stoneIcon(stone)]} />;
        return (
          <li key={i}>
            {desk.isLegal(target) ? (
              <button
                type="button"
                className={styles.legal}
                aria-pressed={desk.isChosen(target)}
                aria-label={`${words[stoneIcon(stone)]}, ${say('can-be-chosen')}`}
                onClick={() => desk.press(target)}
              >
                {token}
              </button>
            ) : (
              token
            )}
          </li>
        );
      })}
    </ul>
  );
}

const union = (boxes: readonly Box[]): Box => {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
};

function LaidRegion({ set, region, placeOf }: { set: Setting; region: number; placeOf: PlaceOf }) {
  const { view, t, language, names } = set;
  const zones = ZONE_WORDS[language];
  const { name } = regionText(language, REGIONS[region]);
  const { spots, witches, elders } = t.regions[region];
  const id = `region-${region}`;
  const here = names.flatMap((_, seat) => (witches[seat] + elders[seat] === 0 ? [] : [seat]));
  const [banner, lying, side] = (['banner', 'spots', 'side'] as const).map((part) => placeOf(`${part}:${region}`));
  if (banner === undefined || lying === undefined || side === undefined) return null;
  const isFought = regionFought(view) === region;
  return (
    <section aria-labelledby={id}>
      <div className={styles.land} style={boxStyle(union([banner.box, lying.box, side.box]))} />
      <header className={classes(styles.banner, names.length > 2 && styles.crowded)} style={boxStyle(banner.box)}>
        <span className={styles.picture} aria-hidden="true">
          <CardArt name={REGIONS[region]} drawing={REGION_DRAWINGS[REGIONS[region]]} />
        </span>
        <h2 id={id}>{name}</h2>
        {here.length === 0 ? null : (
          <ul className={styles.here} aria-label={zones.here}>
            {here.map((seat) => (
              <Figures key={seat} set={set} seat={seat} witches={witches[seat]} elders={elders[seat]} />
            ))}
          </ul>
        )}
        <Stones set={set} region={region} />
      </header>
      <div className={classes(styles.side, t.regions.length > 2 && styles.low)} style={boxStyle(side.box)}>
        <Space set={set} region={region} isBrief />
        <Rewards set={set} region={region} isBrief={t.regions.length > 2 || side.box.height < LOW} />
      </div>
      <div className={classes(isFought && styles.behind)}>
        <CardRow zone={`region:${region}`} title={zones.places} place={lying}>
          {known(spots).map((card, i) => (
            <CardSpot
              key={card}
              set={set}
              card={card}
              size={lying.boxes[i].form}
              box={lying.boxes[i]}
              showCost
              showGives
            />
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
