export type Point = readonly [x: number, y: number];

/**
 * Ramer–Douglas–Peucker: the points that matter, the first and the last always.
 * @param tolerance what a line may leave out, in the units of the points.
 */
export function simplify(points: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return [...points];
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const length = Math.hypot(dx, dy);
  let farthest = 0;
  let distance = 0;
  points.forEach(([x, y], index) => {
    const [px, py] = [x - first[0], y - first[1]];
    const offset = length === 0 ? Math.hypot(px, py) : Math.abs(px * dy - py * dx) / length;
    if (offset > distance) [farthest, distance] = [index, offset];
  });
  if (distance <= tolerance) return [first, last];
  return [
    ...simplify(points.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(farthest), tolerance),
  ];
}

/** The same for a line that ends where it begins: in two halves, or nothing would be left of it. */
export function simplifyRing(points: readonly Point[], tolerance: number): Point[] {
  const half = points.length >> 1;
  return [
    ...simplify(points.slice(0, half + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(half), tolerance),
  ];
}

/** @returns the area of a ring, in the square of the units of its points. */
export function areaOf(ring: readonly Point[]): number {
  const twice = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice / 2);
}

/**
 * A ring of whole numbers as a path in the fewest characters: its first point, then steps.
 * @param ring whose last point is its first; repeated points are left out.
 */
export function pathOf(ring: readonly Point[]): string {
  let [x, y] = ring[0] ?? [0, 0];
  const start = `M${x} ${y}`;
  const steps: number[] = [];
  for (const [nextX, nextY] of ring.slice(1, -1)) {
    if (nextX === x && nextY === y) continue;
    steps.push(nextX - x, nextY - y);
    [x, y] = [nextX, nextY];
  }
  const numbers = steps.map((step) => (step < 0 ? `${step}` : ` ${step}`)).join('');
  return `${start}l${numbers.trim()}z`;
}
