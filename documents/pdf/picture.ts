import type { ShownPicture } from '../shown.ts';
import type { Element, Paper } from './paper.ts';
import { textOf } from './typesetting.ts';

/** JPEG files by the address of the picture. */
export type Pictures = ReadonlyMap<string, Uint8Array>;

/** Fills a box with the middle of a picture. One that cannot be read leaves its box empty. */
export function drawPicture(
  paper: Paper,
  parent: Element,
  picture: ShownPicture,
  pictures: Pictures,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  const file = pictures.get(picture.source);
  if (!file) return;
  const { document } = paper;
  const alt = textOf(picture.alternative);
  const bbox: [number, number, number, number] = [x, y, x + width, y + height];
  paper.element(parent, 'Figure', { alt, bbox }, () => {
    document.save().rect(x, y, width, height).clip();
    const cover: [number, number] = [width, height];
    document.image(Buffer.from(file), x, y, { cover, align: 'center', valign: 'center' });
    document.restore();
  });
}
