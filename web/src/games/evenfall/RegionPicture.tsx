import { REGIONS } from '@gloaming/evenfall';
import { CardArt } from '../../design/art/CardArt.tsx';
import { REGION_DRAWINGS } from './drawings/regions.ts';

/** The land of a Region: an ornament behind what lies there. */
export function RegionPicture({ region, className }: { region: number; className?: string | undefined }) {
  const name = REGIONS[region];
  return (
    <span className={className} aria-hidden="true">
      <CardArt name={name} drawing={REGION_DRAWINGS[name]} />
    </span>
  );
}
