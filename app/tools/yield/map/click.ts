import type { Point } from '../coordinates.ts';
import { extent, pointAt, type View } from './geometry.ts';

/** Of a picture that sends where it was clicked, in its own pixels. */
export const plainSize = { width: 320, height: 160 };

/** @returns the name under which it does: it says what the picture showed. */
export const clickName = ({ left, top, width, height }: View): string =>
  `map_${left}_${top}_${width}_${height}`;

const number = String.raw`(\d{1,3}(?:\.\d)?)`;
const sent = new RegExp(`^map_${number}_${number}_${number}_${number}\\.([xy])$`);

/** Whether it is what a picture sends, beside the fields of its form. */
export const isClick = (name: string): boolean => sent.test(name);

/** Sums of tenths are not exact. */
const isPart = ({ left, top, width, height }: View): boolean =>
  left + width < extent.width + 0.01 && top + height < extent.height + 0.01;

/**
 * What was clicked. A form that is sent by the Enter key comes with the first of its buttons, which
 * is the picture: browsers then send its upper left corner, and nothing has been chosen.
 * @param given names and values, as sent.
 */
export function clickedPoint(given: Iterable<readonly [string, string]>): Point | null {
  const at: Record<string, number> = {};
  let view: View | null = null;
  for (const [name, value] of given) {
    const [, left, top, width, height, side = ''] = sent.exec(name) ?? [];
    if (!side || !/^\d{1,4}$/.test(value)) continue;
    at[side] = Number(value);
    view = { left: Number(left), top: Number(top), width: Number(width), height: Number(height) };
  }
  const { x = 0, y = 0 } = at;
  if (!view || !isPart(view) || (x === 0 && y === 0)) return null;
  // In the middle of the pixel.
  return pointAt(view, (x + 0.5) / plainSize.width, (y + 0.5) / plainSize.height);
}
