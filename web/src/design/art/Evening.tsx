/** What every picture is drawn before: a sky with stars and one light, and the ground below it. */
import { type Dice, r } from './dice.ts';
import type { Drawing, Ground } from './drawing.ts';
import type { Paint } from './paint.ts';

const ridge = (dice: Dice, y: number, height: number): string => {
  const steps = 8;
  const points = Array.from({ length: steps + 1 }, (_, i) => ({
    x: (i * 160) / steps,
    y: y - dice.between(0, height),
  }));
  const curve = points.slice(1).map((to, i) => {
    const middle = (points[i].x + to.x) / 2;
    return `C${r(middle)} ${r(points[i].y)} ${r(middle)} ${r(to.y)} ${r(to.x)} ${r(to.y)}`;
  });
  return `M0 101V${r(points[0].y)}${curve.join('')}V101z`;
};

/** All stars are one shape: a table shows dozens of skies, and each thing in them costs time. */
const star = (x: number, y: number, size: number): string => {
  const wide = (2 * size).toFixed(2);
  const arc = `a${size.toFixed(2)} ${size.toFixed(2)} 0 1 0`;
  return `M${r(x - size)} ${r(y)}${arc} ${wide} 0${arc}-${wide} 0`;
};
const STARS = 14;
const starsOf = (dice: Dice): string =>
  Array.from({ length: STARS }, () => star(dice.between(2, 158), dice.between(2, 46), dice.between(0.3, 0.9))).join('');

/** Behind a dark shape the disc lets the sky through; beside one it is nearly solid. */
const BEHIND = 19;
/** The glow of a thing that is the light itself. */
const OWN_GLOW = 24;
const GLOW = 2.3;

export function Sky({ dice, paint, disc, id }: { dice: Dice; paint: Paint; disc: Drawing['disc']; id: string }) {
  const [x, y, radius] = disc;
  return (
    <>
      <defs>
        <linearGradient id={`${id}s`} x2="0" y2="1">
          {paint.sky.map((colour, i) => (
            <stop key={colour} offset={[0, 0.55, 1][i]} stopColor={colour} />
          ))}
        </linearGradient>
        <radialGradient id={`${id}g`}>
          <stop stopColor={paint.light} stopOpacity=".7" />
          <stop offset="1" stopColor={paint.light} stopOpacity="0" />
        </radialGradient>
      </defs>
      {/* Where a picture is higher than its drawing, there is more sky. */}
      <path d="M0-150H160V1H0z" fill={paint.sky[0]} />
      <rect width="160" height="101" fill={`url(#${id}s)`} />
      <path d={starsOf(dice)} fill="#fff" opacity=".7" />
      <circle cx={x} cy={y} r={r((radius || OWN_GLOW) * GLOW)} fill={`url(#${id}g)`} />
      {radius === 0 ? null : (
        <circle cx={x} cy={y} r={radius} fill={paint.light} opacity={radius > BEHIND ? 0.5 : 0.92} />
      )}
    </>
  );
}

interface Props {
  ground: Ground;
  dice: Dice;
  paint: Paint;
  id: string;
}

const CAVE = 'M0 0H160V101H136Q146 40 118 20Q80-2 42 20Q14 40 24 101H0z';
const OPENING = 'M20 96V50A60 46 0 0 1 140 50V96';
/** Light that falls into water from above. */
const BEAMS = 'M60 0L30 101H66L84 0zM96 0L92 101H128L114 0zM126 0L150 101H160V60L140 0zM36 0L0 70V101H12L50 0z';
const glintsOf = (dice: Dice): string =>
  Array.from(
    { length: 7 },
    () => `M${r(dice.between(20, 130))} ${r(dice.between(78, 99))}h${r(dice.between(10, 26))}`,
  ).join('');

export function GroundBelow({ ground, dice, paint: { light, far, near }, id }: Props) {
  switch (ground) {
    case 'hills':
      return (
        <>
          <path d={ridge(dice, 78, 22)} fill={far} opacity=".8" />
          <path d={ridge(dice, 92, 14)} fill={near} opacity=".9" />
        </>
      );
    case 'sea':
      return (
        <>
          <path d={ridge(dice, 72, 6)} fill={far} opacity=".8" />
          <path d="M0 74H160V101H0z" fill={near} opacity=".92" />
          <path d={glintsOf(dice)} stroke={light} opacity=".35" />
        </>
      );
    case 'cave':
      return (
        <>
          <path d={ridge(dice, 96, 5)} fill={far} opacity=".7" />
          <path d={CAVE} fill={near} />
        </>
      );
    case 'hall':
      return (
        <>
          <path d="M0 0H160V101H0z" fill={near} opacity=".94" />
          <circle cx="80" cy="70" r="62" fill={`url(#${id}g)`} opacity=".6" />
        </>
      );
    case 'arch':
      return (
        <>
          <path d="M0 101V82Q80 74 160 82V101z" fill={far} opacity=".75" />
          <path d={`M0 0H160V101H0z${OPENING}z`} fill={near} fillRule="evenodd" />
          <path d={OPENING} fill="none" stroke={light} strokeWidth="1.2" opacity=".4" />
        </>
      );
    case 'deep':
      return (
        <>
          <path d={BEAMS} fill="#fff" opacity=".09" />
          <path d={ridge(dice, 96, 12)} fill={far} opacity=".8" />
        </>
      );
  }
}
