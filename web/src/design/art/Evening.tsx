/** What every picture is drawn before: a sky with stars and one light, and the ground below it. */
import { type Dice, r } from './dice.ts';
import type { Drawing, Ground } from './drawing.ts';
import { mix, type Paint } from './paint.ts';

/** Hills that roll, or mountains: which, the name decides. */
const ridge = (dice: Dice, y: number, height: number, isSharp = false): string => {
  const steps = isSharp ? 13 : 8;
  const points = Array.from({ length: steps + 1 }, (_, i) => ({
    x: (i * 160) / steps,
    y: y - dice.between(0, height) - (isSharp && i % 2 === 1 ? height * 0.45 : 0),
  }));
  const line = points.slice(1).map((to, i) => {
    if (isSharp) return `L${r(to.x)} ${r(to.y)}`;
    const middle = (points[i].x + to.x) / 2;
    return `C${r(middle)} ${r(points[i].y)} ${r(middle)} ${r(to.y)} ${r(to.x)} ${r(to.y)}`;
  });
  return `M0 101V${r(points[0].y)}${line.join('')}V101z`;
};

/** All stars are one shape: a table shows dozens of skies, and each thing in them costs time. */
const star = (x: number, y: number, size: number): string => {
  const wide = (2 * size).toFixed(2);
  const arc = `a${size.toFixed(2)} ${size.toFixed(2)} 0 1 0`;
  return `M${r(x - size)} ${r(y)}${arc} ${wide} 0${arc}-${wide} 0`;
};
const STARS = 14;
/** Above what a low picture shows. */
const HIGH_STARS = 12;
const starsOf = (dice: Dice): string =>
  [...Array.from({ length: STARS }, () => [2, 46]), ...Array.from({ length: HIGH_STARS }, () => [-100, 0])]
    .map(([from, to]) => star(dice.between(2, 158), dice.between(from, to), dice.between(0.3, 0.9)))
    .join('');

/** Long thin clouds that lie before the light. */
const CLOUDS = 3;
const cloudsOf = (dice: Dice): string =>
  Array.from({ length: CLOUDS }, () => {
    const wide = dice.between(44, 96);
    const high = dice.between(2.4, 5);
    const [x, y] = [dice.between(-30, 120), dice.between(30, 66)];
    return `M${r(x)} ${r(y)}q${r(wide / 2)}-${r(high * 2)} ${r(wide)} 0q-${r(wide / 2)} ${r(high * 0.6)}-${r(wide)} 0`;
  }).join('');

/** Behind a dark shape the disc lets the sky through; beside one it is nearly solid. */
const BEHIND = 19;
/** The glow of a thing that is the light itself. */
const OWN_GLOW = 24;
const GLOW = 2.5;
const HALO = 1.32;
/** How far the light still reaches edges. */
const REACH = 88;

