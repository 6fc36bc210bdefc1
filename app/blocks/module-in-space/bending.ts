/** A point of a cross-section: along the ground, and above it. */
type Point = readonly [along: number, above: number];

const sinc = (angle: number): number => (Math.abs(angle) < 1e-6 ? 1 : Math.sin(angle) / angle);

/**
 * Where a point of a flat sheet is once the sheet follows a cylinder, with its middle still at the
 * origin. Its neutral plane keeps its length; what is above it is stretched.
 * @param from the middle of the sheet, along it.
 * @param above the neutral plane.
 * @param curvature 1 / radius; 0 is flat.
 */
export function bentPoint(from: number, above: number, curvature: number): Point {
  const angle = from * curvature;
  return [
    from * sinc(angle) + above * Math.sin(angle),
    // (cos − 1) / curvature, without the division by nought.
    -from * sinc(angle / 2) * Math.sin(angle / 2) + above * Math.cos(angle),
  ];
}

/** How far the middle of a bent sheet stands above its ends. */
export function riseOf(length: number, curvature: number): number {
  return -bentPoint(length / 2, 0, curvature)[1];
}

/** How far apart the ends of a bent sheet are. */
export function spanOf(length: number, curvature: number): number {
  return 2 * bentPoint(length / 2, 0, curvature)[0];
}

/**
 * @param bend from 0, flat, to 1, as tight as is permitted.
 * @param smallestRadius null where none is known: such a module stays flat.
 */
export function curvatureOf(bend: number, smallestRadius: number | null): number {
  if (smallestRadius === null || smallestRadius <= 0) return 0;
  return Math.min(1, Math.max(0, bend)) / smallestRadius;
}
