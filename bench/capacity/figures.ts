import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Seconds } from './cost.ts';
import type { KindsMeasured } from './measure-kinds.ts';
import type { Killed, Scaled } from './nodes.ts';
import type { Size } from './sizes.ts';
import type { Small } from './small.ts';

interface Stamp {
  /** In ISO 8601. */
  at: string;
  machine: string;
}

/** What the last run of each part has measured. */
export interface Figures {
  kinds?: Stamp & KindsMeasured;
  nodes?: Stamp & { costs: Record<string, Seconds>; scaled: Scaled[]; killed: Killed };
  sizes?: Stamp & { measured: Size[] };
  small?: Stamp & { measured: Small[] };
}

const file = new URL('figures.json', import.meta.url);

export function readFigures(): Figures {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Digits that say nothing are left out. */
const rounded = (_key: string, value: unknown) =>
  typeof value === 'number' ? Number(value.toPrecision(4)) : value;

export function keep(part: Figures): void {
  writeFileSync(file, `${JSON.stringify({ ...readFigures(), ...part }, rounded, 2)}\n`);
}
