import sharp, { type Sharp, type SharpOptions } from 'sharp';

/** Maximum size of a picture, since it may have to fit into memory: 4 bytes per pixel. */
export const pictureLimits = { side: 12_000, pixels: 50_000_000 };

// Pictures are resized one at a time (server/files/pictures.ts), and the results are kept in files:
// libvips needs neither a cache nor several threads per picture.
sharp.cache(false);
sharp.concurrency(1);

/** The only way to open an uploaded picture. */
export function openPicture(
  data: Uint8Array,
  options: Pick<SharpOptions, 'animated' | 'failOn'> = {},
): Sharp {
  return sharp(data, { limitInputPixels: pictureLimits.pixels, ...options });
}

/** High enough that nobody sees a difference to the file that came. */
const asItCame = {
  jpeg: { quality: 95, chromaSubsampling: '4:4:4' },
  png: {},
  webp: { quality: 95 },
  avif: { quality: 85, effort: 2 },
} as const;

/**
 * Removes what cameras and programs write into a picture: who took it, where, when and with what.
 * It is turned upright instead of saying how to, and keeps its colour profile. One that says
 * nothing of the kind stays as it is.
 * @throws if the picture is truncated or cannot be read.
 */
export async function withoutMetadata(data: Buffer): Promise<Buffer> {
  const { format, exif, xmp, iptc, comments, pages = 1 } = await openPicture(data).metadata();
  if (!exif && !xmp && !iptc && !comments) return data;
  const kind = format === 'jpeg' || format === 'png' || format === 'webp' ? format : 'avif';
  const picture = openPicture(data, { animated: pages > 1 });
  return (pages > 1 ? picture : picture.rotate())
    .keepIccProfile()
    .toFormat(kind, asItCame[kind])
    .toBuffer();
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

/** The longer side of a stranger's picture as it is kept: enough for a plan to be read. */
const longestSide = 4096;

/**
 * Draws a picture anew, upright and without metadata: nothing that was hidden in the file is left,
 * such as the place where it was taken.
 * @param maxBytes of the result; one that would be larger becomes a JPEG.
 * @throws if the picture is truncated, cannot be read or takes too long.
 */
export async function cleanPicture(
  data: Uint8Array,
  maxBytes: number,
): Promise<{ content: Buffer; type: 'jpg' | 'png' | 'webp' }> {
  // Many a camera writes what decoders warn of.
  const picture = openPicture(data, { failOn: 'error' })
    .timeout({ seconds: 20 })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true });
  const { format } = await picture.metadata();
  if (format === 'png' || format === 'webp') {
    const same = picture.clone();
    const drawn = format === 'png' ? same.png() : same.webp({ quality: 85 });
    const content = await drawn.toBuffer();
    if (content.length <= maxBytes) return { content, type: format };
  }
  const content = await picture.flatten({ background: '#ffffff' }).jpeg({ quality: 85 }).toBuffer();
  return { content, type: 'jpg' };
}

/** @returns a picture small enough for a list, as JPEG. */
export const thumbnail = (data: Uint8Array): Promise<Buffer> =>
  openPicture(data)
    .resize({ width: 480, height: 480, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 70 })
    .toBuffer();

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
