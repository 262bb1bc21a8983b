/** Beings: dragons, creatures, people. Always against the light. */
import { type Dice, onCircle, point, r } from './dice.ts';
import type { Paint } from './paint.ts';

/** A long body in the sky, with wings of as many fingers as the dice say. */
export function dragon(dice: Dice, { light, ink, near }: Paint) {
  const lift = dice.between(-8, 8);
  const fingers = dice.whole(3, 5);
  const spread = dice.between(34, 48);
  const wing = (side: number): string => {
    const tips = Array.from({ length: fingers + 1 }, (_, i) =>
      onCircle(80, 48, spread * (1 - i * 0.09), side * (28 + (i * 82) / fingers)),
    );
    const edge = tips.slice(1).map((tip, i) => {
      const [x, y] = tips[i];
      return `Q${r((x + tip[0]) / 2 - side * 4)} ${r((y + tip[1]) / 2 + 6)} ${point(tip)}`;
    });
    return `M80 46L${point(tips[0])}${edge.join('')}L80 58z`;
  };
  // The tail grows thinner: the same curve, twice, with less and less between.
  const spine = Array.from({ length: 15 }, (_, i) => {
    const along = i / 14;
    return {
      x: 80 + Math.sin(along * 5) * (6 + lift / 2) + along * along * (44 + lift),
      y: 28 + along * 66,
      half: 6.5 - along * 6,
    };
  });
  const left = spine.map(({ x, y, half }) => `${r(x - half)} ${r(y)}`);
  const right = spine.toReversed().map(({ x, y, half }) => `${r(x + half)} ${r(y)}`);
  const ridge = spine.map(({ x, y }) => `${r(x)} ${r(y)}`).join('L');
  return (
    <g>
      <path d={wing(1)} fill={near} stroke={light} strokeWidth=".8" />
      <path d={wing(-1)} fill={near} stroke={light} strokeWidth=".8" />
      <path d={`M${[...left, ...right].join('L')}z`} fill={ink} strokeLinejoin="round" stroke={ink} strokeWidth="2" />
      <path d={`M${ridge}`} fill="none" stroke={light} strokeWidth="1" strokeDasharray="1 5" opacity=".8" />
      <path d="M80 14 88 27 84 38H76L72 27z" fill={ink} />
      <path d="M74 24 66 12l10 8zM86 24l8-12-10 8z" fill={ink} />
      <path d="M75.500 28l3 1.500M84.500 28l-3 1.500" stroke={light} strokeWidth="1.600" strokeLinecap="round" />
    </g>
  );
}

/** A face in the dusk with eyes that shine; horns, antlers or ears grow by the dice. */
export function creature(dice: Dice, { light, ink, near }: Paint) {
  const branches: string[] = [];
  const grow = (x: number, y: number, angle: number, length: number, depth: number): void => {
    const [x2, y2] = onCircle(x, y, length, angle);
    branches.push(`M${point([x, y])}L${point([x2, y2])}`);
    if (depth === 0) return;
    grow(x2, y2, angle - dice.between(12, 30), length * 0.72, depth - 1);
    if (depth > 1 || dice.whole(0, 1) === 1) grow(x2, y2, angle + dice.between(22, 48), length * 0.6, depth - 1);
  };
  grow(86, 42, dice.between(22, 46), dice.between(11, 16), dice.whole(1, 3));
  const antler = branches.join('');
  const jaw = dice.between(76, 88);
  const cheek = dice.between(16, 24);
  return (
    <g>
      {[1, -1].map((side) => (
        <g key={side} transform={`translate(80 0) scale(${side} 1) translate(-80 0)`}>
          <path d={antler} fill="none" stroke={ink} strokeWidth="4" strokeLinecap="round" />
          <path d={`M88 40 ${r(98 + cheek / 4)} 30 97 48z`} fill={near} />
        </g>
      ))}
      <path
        d={`M66 40Q80 34 94 40Q${r(80 + cheek)} 56 ${r(86)} ${r(jaw - 6)}Q80 ${r(jaw + 4)} 74 ${r(jaw - 6)}Q${r(80 - cheek)} 56 66 40z`}
        fill={ink}
        stroke={near}
        strokeWidth="1.500"
      />
      {[1, -1].map((side) => (
        <path key={side} d={`M${80 + side * 5} 56l${side * 8} -4 ${side * -1.5} 6z`} fill={light} />
      ))}
      <path d={`M77 ${r(jaw - 8)}h6l-3 3.500z`} fill={light} opacity=".7" />
    </g>
  );
}

const HEADS = {
  hood: 'M80 14Q100 18 98 44L92 52H68L62 44Q60 18 80 14z',
  hat: 'M83 2 96 32 112 38Q80 48 48 38L66 32z',
  crown: 'M66 34V16l7 8 7-12 7 12 7-8v18z',
  hair: 'M80 16Q104 16 100 58L94 62Q98 34 80 32Q62 34 66 62L60 58Q56 16 80 16z',
};

/** Somebody in a robe, with a staff or an open hand of light. */
export function person(dice: Dice, { light, ink, near }: Paint) {
  const head = dice.pick(Object.keys(HEADS) as (keyof typeof HEADS)[]);
  const width = dice.between(24, 34);
  const staff = dice.pick([-1, 1]);
  const x = 80 + staff * dice.between(30, 36);
  const tip = dice.between(18, 34);
  const folds = Array.from({ length: 4 }, () => dice.between(-width * 0.7, width * 0.7));
  return (
    <g>
      <circle cx="80" cy="40" r="30" fill={light} opacity=".16" />
      <path
        d={`M80 46Q${r(80 + width * 0.7)} 54 ${r(80 + width)} 101H${r(80 - width)}Q${r(80 - width * 0.7)} 54 80 46z`}
        fill={ink}
      />
      {folds.map((fold) => (
        <path
          key={fold}
          d={`M80 58Q${r(80 + fold * 0.4)} 76 ${r(80 + fold)} 101`}
          fill="none"
          stroke={near}
          strokeWidth="1.200"
        />
      ))}
      <ellipse cx="80" cy="40" rx="12" ry="14" fill={near} />
      <path d={HEADS[head]} fill={ink} />
      {head === 'hood' ? <ellipse cx="80" cy="40" rx="9" ry="11" fill={near} /> : null}
      <path d="M74.500 40h3M82.500 40h3" stroke={light} strokeWidth="1.800" strokeLinecap="round" />
      <path d={`M${r(x)} 101V${r(tip)}`} stroke={ink} strokeWidth="2.600" />
      <path d={`M${r(80 + staff * 14)} 62L${r(x)} 68`} stroke={ink} strokeWidth="7" strokeLinecap="round" />
      <circle cx={r(x)} cy={r(tip)} r="8" fill={light} opacity=".3" />
      <circle cx={r(x)} cy={r(tip)} r="3.600" fill={light} />
    </g>
  );
}
