import { type Position, placeOn, type Sheet } from '../sheets.ts';

/**
 * Position, normal, where on the sheet it is (in metres from a corner), and on which side of it:
 * −1 below, 0 on an edge, 1 above.
 */
export const floatsPerVertex = 9;

/** How many straight pieces stand for the curve: below half a pixel from it on any screen. */
const pieces = 48;

/** The underside, four edges, and the upper side. */
const sides = 6;

/** Each piece of each side as two triangles. */
export const triangles: Uint16Array = indices();

/** @returns the corners of a sheet as it lies, side by side. */
export function meshOf(sheet: Sheet): Float32Array {
  const vertices: number[] = [];
  for (let side = 0; side < sides; side++) {
    for (let index = 0; index <= pieces; index++) {
      for (const corner of [-1, 1]) {
        const { along, across, above, normal } = cornerOf(sheet, side, index, corner);
        vertices.push(
          ...placeOn(sheet, along, across, above),
          ...normal,
          ((along + 1) * sheet.length) / 2,
          ((across + 1) * sheet.width) / 2,
          side === 0 ? -1 : side === 5 ? 1 : 0,
        );
      }
    }
  }
  return new Float32Array(vertices);
}

function cornerOf(sheet: Sheet, side: number, index: number, corner: number) {
  const share = -1 + (2 * index) / pieces;
  const isUpper = corner > 0;
  const above = isUpper ? sheet.to : sheet.from;
  const flat = { along: share, across: corner };
  if (side === 0) return { ...flat, above: sheet.from, normal: normalAt(sheet, share, -1) };
  if (side === 5) return { ...flat, above: sheet.to, normal: normalAt(sheet, share, 1) };
  if (side <= 2) {
    const across = side === 1 ? -1 : 1;
    return { along: share, across, above, normal: [0, 0, across] as Position };
  }
  const along = side === 3 ? -1 : 1;
  const angle = (along * sheet.length * sheet.curvature) / 2;
  const outwards: Position = [along * Math.cos(angle), -along * Math.sin(angle), 0];
  return { along, across: share, above, normal: outwards };
}

function normalAt(sheet: Sheet, along: number, up: number): Position {
  const angle = (along * sheet.length * sheet.curvature) / 2;
  return [up * Math.sin(angle), up * Math.cos(angle), 0];
}

function indices(): Uint16Array {
  const list: number[] = [];
  for (let side = 0; side < sides; side++) {
    for (let index = 0; index < pieces; index++) {
      const first = (side * (pieces + 1) + index) * 2;
      list.push(first, first + 1, first + 2, first + 2, first + 1, first + 3);
    }
  }
  return new Uint16Array(list);
}
