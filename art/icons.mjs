/**
 * Makes the icons of browsers and telephones from app/public/favicon.svg:
 *
 *   npm run art:icons
 */
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const folder = 'app/public';
const source = await readFile(`${folder}/favicon.svg`, 'utf8');
const [tile] = /#[0-9a-f]{6}(?="\/>)/.exec(source) ?? [];
const [arcs] = /<g .*<\/g>/s.exec(source) ?? [];
if (!tile || !arcs) throw new Error(`${folder}/favicon.svg is not drawn as this script expects`);

/** @param share of the width that the arcs take up; the rest is padding, and no corner is round. */
const opaque = (share) => {
  // The arcs with their stroke take up 26 of the 32 units, and their middle is at 16.5 from the top.
  const side = 26 / share;
  const view = [16 - side / 2, 16.5 - side / 2, side, side].join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}"><rect x="-50" y="-50" width="132" height="132" fill="${tile}"/>${arcs}</svg>`;
};

function png(svg, size) {
  // Rendered four times as large as needed, so that round ends stay round.
  return sharp(Buffer.from(svg), { density: (72 * 4 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** An icon file with one PNG in it, which every browser since 2010 reads. */
function ico(image, size) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}

const files = {
  'favicon.ico': ico(await png(source, 32), 32),
  'icon-192.png': await png(source, 192),
  'icon-512.png': await png(source, 512),
  // Telephones cut the corners off themselves, to a circle where they like.
  'apple-touch-icon.png': await sharp(await png(opaque(0.62), 180))
    .flatten({ background: tile })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer(),
  'icon-maskable-512.png': await png(opaque(0.56), 512),
};
for (const [name, content] of Object.entries(files)) {
  await writeFile(`${folder}/${name}`, content);
  console.log(`${name}: ${content.length} bytes`);
}
