import { Fragment, memo, useId } from 'react';
import { diceFor, r } from './dice.ts';
import { type Drawing, LAYERS, type Layer, strokesOf } from './drawing.ts';
import { GroundBelow, Sky } from './Evening.tsx';
import { type Paint, paintFor } from './paint.ts';

const MIRRORED = 'matrix(-1 0 0 1 160 0)';

/** A layer in one colour. A rim is the same shapes, wider by it, drawn below: so one line goes round all of them together. */
function Shapes({
  layer,
  colour,
  rim = 0,
  usual = 0,
}: {
  layer: string;
  colour: string;
  rim?: number;
  usual?: number;
}) {
  return strokesOf(layer, usual).map(({ d, width, isMirrored }) => (
    <path
      key={`${width}${isMirrored}`}
      d={d}
      transform={isMirrored ? MIRRORED : undefined}
      fill={width === 0 ? colour : 'none'}
      stroke={width + rim === 0 ? undefined : colour}
      strokeWidth={width + rim === 0 ? undefined : width + rim}
    />
  ));
}

const RIM = 1.8;
const FAINT_RIM = 1.1;
const LINE = 1.2;
/** How far the dark of a thing lies from its edge where the light falls on it. */
const EDGE = 0.75;
/** The middle of most things. */
const MIDDLE = [80, 56] as const;

/** Away from the light; from a light behind the thing, straight down, since most of it comes from above. */
function awayFrom([x, y]: Drawing['disc']): string {
  const [right, down] = [MIDDLE[0] - x, MIDDLE[1] - y];
  const length = Math.hypot(right, down, 24);
  return `${r((EDGE * right) / length)} ${r(EDGE * Math.max(down / length, 0.5))}`;
}

interface Lighting {
  paint: Paint;
  id: string;
  away: string;
}

function drawLayer(layer: Layer, shapes: string, { paint: { light, near, lit, ink }, id, away }: Lighting) {
  switch (layer) {
    case 'back':
      return (
        <>
          <g opacity=".55">
            <Shapes layer={shapes} colour={light} rim={FAINT_RIM} />
          </g>
          <Shapes layer={shapes} colour={near} />
        </>
      );
    case 'body':
      return (
        <>
          <Shapes layer={shapes} colour={`url(#${id}r)`} rim={RIM} />
          <g transform={`translate(${away})`}>
            <Shapes layer={shapes} colour={`url(#${id}b)`} />
          </g>
        </>
      );
    case 'near':
      return <Shapes layer={shapes} colour={near} />;
    case 'lit':
      return <Shapes layer={shapes} colour={lit} />;
    case 'lines':
    case 'over':
      return (
        <g opacity=".85">
          <Shapes layer={shapes} colour={`url(#${id}r)`} usual={LINE} />
        </g>
      );
    case 'glow':
      return <Shapes layer={shapes} colour={light} />;
    case 'core':
      return (
        <g opacity=".62">
          <Shapes layer={shapes} colour="#fff" />
        </g>
      );
    case 'cut':
      return <Shapes layer={shapes} colour={ink} />;
  }
}

interface Props {
  /** The same name has the same stars and hills everywhere. */
  name: string;
  drawing: Drawing;
}

/** A picture is an ornament, since everything it hints at is written on the card. */
export const CardArt = memo(function CardArt({ name, drawing }: Props) {
  const id = useId();
  const dice = diceFor(name);
  const paint = paintFor(drawing.light);
  const lighting = { paint, id, away: awayFrom(drawing.disc) };
  return (
    <svg viewBox="0 0 160 100" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <Sky dice={dice} paint={paint} disc={drawing.disc} id={id} />
      <GroundBelow ground={drawing.ground} dice={dice} paint={paint} id={id} />
      <g strokeLinecap="round" strokeLinejoin="round" data-part="subject">
        {LAYERS.map((layer) => {
          const shapes = drawing[layer];
          return shapes === undefined ? null : <Fragment key={layer}>{drawLayer(layer, shapes, lighting)}</Fragment>;
        })}
      </g>
    </svg>
  );
});
