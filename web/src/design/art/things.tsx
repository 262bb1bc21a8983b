/** Things: a vessel of crystal, a talisman, a ritual circle. */
import { type Dice, onCircle, point, r } from './dice.ts';
import type { Paint } from './paint.ts';

const X = 80;

/** Petals around a centre, in two or three rings. */
export function crystal(dice: Dice, { light, ink, near }: Paint) {
  const y = 46;
  const folds = dice.pick([5, 6, 7, 8, 9, 12]);
  const rings = Array.from({ length: dice.whole(2, 3) }, (_, i) => ({
    length: 33 - i * dice.between(8, 11),
    width: dice.between(3.5, 9 - i),
    bulge: dice.between(0.35, 0.75),
    twist: i * (180 / folds),
  }));
  const petal = (length: number, width: number, bulge: number): string =>
    `M0 0Q${r(width)} ${r(-length * bulge)} 0 ${r(-length)}Q${r(-width)} ${r(-length * bulge)} 0 0z`;
  return (
    <g>
      <circle cx={X} cy={y} r="37" fill={ink} opacity=".35" />
      <circle cx={X} cy={y} r="36" fill="none" stroke={light} strokeWidth=".7" opacity=".7" />
      {rings.map(({ length, width, bulge, twist }, ring) =>
        Array.from({ length: folds }, (_, i) => (
          <path
            key={`${length}-${(i * 360) / folds}`}
            d={petal(length, width, bulge)}
            transform={`translate(${X} ${y}) rotate(${r((i * 360) / folds + twist)})`}
            fill={ring % 2 === 0 ? near : light}
            fillOpacity={ring % 2 === 0 ? 0.9 : 0.55}
            stroke={light}
            strokeWidth=".7"
          />
        )),
      )}
      <circle cx={X} cy={y} r={r(dice.between(3, 5))} fill={light} />
    </g>
  );
}

/** Something that hangs on a chain and shines. */
export function talisman(dice: Dice, { light, ink, near }: Paint) {
  const y = 54;
  const sides = dice.pick([3, 4, 5, 6, 8]);
  const shape = (radius: number, turn: number): string =>
    Array.from({ length: sides }, (_, i) => point(onCircle(X, y, radius, turn + (i * 360) / sides))).join(' ');
  const turn = dice.pick([0, 180 / sides]);
  const rays = dice.whole(14, 26);
  return (
    <g>
      {Array.from({ length: rays }, (_, i) => {
        const angle = (i * 360) / rays;
        const [x1, y1] = onCircle(X, y, 31, angle);
        const [x2, y2] = onCircle(X, y, i % 2 === 0 ? 44 : 37, angle);
        return (
          <path key={angle} d={`M${r(x1)} ${r(y1)}L${r(x2)} ${r(y2)}`} stroke={light} strokeWidth=".8" opacity=".6" />
        );
      })}
      <path
        d={`M58 0Q62 22 ${X} 27Q98 22 102 0`}
        fill="none"
        stroke={light}
        strokeWidth="1.4"
        strokeDasharray="2.4 1.6"
      />
      <circle cx={X} cy={y} r="26" fill={ink} stroke={light} strokeWidth="1.6" />
      <polygon points={shape(21, turn)} fill={near} stroke={light} strokeWidth="1.2" />
      <polygon points={shape(12, turn + 180 / sides)} fill={light} fillOpacity=".35" stroke={light} />
      <circle cx={X} cy={y} r="4" fill={light} />
    </g>
  );
}

/** A circle drawn on the ground, with candles around it and something rising from it. */
export function ritual(dice: Dice, { light, ink }: Paint) {
  const y = 74;
  const n = dice.pick([5, 6, 7, 8, 9]);
  const skip = dice.whole(2, Math.ceil(n / 2) - 1);
  const flat = ([x, at]: [number, number]): [number, number] => [x, y + (at - y) * 0.36];
  const corners = Array.from({ length: n }, (_, i) => flat(onCircle(X, y, 46, (i * 360) / n)));
  const star = corners.map((_, i) => `M${point(corners[i])}L${point(corners[(i + skip) % n])}`).join('');
  const wisps = Array.from({ length: dice.whole(2, 4) }, () => {
    const x = X + dice.between(-14, 14);
    const sway = dice.between(-16, 16);
    return `M${r(x)} 72C${r(x + sway)} 56 ${r(x - sway)} 40 ${r(x + sway / 2)} ${r(dice.between(10, 26))}`;
  });
  return (
    <g fill="none" stroke={light}>
      <ellipse cx={X} cy={y} rx="56" ry="21" fill={ink} fillOpacity=".55" strokeWidth="1.2" />
      <ellipse cx={X} cy={y} rx="46" ry="16.600" strokeWidth=".8" />
      <path d={star} strokeWidth="1" opacity=".85" />
      {wisps.map((d, i) => (
        <path key={d} d={d} strokeWidth={r(3.5 - i * 0.7)} strokeLinecap="round" opacity={0.6 - i * 0.12} />
      ))}
      {corners.map(([x, at]) => (
        <g key={`${x} ${at}`} stroke="none">
          <rect x={r(x - 1.3)} y={r(at - 6)} width="2.6" height="7" fill={ink} />
          <ellipse cx={r(x)} cy={r(at - 8)} rx="1.3" ry="2.5" fill={light} />
        </g>
      ))}
    </g>
  );
}
