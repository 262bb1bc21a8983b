/** Things that hands have made: a vessel, a blade, a lantern of light on a stand. */
import { type Dice, r } from './dice.ts';
import type { Paint } from './paint.ts';

/** Both sides of an outline that is given for the right one. */
function mirrored(right: readonly (readonly [number, number])[]): string {
  const both = [...right, ...right.toReversed().map(([dx, y]) => [-dx, y] as const)];
  return `M${both.map(([dx, y]) => `${r(80 + dx)} ${r(y)}`).join('L')}z`;
}

/** A cup or an urn, with what is in it rising. */
export function vessel(dice: Dice, { light, ink, near }: Paint) {
  const lip = dice.between(16, 28);
  const belly = dice.between(14, 30);
  const foot = dice.between(12, 22);
  const top = dice.between(30, 40);
  const outline = `M${r(80 - lip)} ${r(top)}C${r(80 - belly)} ${r(top + 16)} ${r(80 - belly)} 66 76 72L76 84L${r(80 - foot)} 91H${r(80 + foot)}L84 84L84 72C${r(80 + belly)} 66 ${r(80 + belly)} ${r(top + 16)} ${r(80 + lip)} ${r(top)}z`;
  const sparks = Array.from({ length: dice.whole(5, 9) }, () => [
    dice.between(-lip, lip) * 0.8,
    dice.between(4, top - 6),
    dice.between(0.8, 2.4),
  ]);
  const hasHandles = dice.whole(0, 1) === 1;
  return (
    <g>
      {hasHandles
        ? [1, -1].map((side) => (
            <path
              key={side}
              d={`M${r(80 + side * lip * 0.9)} ${r(top + 6)}q${side * 16} 2 ${r(side * -4)} 22`}
              fill="none"
              stroke={ink}
              strokeWidth="4"
            />
          ))
        : null}
      <path d={outline} fill={ink} stroke={light} strokeWidth="1" />
      <path d={`M${r(80 - lip * 0.8)} ${r(top + 12)}h${r(lip * 1.6)}`} stroke={light} strokeWidth="1.2" opacity=".7" />
      <path d={`M80 ${r(top + 18)}l6 9-6 9-6-9z`} fill={near} stroke={light} strokeWidth="1" />
      <ellipse cx="80" cy={r(top)} rx={r(lip)} ry="4.500" fill={light} />
      {sparks.map(([dx, y, size]) => (
        <circle key={dx} cx={r(80 + dx)} cy={r(y)} r={r(size)} fill={light} opacity=".8" />
      ))}
    </g>
  );
}

/** A blade or a wand, upright in its own light. */
export function blade(dice: Dice, { light, ink, near }: Paint) {
  const half = dice.between(4, 8);
  const guard = dice.between(14, 26);
  const dip = dice.between(-6, 7);
  const lean = dice.between(-24, 24);
  const edge: [number, number][] = [
    [0, 4],
    [half, 16],
    [half * dice.between(0.6, 1.1), 42],
    [half, 60],
  ];
  return (
    <g transform={`rotate(${r(lean)} 80 52)`}>
      <path d="M80-4 92 62H68z" fill={light} opacity=".22" />
      <path d={mirrored(edge)} fill={near} stroke={light} strokeWidth="1.200" />
      <path d="M80 12V58" stroke={light} strokeWidth="1" opacity=".8" />
      <path
        d={`M${r(80 - guard)} ${r(62 + dip)}Q80 ${r(56 - dip)} ${r(80 + guard)} ${r(62 + dip)}Q80 ${r(70 - dip)} ${r(80 - guard)} ${r(62 + dip)}z`}
        fill={ink}
        stroke={light}
        strokeWidth="1"
      />
      <path d="M77 64h6l1 20h-8z" fill={ink} />
      <circle cx="80" cy="88" r="5" fill={ink} stroke={light} strokeWidth="1" />
      <circle cx="80" cy="88" r="2" fill={light} />
    </g>
  );
}

/** A globe on a stand of three feet, with something turning in it. */
export function globe(dice: Dice, { light, ink, near }: Paint) {
  const size = dice.between(18, 25);
  const tilts = Array.from({ length: dice.whole(2, 3) }, () => dice.between(0, 180));
  return (
    <g>
      <circle cx="80" cy="44" r={r(size + 12)} fill={light} opacity=".18" />
      <path d={`M80 ${r(44 + size - 4)}L60 94h6l14-16 14 16h6z`} fill={ink} />
      <circle cx="80" cy="44" r={r(size)} fill={near} stroke={light} strokeWidth="1.500" />
      {tilts.map((tilt) => (
        <ellipse
          key={tilt}
          cx="80"
          cy="44"
          rx={r(size + 5)}
          ry={r(size * 0.34)}
          transform={`rotate(${r(tilt)} 80 44)`}
          fill="none"
          stroke={light}
          strokeWidth="1"
        />
      ))}
      <circle cx="80" cy="44" r={r(size * 0.3)} fill={light} />
    </g>
  );
}
