import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';

interface Point {
  latitude: number;
  longitude: number;
}

/** Points of longitude and latitude; the last is the first. */
type Ring = number[][];

type Geometry =
  | { type: 'Polygon'; coordinates: Ring[] }
  | { type: 'MultiPolygon'; coordinates: Ring[][] };

type Topology = Parameters<typeof feature>[0];

const require = createRequire(import.meta.url);

/** More would not change a mean. */
const pointsOfCountry = 60;

/** The atlas ends here: it has neither Finland nor Iceland, and of Norway 140 cells in its south. */
const northernmost = 60;

/** Whether a point is within rings of longitude and latitude: an odd number of them is above it. */
function isWithin(rings: Ring[], { latitude, longitude }: Point): boolean {
  let isInside = false;
  for (const ring of rings) {
    ring.forEach(([x = 0, y = 0], index) => {
      const [fromX = 0, fromY = 0] = ring.at(index - 1) ?? [];
      if (y > latitude === fromY > latitude) return;
      if (longitude < ((fromX - x) * (latitude - y)) / (fromY - y) + x) isInside = !isInside;
    });
  }
  return isInside;
}

function pointsIn(rings: Ring[]): Point[] {
  const all = rings.flat();
  const [west, east] = [Math.min(...all.map(([x = 0]) => x)), Math.max(...all.map(([x = 0]) => x))];
  const [south, north] = [
    Math.max(-59, Math.min(...all.map(([, y = 0]) => y))),
    Math.min(northernmost, Math.max(...all.map(([, y = 0]) => y))),
  ];
  const points: Point[] = [];
  const step = Math.max(0.1, Math.min(1, (east - west) / 12, (north - south) / 12));
  for (let latitude = south + step / 2; latitude < north; latitude += step) {
    for (let longitude = west + step / 2; longitude < east; longitude += step) {
      if (isWithin(rings, { latitude, longitude })) points.push({ latitude, longitude });
    }
  }
  const every = Math.max(1, Math.ceil(points.length / pointsOfCountry));
  return points.filter((_, index) => index % every === 0);
}

const ringsOf = (geometry: Geometry): Ring[] =>
  geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat();

/** @returns points spread over each country, by its ISO 3166 numeric code. */
export function pointsByCountry(): Map<string, Point[]> {
  const file = require.resolve('world-atlas/countries-50m.json');
  const topology: Topology = JSON.parse(readFileSync(file, 'utf8'));
  const { countries } = topology.objects;
  if (!countries) throw new Error('world-atlas has no countries');
  const { features } = feature(topology, countries) as unknown as {
    features: { id?: string; geometry: Geometry }[];
  };
  return new Map(
    features.map(({ id, geometry }) => [String(id), pointsIn(ringsOf(geometry))] as const),
  );
}
