/**
 * The widths in pixels that every picture is available in (server/files/pictures.ts). Each is at
 * most one and a half times the previous one, so that nobody downloads much more than needed.
 */
export const pictureWidths = [160, 240, 320, 480, 640, 800, 1200, 1600, 2400];

/** @returns which file of a rendered scene is the original: the widest, as no other one is kept. */
export const originalOf = (files: readonly string[]): string | undefined =>
  pictureWidths.map((width) => `${width}.avif`).findLast((file) => files.includes(file));
