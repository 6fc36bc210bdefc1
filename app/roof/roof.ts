/** In mm, from the lower left corner of the roof: x along its length, y along its width. */
export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A roof as it is measured in its plane, in mm. */
export interface Roof {
  length: number;
  width: number;
  /** What an L lacks of the rectangle, at its upper right; null for a rectangle. */
  notch: { length: number; width: number } | null;
  /** The strip that stays free along all edges. */
  edge: number;
  /** Roof lights, ways and other things that no module may cover. */
  obstacles: readonly Rectangle[];
  /** The strip that stays free around each of them. */
  clearance: number;
}

/** Where modules may lie: within the bounds, and on nothing that is blocked. */
export interface Area {
  bounds: Rectangle;
  blocked: readonly Rectangle[];
}

/** A module, in mm: the longer side and the shorter one. */
export interface ModuleSize {
  long: number;
  short: number;
}

export const right = ({ x, width }: Rectangle): number => x + width;
export const top = ({ y, height }: Rectangle): number => y + height;

export const overlap = (one: Rectangle, other: Rectangle): boolean =>
  one.x < right(other) && other.x < right(one) && one.y < top(other) && other.y < top(one);

export const transposed = ({ x, y, width, height }: Rectangle): Rectangle => ({
  x: y,
  y: x,
  width: height,
  height: width,
});

const isEmpty = ({ width, height }: Rectangle): boolean => width <= 0 || height <= 0;

function common(one: Rectangle, other: Rectangle): Rectangle {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  return {
    ...{ x, y },
    width: Math.min(right(one), right(other)) - x,
    height: Math.min(top(one), top(other)) - y,
  };
}

/** @returns a part of an area, with what is blocked in it. */
export const partOf = ({ blocked }: Area, bounds: Rectangle): Area => ({
  bounds,
  blocked: blocked.filter((one) => overlap(one, bounds)).map((one) => common(one, bounds)),
});

const grown = ({ x, y, width, height }: Rectangle, by: number): Rectangle => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** What the roof lacks of its rectangle. */
function notchOf({ length, width, notch }: Roof): Rectangle | null {
  if (!notch) return null;
  const [x, y] = [length - notch.length, width - notch.width];
  return { x, y, width: notch.length, height: notch.width };
}

/** The corners of the roof, against the clock from the lower left. */
export function outlineOf(roof: Roof): [x: number, y: number][] {
  const { length, width } = roof;
  const notch = notchOf(roof);
  if (!notch) {
    return [
      [0, 0],
      [length, 0],
      [length, width],
      [0, width],
    ];
  }
  return [
    [0, 0],
    [length, 0],
    [length, notch.y],
    [notch.x, notch.y],
    [notch.x, width],
    [0, width],
  ];
}

/** @returns where modules may lie; null if the strips leave nothing. */
export function areaOf(roof: Roof): Area | null {
  const { length, width, edge, clearance } = roof;
  const bounds = grown({ x: 0, y: 0, width: length, height: width }, -edge);
  if (isEmpty(bounds)) return null;
  const notch = notchOf(roof);
  const blocked = [
    ...(notch ? [grown(notch, edge)] : []),
    ...roof.obstacles.map((obstacle) => grown(obstacle, clearance)),
  ];
  return partOf({ bounds, blocked }, bounds);
}

/** @returns the area of the roof in m², without what an L lacks. */
export const squareMetres = ({ length, width, notch }: Roof): number =>
  (length * width - (notch ? notch.length * notch.width : 0)) / 1e6;
