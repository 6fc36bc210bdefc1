import { useId } from 'react';
import type { SpaceContent } from '../../../cms/interface.ts';
import { project, type View, viewOf } from './camera.ts';
import {
  cellsOf,
  firstPose,
  outlineOf,
  type Position,
  placeOn,
  type Sheet,
  sheetsOf,
} from './sheets.ts';

const width = 1200;
const height = 675;
/** How many straight pieces stand for the curve. */
const pieces = 14;

/** Where lines along and across the module end, as shares of its half length and width. */
const edge = { along: 0.986, across: 0.925 };

/** What is seen before anything is loaded, and where nothing can be: the same module from the same place. */
export function Poster({ space: content, label }: { space: SpaceContent; label: string }) {
  const id = useId();
  const [sheet] = sheetsOf(content, firstPose).toReversed();
  if (!sheet) return null;
  const view = viewOf(outlineOf(content, firstPose), {
    ...{ turn: firstPose.turn, aspect: width / height, freeOnRight: 0 },
  });
  const { body, cells, lines, shadow, light } = drawn(content, sheet, view);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width="100%"
      height="100%"
      role="img"
      aria-label={label}
    >
      <defs>
        <linearGradient id={`${id}light`} gradientUnits="userSpaceOnUse" {...light}>
          <stop offset="0" stopColor="#1b2433" />
          <stop offset="0.5" stopColor="#2b3648" />
          <stop offset="1" stopColor="#0d131e" />
        </linearGradient>
        <filter id={`${id}soft`} x="-20%" y="-50%" width="140%" height="200%">
          <feGaussianBlur stdDeviation="16" />
        </filter>
      </defs>
      <path d={shadow} opacity="0.6" filter={`url(#${id}soft)`} />
      <path d={body} fill="#f4f4f1" stroke="#c9cac8" />
      <path d={cells} fill={`url(#${id}light)`} />
      <path d={lines} fill="none" stroke="#dfe3e6" strokeWidth="1.1" />
    </svg>
  );
}

function drawn(content: SpaceContent, sheet: Sheet, view: View) {
  const at = (position: Position) => {
    const [x, y] = project(view, position);
    return `${Math.round(x * width * 10) / 10} ${Math.round(y * height * 10) / 10}`;
  };
  const on = (along: number, across: number) => at(placeOn(sheet, along, across));
  const lengthwise = (across: number, from: number, to: number) =>
    Array.from({ length: pieces + 1 }, (_, index) =>
      on(from + ((to - from) * index) / pieces, across),
    );
  const area = (along: number, across: number) =>
    `M${[...lengthwise(-across, -along, along), ...lengthwise(across, along, -along)].join('L')}Z`;
  const { along, across } = cellsOf(content);
  const steps = (count: number) =>
    Array.from({ length: count - 1 }, (_, index) => -1 + (2 * (index + 1)) / count);
  const rows = steps(along).map(
    (step) => `M${on(step * edge.along, -edge.across)}L${on(step * edge.along, edge.across)}`,
  );
  const columns = steps(across).map(
    (step) => `M${lengthwise(step * edge.across, -edge.along, edge.along).join('L')}`,
  );
  const ground = (side: number, end: number): Position => {
    const [x, , z] = placeOn(sheet, end, side);
    return [x * 0.985, 0, z];
  };
  const [x1 = 0, y1 = 0] = on(-1, 0).split(' ').map(Number);
  const [x2 = 0, y2 = 0] = on(1, 0).split(' ').map(Number);
  return {
    body: area(1, 1),
    cells: area(edge.along, edge.across),
    lines: [...rows, ...columns].join(''),
    shadow: `M${[ground(-1, -1), ground(-1, 1), ground(1, 1), ground(1, -1)].map(at).join('L')}Z`,
    light: { x1, y1, x2, y2 },
  };
}