export function Sky({ dice, paint, disc, id }: { dice: Dice; paint: Paint; disc: Drawing['disc']; id: string }) {
  const [x, y, radius] = disc;
  const { sky, light, far, near, haze, ink } = paint;
  return (
    <>
      <defs>
        <linearGradient id={`${id}s`} x2="0" y2="1">
          {sky.map((colour, i) => (
            <stop key={colour} offset={[0, 0.5, 0.92][i]} stopColor={colour} />
          ))}
        </linearGradient>
        <radialGradient id={`${id}g`}>
          <stop stopColor={light} stopOpacity=".75" />
          <stop offset=".45" stopColor={light} stopOpacity=".26" />
          <stop offset="1" stopColor={light} stopOpacity="0" />
        </radialGradient>
        {/* Mist lies in the valleys. */}
        <linearGradient id={`${id}f`} x2="0" y2="1">
          <stop stopColor={far} />
          <stop offset=".8" stopColor={haze} />
        </linearGradient>
        <linearGradient id={`${id}n`} x2="0" y2="1">
          <stop stopColor={mix(near, far, 0.3)} />
          <stop offset="1" stopColor={ink} />
        </linearGradient>
        {/* Things are darkest before the sky; below, the mist is before them. */}
        <linearGradient id={`${id}b`} gradientUnits="userSpaceOnUse" x1="0" y1="40" x2="0" y2="104">
          <stop stopColor={ink} />
          <stop offset="1" stopColor={mix(ink, far, 0.4)} />
        </linearGradient>
        {/* Edges shine where the light is near. */}
        <radialGradient id={`${id}r`} gradientUnits="userSpaceOnUse" cx={x} cy={y} r={r(REACH + radius)}>
          <stop offset=".22" stopColor={mix(light, '#ffffff', 0.3)} />
          <stop offset=".5" stopColor={light} stopOpacity=".75" />
          <stop offset=".9" stopColor={light} stopOpacity=".22" />
        </radialGradient>
      </defs>
      {/* Where a picture is higher than its drawing, there is more sky. */}
      <path d="M0-150H160V1H0z" fill={sky[0]} />
      <rect width="160" height="101" fill={`url(#${id}s)`} />
      <path d={starsOf(dice)} fill="#fff" opacity=".7" />
      <circle cx={x} cy={y} r={r((radius || OWN_GLOW) * GLOW)} fill={`url(#${id}g)`} />
      {radius === 0 ? null : (
        <>
          <circle cx={x} cy={y} r={r(radius * HALO)} fill={light} opacity=".13" />
          <circle cx={x} cy={y} r={radius} fill={light} opacity={radius > BEHIND ? 0.62 : 0.95} />
        </>
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

/** Two walls of rock, the nearer the wider. */
const ROCK =
  'M0 0H160V101H134Q142 72 130 46L122 38L119 27L107 22L100 12L86 17L77 9L65 19L54 18L47 30L38 37Q20 66 28 101H0z';
const NEAR_ROCK =
  'M0 0H160V101H146Q153 62 140 34L127 22L116 9L99 10L88 2L74 7L60 5L48 12L35 17L27 31L19 38Q6 70 15 101H0z';
const OPENING = 'M20 101V50A60 46 0 0 1 140 50V101';
/** Light that falls into water from above. */
const BEAMS = 'M60 0L30 101H66L84 0zM96 0L92 101H128L114 0zM126 0L150 101H160V60L140 0zM36 0L0 70V101H12L50 0z';
const glintsOf = (dice: Dice): string =>
  Array.from(
    { length: 7 },
    () => `M${r(dice.between(20, 130))} ${r(dice.between(78, 99))}h${r(dice.between(10, 26))}`,
  ).join('');

export function GroundBelow({ ground, dice, paint: { light, haze, far, near, sky }, id }: Props) {
  const isSharp = dice.between(0, 1) < 0.45;
  switch (ground) {
    case 'hills':
      return (
        <>
          <path d={cloudsOf(dice)} fill={sky[2]} opacity=".3" />
          <path d={ridge(dice, 74, 20, isSharp)} fill={haze} opacity=".55" />
          <path d={ridge(dice, 80, 16, isSharp)} fill={`url(#${id}f)`} opacity=".9" />
          <path d={ridge(dice, 94, 11)} fill={`url(#${id}n)`} />
        </>
      );
    case 'sea':
      return (
        <>
          <path d={cloudsOf(dice)} fill={sky[2]} opacity=".3" />
          <path d={ridge(dice, 75, 12, isSharp)} fill={haze} opacity=".6" />
          <path d="M0 74H160V101H0z" fill={`url(#${id}n)`} />
          <path d={glintsOf(dice)} stroke={light} opacity=".35" />
        </>
      );
    case 'cave':
      return (
        <>
          <path d={ridge(dice, 96, 5)} fill={`url(#${id}f)`} opacity=".8" />
          <path d={ROCK} fill={mix(near, far, 0.75)} />
          <path d={NEAR_ROCK} fill={`url(#${id}n)`} />
        </>
      );
    case 'hall':
      return (
        <>
          <path d="M0 0H160V101H0z" fill={near} opacity=".94" />
          <path d="M0 88H160V101H0z" fill={`url(#${id}f)`} opacity=".8" />
          <circle cx="80" cy="70" r="70" fill={`url(#${id}g)`} opacity=".6" />
        </>
      );
    case 'arch':
      return (
        <>
          <path d="M0 101V82Q80 74 160 82V101z" fill={`url(#${id}n)`} />
          <path d={`M0 0H160V101H0z${OPENING}z`} fill={near} fillRule="evenodd" />
          {/* The stones that it is built of. */}
          <path d={OPENING} fill="none" stroke={mix(near, far, 0.8)} strokeWidth="9" />
          <path d={OPENING} fill="none" stroke={near} strokeWidth="9" strokeDasharray="1.2 10.6" />
        </>
      );
    case 'deep':
      return (
        <>
          <path d={ridge(dice, 80, 26)} fill={haze} opacity=".35" />
          <path d={BEAMS} fill="#fff" opacity=".09" />
          <path d={ridge(dice, 96, 12)} fill={`url(#${id}f)`} opacity=".8" />
        </>
      );
  }
}
