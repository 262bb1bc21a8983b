import { REGIONS, regionText } from '@gloaming/evenfall';
import { classes } from '../../base/classes.ts';
import type { Box } from '../../table/layout/arrange.ts';
import { boxStyle } from '../../table/layout/boxStyle.ts';
import styles from './RegionBanner.module.css';
import { Figures, Stones } from './RegionParts.tsx';
import { RegionPicture } from './RegionPicture.tsx';
import type { Setting } from './setting.tsx';
import { ZONE_WORDS } from './zones.ts';

/** What a Region is called, who stands there, and which stones lie there. */
export function RegionBanner({ set, region, box }: { set: Setting; region: number; box?: Box }) {
  const { t, language, names } = set;
  const { witches, elders } = t.regions[region];
  const { name } = regionText(language, REGIONS[region]);
  const here = names.flatMap((_, seat) => (witches[seat] + elders[seat] === 0 ? [] : [seat]));
  return (
    <header
      data-spot={`region:${region}`}
      className={classes(styles.banner, box !== undefined && styles.laid, names.length > 2 && styles.crowded)}
      style={box === undefined ? undefined : boxStyle(box)}
    >
      {/* Where a layout says where everything is, the whole Region is a picture. */}
      {box === undefined ? <RegionPicture region={region} className={styles.picture} /> : null}
      <h2 title={name}>{name}</h2>
      {here.length === 0 ? null : (
        <ul className={styles.here} aria-label={ZONE_WORDS[language].here}>
          {here.map((seat) => (
            <Figures key={seat} set={set} seat={seat} region={region} witches={witches[seat]} elders={elders[seat]} />
          ))}
        </ul>
      )}
      <Stones set={set} region={region} />
    </header>
  );
}
