import styles from './Icon.module.css';
import { FIGURES } from './icons/figures.tsx';
import { GOODS } from './icons/goods.tsx';
import { POWERS } from './icons/powers.tsx';
import { SIGNS } from './icons/signs.tsx';

const ICONS = { ...GOODS, ...FIGURES, ...SIGNS, ...POWERS };
export type IconName = keyof typeof ICONS;
export const ICON_NAMES = {
  goods: Object.keys(GOODS) as (keyof typeof GOODS)[],
  figures: Object.keys(FIGURES) as (keyof typeof FIGURES)[],
  signs: Object.keys(SIGNS) as (keyof typeof SIGNS)[],
  powers: Object.keys(POWERS) as (keyof typeof POWERS)[],
};
export type Painted = keyof typeof GOODS | keyof typeof FIGURES;

/** Without a label it is an ornament beside words that say the same. */
export function Icon({ name, label, className = '' }: { name: IconName; label?: string; className?: string }) {
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is named, or hidden, by `spoken`
    <svg
      {...spoken}
      className={`${styles.icon} ${className}`}
      viewBox="0 0 24 24"
      fill="currentColor"
      fillRule="evenodd"
    >
      {ICONS[name]}
    </svg>
  );
}
