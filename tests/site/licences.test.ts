import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { productionPackages } from '../../scripts/dependencies.ts';

const installed = productionPackages().filter(({ isInstalled }) => isInstalled);

describe('the bill of materials', () => {
  it('lists every package bundled into the server', () => {
    const built = 'build/server';
    const maps = readdirSync(built, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.js.map'))
      .map((name) => path.join(built, name));
    const folders = new Set(installed.map(({ folder }) => folder));
    const bundled = new Set<string>();
    for (const map of maps) {
      const { sources }: { sources: string[] } = JSON.parse(readFileSync(map, 'utf8'));
      for (const source of sources) {
        const inside = /node_modules\/.*/.exec(source)?.[0];
        const folder = inside && /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)/.exec(inside)?.[1];
        if (folder && existsSync(path.join(folder, 'package.json'))) bundled.add(folder);
      }
    }
    expect(bundled.size).toBeGreaterThan(50);
    expect([...bundled].filter((folder) => !folders.has(folder))).toEqual([]);
  });
});
