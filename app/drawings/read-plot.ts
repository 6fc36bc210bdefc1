import type { PlotReading } from '../../cms/interface.ts';
import type { Point } from './sketch.ts';

type Plane = Pick<PlotReading, 'axis' | 'plane'>;

/** @returns how far right a value of the axis is, in points. */
export function acrossOf(value: number, { axis, plane }: Plane): number {
  const share = (value - axis.from) / (axis.to - axis.from);
  return plane.left + share * (plane.right - plane.left);
}

/** @returns the value of the axis at a distance in points, on a step within the plane. */
export function valueAcross(x: number, { axis, plane }: Plane): number {
  const share = (x - plane.left) / (plane.right - plane.left);
  const steps = Math.round((share * (axis.to - axis.from)) / axis.step);
  const value = axis.from + steps * axis.step;
  // Without the last digits of a sum of tenths.
  return Number(Math.min(axis.to, Math.max(axis.from, value)).toFixed(3));
}

/** @returns how high the curve is there, in points, or null where it has ended or not begun. */
export function heightAt(points: readonly Point[], x: number): number | null {
  const after = points.findIndex(([right]) => right >= x);
  const [last, next] = [points[after - 1], points[after]];
  if (!next) return null;
  if (!last) return next[0] === x ? next[1] : null;
  return last[1] + ((next[1] - last[1]) * (x - last[0])) / (next[0] - last[0]);
}

/** @returns the value on the vertical axis at a height in points. */
export function valueUp(y: number, { from, to, top, bottom }: PlotReading['plane']): number {
  return from + ((bottom - y) * (to - from)) / (bottom - top);
}
