import { memo, useId } from 'react';
import type { Painted } from '../Icon.tsx';
import { creature, dragon, person } from './beings.tsx';
import { type Dice, diceFor, r } from './dice.ts';
import { monument, place } from './lands.tsx';
import { type Paint, paintFor } from './paint.ts';
import { crystal, ritual, talisman } from './things.tsx';
import { blade, globe, vessel } from './tools.tsx';

const MOTIFS = { dragon, creature, person, crystal, talisman, vessel, blade, globe, ritual, monument, place };
export type Motif = keyof typeof MOTIFS;

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

function Sky({ dice, paint, id }: { dice: Dice; paint: Paint; id: string }) {
  const x = dice.between(36, 124);
  const y = dice.between(24, 52);
  const size = dice.between(9, 19);
  const isCrescent = dice.whole(0, 3) === 0;
  const stars = Array.from({ length: 14 }, () => [dice.between(2, 158), dice.between(2, 46), dice.between(0.3, 0.9)]);
  return (
    <>
      <defs>
        <linearGradient id={`${id}s`} x2="0" y2="1">
          {paint.sky.map((colour, i) => (
            <stop key={colour} offset={[0, 0.55, 1][i]} stopColor={colour} />
          ))}
        </linearGradient>
        <radialGradient id={`${id}g`}>
          <stop stopColor={paint.light} stopOpacity=".75" />
          <stop offset="1" stopColor={paint.light} stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="160" height="101" fill={`url(#${id}s)`} />
      <path d={stars.map(([sx, sy, size]) => star(sx, sy, size)).join('')} fill="#fff" opacity=".7" />
      <circle cx={r(x)} cy={r(y)} r={r(size * 3.2)} fill={`url(#${id}g)`} />
      {isCrescent ? (
        <path
          d={`M${r(x)} ${r(y - size)}a${r(size)} ${r(size)} 0 1 1 0 ${r(size * 2)}a${r(size * 1.25)} ${r(size * 1.25)} 0 0 0 0-${r(size * 2)}z`}
          fill={paint.light}
        />
      ) : (
        <circle cx={r(x)} cy={r(y)} r={r(size)} fill={paint.light} opacity=".92" />
      )}
      <path d={ridge(dice, 78, 22)} fill={paint.far} opacity=".8" />
      <path d={ridge(dice, 92, 14)} fill={paint.near} opacity=".9" />
    </>
  );
}

/** A picture from a name, a motif and a colour; an ornament, since everything it hints at is written on the card. */
export const CardArt = memo(function CardArt({ name, motif, light }: { name: string; motif: Motif; light: Painted }) {
  const id = useId();
  const dice = diceFor(name);
  const paint = paintFor(light);
  return (
    <svg viewBox="0 0 160 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Sky dice={dice} paint={paint} id={id} />
      {MOTIFS[motif](dice, paint)}
    </svg>
  );
});
