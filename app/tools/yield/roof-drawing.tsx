import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useIsScripted } from '../../scripted.ts';
import type { YieldContent } from '../content.ts';

interface Properties {
  words: YieldContent['words'];
  /** Degrees, clockwise from north. */
  azimuth: number;
  /** Degrees from flat. */
  tilt: number;
  /** Some ways of fixing have a tilt of their own. */
  isTiltFixed: boolean;
  change: (name: 'azimuth' | 'tilt', value: number) => void;
}

/** Where the two views have their centres, in units of the drawing. */
const above = { x: 100, y: 100, radius: 62 };
const side = { x: 232, y: 158, length: 124 };

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;
const round = (value: number) => Math.round(value * 10) / 10;

/**
 * The roof from above and from the side. With scripts its two points can be dragged, or moved by
 * keys as sliders are; the fields beside it say the same as numbers.
 */
export function RoofDrawing({ words, azimuth, tilt, isTiltFixed, change }: Properties) {
  const alternative = words.drawing
    .replace('{azimuth}', String(azimuth))
    .replace('{tilt}', String(tilt));
  return (
    <figure className="tool-wide tool-roof">
      <svg viewBox="0 0 380 204" fill="none" stroke="currentColor">
        <title>{alternative}</title>
        <FromAbove {...{ words, azimuth, change }} />
        <FromTheSide {...{ words, tilt, isTiltFixed, change }} />
      </svg>
      <figcaption className="field-hint">
        <span className="tool-scripted">{words.turnHint}</span>
      </figcaption>
    </figure>
  );
}

function FromAbove({ words, azimuth, change }: Pick<Properties, 'words' | 'azimuth' | 'change'>) {
  const angle = radians(azimuth);
  const x = round(above.x + above.radius * Math.sin(angle));
  const y = round(above.y - above.radius * Math.cos(angle));
  const letters = [
    [words.north, 100, 16],
    [words.east, 186, 105],
    [words.south, 100, 196],
    [words.west, 14, 105],
  ] as const;
  return (
    <>
      <circle cx={above.x} cy={above.y} r={above.radius} stroke="var(--line-strong)" />
      <g stroke="none" fontSize="14" textAnchor="middle">
        {letters.map(([letter, left, top]) => (
          <text key={left + top} x={left} y={top}>
            {letter}
          </text>
        ))}
      </g>
      <g transform={`rotate(${azimuth - 180} ${above.x} ${above.y})`}>
        <path d="M66 72h68v56H66z" fill="var(--module)" stroke="var(--line-strong)" />
        <path d="M66 72h68" stroke="var(--accent)" strokeWidth="3" />
        <path d="M83 72v56M100 72v56M117 72v56M66 100h68" stroke="var(--line-strong)" />
        <path d="M100 128v26" />
      </g>
      <Handle
        {...{ x, y, value: azimuth, largest: 360, label: words.azimuth }}
        change={(value) => change('azimuth', ((Math.round(value) % 360) + 360) % 360)}
        read={(left, top) => {
          const found = degrees(Math.atan2(left - above.x, above.y - top));
          return Math.round(found / 5) * 5;
        }}
      />
    </>
  );
}

type SideProperties = Pick<Properties, 'words' | 'tilt' | 'isTiltFixed' | 'change'>;

function FromTheSide({ words, tilt, isTiltFixed, change }: SideProperties) {
  const angle = radians(tilt);
  const x = round(side.x + side.length * Math.cos(angle));
  const y = round(side.y - side.length * Math.sin(angle));
  const arc = 44;
  const [arcX, arcY] = [side.x + arc * Math.cos(angle), side.y - arc * Math.sin(angle)].map(round);
  return (
    <>
      <path d={`M${side.x - 12} ${side.y}H372`} stroke="var(--line-strong)" />
      <path d={`M${side.x + arc} ${side.y}A${arc} ${arc} 0 0 0 ${arcX} ${arcY}`} />
      <path d={`M${side.x} ${side.y}L${x} ${y}`} stroke="var(--module)" strokeWidth="9" />
      <path d={`M${side.x} ${side.y}L${x} ${y}`} stroke="var(--accent)" strokeWidth="3" />
      {!isTiltFixed && (
        <Handle
          {...{ x, y, value: tilt, largest: 90, label: words.tilt }}
          change={(value) => change('tilt', Math.min(90, Math.max(0, Math.round(value))))}
          read={(left, top) =>
            degrees(Math.atan2(Math.max(0, side.y - top), Math.max(0, left - side.x)))
          }
        />
      )}
    </>
  );
}

interface HandleProperties {
  x: number;
  y: number;
  value: number;
  largest: number;
  label: string;
  change: (value: number) => void;
  /** @returns the value at a place of the drawing. */
  read: (x: number, y: number) => number;
}

const steps: Record<string, number> = {
  ...{ ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1, PageUp: 10, PageDown: -10 },
};

/** A point to drag, which is a slider for the keyboard. */
function Handle({ x, y, value, largest, label, change, read }: HandleProperties) {
  const isScripted = useIsScripted();
  const isDragged = useRef(false);
  if (!isScripted) return null;

  function move(event: PointerEvent<SVGCircleElement>) {
    if (!isDragged.current) return;
    const drawing = event.currentTarget.ownerSVGElement;
    const inverse = drawing?.getScreenCTM()?.inverse();
    if (!inverse) return;
    const place = new DOMPoint(event.clientX, event.clientY).matrixTransform(inverse);
    change(read(place.x, place.y));
  }

  function handleKey(event: KeyboardEvent) {
    const step = steps[event.key];
    const end = { Home: 0, End: largest }[event.key];
    if (step === undefined && end === undefined) return;
    event.preventDefault();
    change(end ?? value + (step ?? 0));
  }

  return (
    <circle
      className="tool-handle"
      cx={x}
      cy={y}
      r="13"
      fill="var(--accent)"
      stroke="var(--ink)"
      strokeWidth="2"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={largest}
      aria-valuenow={value}
      onKeyDown={handleKey}
      onPointerDown={(event) => {
        isDragged.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={move}
      onPointerUp={() => {
        isDragged.current = false;
      }}
      onPointerCancel={() => {
        isDragged.current = false;
      }}
    />
  );
}
