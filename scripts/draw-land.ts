// `npm run land`: draws the land of the map on which visitors choose a place
// (app/tools/yield/map/land.svg) from Natural Earth at 1:50 million, which is in the public domain.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliCompressSync } from 'node:zlib';
import { feature } from 'topojson-client';
import { extent, units } from '../app/tools/yield/map/geometry.ts';
import { areaOf, type Point, pathOf, simplifyRing } from './outline.ts';

const target = 'app/tools/yield/map/land.svg';
const largestFile = 15_000;
/** What a simplified coast may leave out, in degrees. */
const tolerance = 0.1;
/** Islands smaller than this, in square degrees, are left out. */
const smallestIsland = 0.04;

const require = createRequire(import.meta.url);

function readLand(): Point[][] {
  const file = require.resolve('world-atlas/land-50m.json');
  const topology: Parameters<typeof feature>[0] = JSON.parse(readFileSync(file, 'utf8'));
  const { land } = topology.objects;
  if (!land) throw new Error('world-atlas has no land');
  const { features } = feature(topology, land) as unknown as {
    features: { geometry: { coordinates: Point[][][] } }[];
  };
  return features.flatMap(({ geometry }) => geometry.coordinates.flat());
}

/** Without the jump from 180° east to 180° west: such a ring goes on beyond either end. */
function unwrap(ring: Point[]): Point[] {
  let shift = 0;
  let before = ring[0]?.[0] ?? 0;
  return ring.map(([longitude, latitude]) => {
    const step = longitude - before;
    if (Math.abs(step) > 180) shift -= Math.sign(step) * 360;
    before = longitude;
    return [longitude + shift, latitude];
  });
}

const isOnMap = (ring: Point[]): boolean =>
  ring.some(([x, y]) => x >= 0 && x <= extent.width && y >= 0 && y <= extent.height);

/** @returns a ring as often as it is on the map, which is twice where its edge divides it. */
function placed(ring: Point[]): Point[][] {
  return [-360, 0, 360]
    .map((turn) => ring.map(([x, y]): Point => [x + turn - extent.west, extent.north - y]))
    .filter(isOnMap);
}

const rounded = (ring: Point[]): Point[] =>
  ring.map(([x, y]) => [Math.round(x * units), Math.round(y * units)]);

const rings = readLand()
  .map(unwrap)
  .filter((ring) => areaOf(ring) >= smallestIsland)
  .flatMap(placed)
  .map((ring) => rounded(simplifyRing(ring, tolerance)))
  .filter((ring) => ring.length > 3);

// The colour is for where the file is shown as a picture: it stands out on light and on dark. Pages
// that take the path by its name give it their own.
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${extent.width * units} ${extent.height * units}" preserveAspectRatio="none" fill="#807e78"><title>Land</title><path id="land" fill-rule="evenodd" d="${rings.map(pathOf).join('')}"/></svg>
`;
const sent = brotliCompressSync(svg).length;
if (sent > largestFile)
  throw new Error(`It has ${sent} bytes as it is sent; ${largestFile} are allowed`);
writeFileSync(target, svg);
console.log(`${target}: ${svg.length} bytes, ${sent} as it is sent, ${rings.length} rings`);
