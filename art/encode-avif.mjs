import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';

/**
 * By butteraugli's measure: 1 is the least difference that is seen when the two are held against each
 * other, much enlarged. The pictures of a fixed quality of 54 were at 2.7 to 4.0, most at 3.3.
 */
const largestDistance = 3.3;
/** Of pictures from 1,600 px on: most screens that ask for them are so dense that single pixels are not seen. */
const large = { width: 1600, distance: 5 };
const qualities = { least: 38, most: 70 };
const run = promisify(execFile);

/** @returns the smallest AVIF that looks as much like a picture of this width as it has to. */
export async function encodeAvif(picture, width) {
  const folder = await mkdtemp(path.join(tmpdir(), 'avif-'));
  try {
    const reference = path.join(folder, 'reference.png');
    await writeFile(reference, await picture.clone().png().toBuffer());
    const farthest = width < large.width ? largestDistance : large.distance;
    let { least, most } = qualities;
    let best;
    while (least <= most) {
      const quality = Math.floor((least + most) / 2);
      const data = await picture.clone().avif({ quality, effort: 6 }).toBuffer();
      if ((await distance(reference, data, folder)) <= farthest) {
        best = data;
        most = quality - 1;
      } else least = quality + 1;
    }
    return best ?? (await picture.clone().avif({ quality: qualities.most, effort: 6 }).toBuffer());
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @throws if Debian's package butteraugli is missing. */
async function distance(reference, data, folder) {
  const decoded = path.join(folder, 'decoded.png');
  await sharp(data).png().toFile(decoded);
  const { stdout } = await run('butteraugli', [reference, decoded]);
  return Number.parseFloat(stdout);
}
