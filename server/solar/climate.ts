import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Climate } from '../../app/solar/estimate.ts';
import { ownFile } from '../../own-files.ts';

/** Where the grids come from, and how they are laid out: atlas/README.md. */
const folder = ownFile('server/solar/atlas');
const months = 12;

/** The southernmost centres of cells of irradiation. */

const southern = -59.5;
const rows = 135;
const columns = 360;

/** Country means differ by up to 20 % from the grid; what is more is an error of either. */
const [smallestFactor, largestFactor] = [0.82, 1.18];

/** How far a long-term year may be off, on open terrain and where the grid is too coarse. */
const ordinary = 0.12;
const difficult = 0.2;

const read = (name: string): Buffer =>
  brotliDecompressSync(readFileSync(path.join(folder, `${name}.bin.br`)));

interface Grids {
  /** 0.01 kWh/m² a day: month, row from south, column from west. */
  irradiation: Int16Array;
  /** 0.5 °C: month, row from north, column eastwards from Greenwich; nodes, not cells. */
  temperature: Int8Array;
  /** Per cent of each cell of irradiation. */
  land: Uint8Array;
  /** By country (ISO 3166 alpha-2). */
  factors: Record<string, number>;
}

let grids: Grids | undefined;

/** The file holds by how much each value differs from the one before: neighbours are alike. */
function summed(differences: Int16Array): Int16Array {
  let sum = 0;
  return differences.map((difference) => {
    sum += difference;
    return sum;
  });
}

function open(): Grids {
  if (grids) return grids;
  const irradiation = read('irradiation');
  const temperature = read('temperature');
  grids = {
    irradiation: summed(new Int16Array(new Uint8Array(irradiation).buffer)),
    temperature: new Int8Array(new Uint8Array(temperature).buffer),
    land: new Uint8Array(read('land')),
    factors: JSON.parse(readFileSync(path.join(folder, 'country-factors.json'), 'utf8')),
  };
  return grids;
}

interface Corner {
  row: number;
  column: number;
  weight: number;
}

/** The four points around a place, by its distance from each. */
function cornersOf(row: number, column: number, lastRow: number, width: number): Corner[] {
  const [south, west] = [Math.min(lastRow - 1, Math.floor(row)), Math.floor(column)];
  const [up, right] = [row - south, column - west];
  return [0, 1].flatMap((vertical) =>
    [0, 1].map((horizontal) => ({
      row: south + vertical,
      column: (west + horizontal + width) % width,
      weight: (vertical ? up : 1 - up) * (horizontal ? right : 1 - right),
    })),
  );
}

function irradiationAt(latitude: number, longitude: number): { days: number[]; land: number } {
  const { irradiation, land } = open();
  // Half a cell beyond the outermost centres there is no further one to interpolate with.
  const row = Math.min(rows - 1, Math.max(0, latitude - southern));
  const corners = cornersOf(row, longitude + 179.5, rows - 1, columns);
  const landOf = ({ row, column }: Corner) => (land[row * columns + column] ?? 0) / 100;
  const onLand = corners.reduce((sum, corner) => sum + corner.weight * landOf(corner), 0);
  // The sky over the sea is clearer: where there is land, only its cells count.
  const weightOf = (corner: Corner) => corner.weight * (onLand > 0 ? landOf(corner) : 1);
  const sum = corners.reduce((total, corner) => total + weightOf(corner), 0);
  const days = Array.from({ length: months }, (_, month) => {
    const total = corners.reduce((all, corner) => {
      const cell = irradiation[(month * rows + corner.row) * columns + corner.column] ?? 0;
      return all + weightOf(corner) * (cell / 100);
    }, 0);
    return total / sum;
  });
  return { days, land: onLand };
}

function temperatureAt(latitude: number, longitude: number): number[] {
  const { temperature } = open();
  const corners = cornersOf((90 - latitude) / 2.5, ((longitude + 360) % 360) / 2.5, 72, 144);
  return Array.from({ length: months }, (_, month) =>
    corners.reduce((sum, { row, column, weight }) => {
      const node = temperature[(month * 73 + row) * 144 + column] ?? 0;
      return sum + weight * (node / 2);
    }, 0),
  );
}

/**
 * The long-term climate of a place.
 * @param latitude −59.5–74.5°, north positive.
 * @param longitude −180–180°, east positive.
 * @param country ISO 3166 alpha-2, whose national mean calibrates the grid; '' for none.
 */
export function climateAt(latitude: number, longitude: number, country: string): Climate {
  const { days, land } = irradiationAt(latitude, longitude);
  const given = open().factors[country] ?? 1;
  const factor = Math.min(largestFactor, Math.max(smallestFactor, given));
  // Mountains and small islands show by how much their country differs from the grid.
  const isDifficult = Math.abs(latitude) > 60 || land < 0.2 || Math.abs(given - 1) > 0.12;
  return {
    latitude,
    irradiation: days.map((day) => day * factor),
    temperature: temperatureAt(latitude, longitude),
    uncertainty: isDifficult ? difficult : ordinary,
  };
}
