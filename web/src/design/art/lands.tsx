/** Where things stand: monuments and places. */
import { type Dice, r } from './dice.ts';
import type { Paint } from './paint.ts';

function windows(dice: Dice, x: number, width: number, top: number, light: string) {
  return Array.from({ length: dice.whole(2, 5) }, (_, i) => {
    const at = x + dice.between(width * 0.2, width * 0.8);
    const y = top + 6 + i * dice.between(6, 10);
    return y > 84 ? null : <rect key={y} x={r(at - 0.9)} y={r(y)} width="1.8" height="3.400" rx=".9" fill={light} />;
  });
}

/** Something built to last: a mass in the middle, symmetric, with lights in it. */
export function monument(dice: Dice, { light, ink, near }: Paint) {
  const steps = dice.whole(2, 4);
  const top = dice.between(14, 26);
  const roof = dice.pick(['dome', 'spire', 'flat', 'arch'] as const);
  const levels = Array.from({ length: steps }, (_, i) => ({
    half: 11 + i * dice.between(7, 12),
    y: top + 10 + (i * (74 - top)) / steps,
  }));
  const roofs = {
    dome: `M69 ${r(top + 10)}a11 11 0 0 1 22 0z`,
    spire: `M70 ${r(top + 10)}L80 ${r(top - 12)}L90 ${r(top + 10)}z`,
    flat: `M66 ${r(top + 10)}v-5h28v5z`,
    arch: `M68 ${r(top + 10)}V${r(top)}q12-14 24 0v10h-6q-6-9-12 0z`,
  };
  return (
    <g>
      {levels.toReversed().map(({ half, y }, i) => (
        <g key={y}>
          <path d={`M${r(80 - half)} 96V${r(y)}H${r(80 + half)}V96z`} fill={i % 2 === 0 ? near : ink} />
          <path
            d={`M${r(80 - half - 2)} ${r(y)}h${r(half * 2 + 4)}`}
            stroke={light}
            strokeWidth="1.300"
            opacity=".75"
          />
        </g>
      ))}
      <path d={roofs[roof]} fill={ink} stroke={light} strokeWidth=".8" />
      {windows(dice, 68, 24, top + 8, light)}
      <path d="M75 96V86a5 5 0 0 1 10 0v10z" fill={light} opacity=".85" />
    </g>
  );
}

const conifer = (x: number, y: number, h: number): string =>
  `M${r(x)} ${r(y - h)}l${r(h * 0.24)} ${r(h * 0.5)}h-${r(h * 0.1)}l${r(h * 0.2)} ${r(h * 0.5)}h-${r(h * 0.68)}l${r(h * 0.2)}-${r(h * 0.5)}h-${r(h * 0.1)}z`;

/** A landscape with what people go there for. */
export function place(dice: Dice, { light, ink, near }: Paint) {
  const what = dice.pick(['stones', 'trees', 'castle', 'gate', 'peak'] as const);
  const x = dice.between(58, 102);
  const trees = Array.from({ length: dice.whole(5, 9) }, () => ({
    x: dice.between(4, 156),
    y: dice.between(86, 97),
    h: dice.between(12, 34),
  }));
  const stones = Array.from({ length: 5 }, (_, i) => ({
    x: x - 34 + i * 16 + dice.between(-3, 3),
    h: dice.between(14, 38),
  }));
  return (
    <g>
      {what === 'peak' ? (
        <g>
          <path d={`M${r(x - 58)} 96L${r(x)} 16L${r(x + 58)} 96z`} fill={near} />
          <path d={`M${r(x)} 16l14 19-7-2-4 8-6-9-7 6-4-3z`} fill={light} opacity=".8" />
        </g>
      ) : null}
      {what === 'castle' ? (
        <g fill={ink}>
          {[-24, -9, 8, 22].map((dx, i) => {
            const top = [44, 26, 36, 50][i] + dice.between(-6, 6);
            return (
              <g key={dx}>
                <path d={`M${r(x + dx)} 92V${r(top)}h14V92z`} />
                <path
                  d={`M${r(x + dx - 2)} ${r(top)}l9-${r(12 + i * 2)} 9 ${r(12 + i * 2)}z`}
                  fill={near}
                  stroke={light}
                  strokeWidth=".6"
                />
                {windows(dice, x + dx, 14, top, light)}
              </g>
            );
          })}
        </g>
      ) : null}
      {what === 'gate' ? (
        <g>
          <path
            d={`M${r(x - 24)} 94V46a24 26 0 0 1 48 0v48h-10V48a14 16 0 0 0-28 0v46z`}
            fill={ink}
            stroke={light}
            strokeWidth="1"
          />
          <path d={`M${r(x - 14)} 94V48a14 16 0 0 1 28 0v46z`} fill={light} opacity=".45" />
        </g>
      ) : null}
      {what === 'stones'
        ? stones.map(({ x: at, h }) => (
            <path key={at} d={`M${r(at)} 93l1-${r(h)}q4-6 9-1l2 ${r(h)}z`} fill={ink} stroke={light} strokeWidth=".7" />
          ))
        : null}
      <path d="M0 92Q40 84 80 91T160 88V101H0z" fill={ink} />
      {(what === 'trees' ? [...trees, { x, y: 94, h: 62 }] : trees).map(({ x: at, y, h }) => (
        <path key={at} d={conifer(at, y, h)} fill={ink} />
      ))}
    </g>
  );
}
