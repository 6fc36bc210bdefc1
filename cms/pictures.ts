import sharp, { type Sharp } from 'sharp';

/** Maximum size of a picture, since it may have to fit into memory: 4 bytes per pixel. */
export const pictureLimits = { side: 12_000, pixels: 50_000_000 };

// Pictures are resized one at a time (server/files/pictures.ts), and the results are kept in files:
// libvips needs neither a cache nor several threads per picture.
sharp.cache(false);
sharp.concurrency(1);

/** The only way to open an uploaded picture. */
export function openPicture(data: Uint8Array): Sharp {
  return sharp(data, { limitInputPixels: pictureLimits.pixels });
}

/**
 * Reads only the header of a picture, so its pixels need no memory yet.
 * @returns its size in pixels and its number of frames; null if it is not a picture.
 */
export async function pictureSize(
  data: Uint8Array,
): Promise<{ width: number; height: number; frames: number } | null> {
  try {
    const picture = sharp(data, { limitInputPixels: false });
    const { width, height, pages: frames = 1 } = await picture.metadata();
    return width > 0 && height > 0 ? { width, height, frames } : null;
  } catch {
    return null;
  }
}

/**
 * @returns the dominant colour of a picture, as `#a1b2c3`.
 * @throws if the picture is truncated or cannot be read.
 */
export async function dominantColor(data: Uint8Array): Promise<string> {
  // Reduced to a thumbnail, so that the size of the original does not matter.
  const stamp = await openPicture(data).resize({ width: 320, withoutEnlargement: true }).png();
  const { dominant } = await sharp(await stamp.toBuffer()).stats();
  const channels = [dominant.r, dominant.g, dominant.b];
  return `#${channels.map((one) => Math.round(one).toString(16).padStart(2, '0')).join('')}`;
}
