import type { Position } from './sheets.ts';

/** What a viewer sees: where they stand, and how the picture is cut out. */
export interface View {
  eye: Position;
  right: Position;
  up: Position;
  forward: Position;
  /** How far the lens reaches, in halves of the picture's height. */
  focal: number;
  /** Width by height of the picture. */
  aspect: number;
  /** The middle of what is seen, in halves of the picture. */
  shift: readonly [x: number, y: number];
  near: number;
  far: number;
}

interface Framing {
  /** Degrees by which the viewer has gone around. */
  turn: number;
  aspect: number;
  /** Shares of the picture that stay free for words. */
  freeOnRight: number;
}

const focal = 1 / Math.tan((13 * Math.PI) / 180);
const elevation = (27 * Math.PI) / 180;
/** Of the picture on each side. */
const margin = 0.06;

const dot = (a: Position, b: Position) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const move = (a: Position, b: Position, by: number): Position => [
  a[0] + b[0] * by,
  a[1] + b[1] * by,
  a[2] + b[2] * by,
];
const difference = (a: Position, b: Position) => move(a, b, -1);

/** @returns a view with all points in sight, as large as there is room for. */
export function viewOf(points: Position[], { turn, aspect, freeOnRight }: Framing): View {
  const around = (turn * Math.PI) / 180;
  const [sin, cos] = [Math.sin(around), Math.cos(around)];
  const [low, high] = [Math.sin(elevation), Math.cos(elevation)];
  const back: Position = [sin * high, low, cos * high];
  const right: Position = [cos, 0, -sin];
  const up: Position = [-sin * low, high, -cos * low];
  const width = 1 - freeOnRight - 2 * margin;
  const height = 1 - 2 * margin;
  let centre = middleOf(points);
  let distance = 1;
  for (let pass = 0; pass < 4; pass++) {
    const seen = points.map((point) => {
      const from = difference(point, centre);
      return [dot(from, right), dot(from, up), dot(from, back)] as const;
    });
    distance = Math.max(
      ...seen.map(([x, y, z]) =>
        Math.max(
          z + (Math.abs(x) * focal) / (aspect * width),
          z + (Math.abs(y) * focal) / height,
          z + 0.2,
        ),
      ),
    );
    const across = seen.map(([x, , z]) => x / (distance - z));
    const upwards = seen.map(([, y, z]) => y / (distance - z));
    centre = move(centre, right, (distance * (Math.min(...across) + Math.max(...across))) / 2);
    centre = move(centre, up, (distance * (Math.min(...upwards) + Math.max(...upwards))) / 2);
  }
  const depths = points.map((point) => distance - dot(difference(point, centre), back));
  return {
    ...{ eye: move(centre, back, distance), right, up, focal, aspect },
    forward: [-back[0], -back[1], -back[2]],
    shift: [-freeOnRight, 0],
    near: Math.max(0.05, Math.min(...depths) * 0.5),
    far: Math.max(...depths) * 3,
  };
}

function middleOf(points: Position[]): Position {
  const middle = (axis: 0 | 1 | 2) => {
    const values = points.map((point) => point[axis]);
    return (Math.min(...values) + Math.max(...values)) / 2;
  };
  return [middle(0), middle(1), middle(2)];
}

/** @returns where a point is in the picture, from its left and its top, each from 0 to 1. */
export function project(view: View, point: Position): readonly [x: number, y: number] {
  const from = difference(point, view.eye);
  const depth = dot(from, view.forward);
  const x = (view.focal / view.aspect) * (dot(from, view.right) / depth) + view.shift[0];
  const y = view.focal * (dot(from, view.up) / depth) + view.shift[1];
  return [(x + 1) / 2, (1 - y) / 2];
}

/** The same as a matrix, column by column, for a graphics processor. */
export function matrixOf(view: View): Float32Array {
  const { eye, right, up, forward, near, far } = view;
  const depth = [...forward, -dot(forward, eye)];
  const rows = [
    scaled([...right, -dot(right, eye)], view.focal / view.aspect, depth, view.shift[0]),
    scaled([...up, -dot(up, eye)], view.focal, depth, view.shift[1]),
    depth.map(
      (value, index) =>
        ((far + near) / (far - near)) * value - (index === 3 ? (2 * far * near) / (far - near) : 0),
    ),
    depth,
  ];
  return new Float32Array([0, 1, 2, 3].flatMap((column) => rows.map((row) => row[column] ?? 0)));
}

const scaled = (row: number[], scale: number, depth: number[], shift: number): number[] =>
  row.map((value, index) => value * scale + (depth[index] ?? 0) * shift);
