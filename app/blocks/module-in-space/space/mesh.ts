/** Where on a sheet a corner is, and the normal it has there, both while the sheet lies flat. */
export const floatsPerCorner = 6;

/** How many straight pieces stand for the curve: below half a pixel from it on any screen. */
const pieces = 48;

/**
 * The faces of a flat sheet: the direction each looks in (along, upwards, across), and where on it
 * its two rows of corners run, as shares from −1 to 1.
 */
const faces: { normal: number[]; corner: (share: number, end: number) => number[] }[] = [
  { normal: [0, -1, 0], corner: (share, end) => [share, -1, end] },
  { normal: [0, 0, -1], corner: (share, end) => [share, end, -1] },
  { normal: [0, 0, 1], corner: (share, end) => [share, end, 1] },
  { normal: [-1, 0, 0], corner: (share, end) => [-1, end, share] },
  { normal: [1, 0, 0], corner: (share, end) => [1, end, share] },
  { normal: [0, 1, 0], corner: (share, end) => [share, 1, end] },
];

/** The corners of any sheet, from its underside to its upper side; the shader bends it. */
export function corners(): Float32Array {
  const shares = Array.from({ length: pieces + 1 }, (_, index) => -1 + (2 * index) / pieces);
  return new Float32Array(
    faces.flatMap(({ normal, corner }) =>
      shares.flatMap((share) => [-1, 1].flatMap((end) => [...corner(share, end), ...normal])),
    ),
  );
}

/** Each piece of each face as two triangles. */
export function triangles(): Uint16Array {
  const list: number[] = [];
  for (let face = 0; face < faces.length; face++) {
    for (let index = 0; index < pieces; index++) {
      const first = (face * (pieces + 1) + index) * 2;
      list.push(first, first + 1, first + 2, first + 2, first + 1, first + 3);
    }
  }
  return new Uint16Array(list);
}
