import type { ListedCity } from '../nearest.ts';
import { positionIn, type View } from './geometry.ts';

/** A city on a picture of the map, with its place in pixels. */
interface Label {
  name: string;
  x: number;
  y: number;
}

/** Estimates are enough: what matters is that names do not lie on each other. */
const lineHeight = 18;
const padding = 16;
const letterWidth = (letter: string) => (letter > '\u2e80' ? 14.5 : 8);

const most = 12;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const touch = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/**
 * @param cities the largest first.
 * @param size of the picture, in pixels.
 * @returns the largest that have room for their names.
 */
export function labelsIn(
  cities: readonly ListedCity[],
  view: View,
  size: { width: number; height: number },
): Label[] {
  const labels: Label[] = [];
  const taken: Box[] = [];
  for (const [name, latitude, longitude] of cities) {
    const share = positionIn(view, { latitude, longitude });
    const [x, y] = [share.x * size.width, share.y * size.height];
    const width = [...name].reduce((sum, letter) => sum + letterWidth(letter), padding);
    const box = {
      left: x - 4,
      right: x + width,
      top: y - lineHeight / 2,
      bottom: y + lineHeight / 2,
    };
    const isInside = x > 4 && box.right < size.width && box.top > 0 && box.bottom < size.height;
    if (!isInside || taken.some((other) => touch(box, other))) continue;
    taken.push(box);
    labels.push({ name, x, y });
    if (labels.length === most) break;
  }
  return labels;
}
