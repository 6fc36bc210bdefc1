import { type Area, areaOf, outlineOf, type Rectangle, type Roof, right, top } from './roof.ts';

export type Corner = readonly [x: number, y: number];

export const layers = ['roof', 'free', 'obstacle', 'module'] as const;
export type Layer = (typeof layers)[number];

/** A closed line in mm, x to the right and y upwards. */
export interface RoofShape {
  layer: Layer;
  corners: Corner[];
}

const cornersOf = (rectangle: Rectangle): Corner[] => [
  [rectangle.x, rectangle.y],
  [right(rectangle), rectangle.y],
  [right(rectangle), top(rectangle)],
  [rectangle.x, top(rectangle)],
];

/** The line up to which modules may lie; that of an L goes around its notch. */
function freeLine({ bounds }: Area, { notch, edge, length, width }: Roof): Corner[] {
  const corners = cornersOf(bounds);
  if (!notch) return corners;
  const [x, y] = [length - notch.length - edge, width - notch.width - edge];
  // Where the strips leave nothing of one of its arms, what is left is a rectangle.
  if (x <= bounds.x) return cornersOf({ ...bounds, height: y - bounds.y });
  if (y <= bounds.y) return cornersOf({ ...bounds, width: x - bounds.x });
  const [first, second, , last] = corners as [Corner, Corner, Corner, Corner];
  return [first, second, [right(bounds), y], [x, y], [x, top(bounds)], last];
}

/** All that is drawn of a roof, from what is below to what is above. */
export function shapesOf(roof: Roof, modules: readonly Rectangle[]): RoofShape[] {
  const area = areaOf(roof);
  return [
    { layer: 'roof', corners: outlineOf(roof) },
    ...(area ? [{ layer: 'free' as const, corners: freeLine(area, roof) }] : []),
    ...roof.obstacles.map((one) => ({ layer: 'obstacle' as const, corners: cornersOf(one) })),
    ...modules.map((one) => ({ layer: 'module' as const, corners: cornersOf(one) })),
  ];
}

/** @returns how far to the right and upwards shapes reach, in mm. */
export function extentOf(shapes: readonly RoofShape[]): [width: number, height: number] {
  let [width, height] = [0, 0];
  for (const [x, y] of shapes.flatMap((shape) => shape.corners)) {
    width = Math.max(width, x);
    height = Math.max(height, y);
  }
  return [width, height];
}
