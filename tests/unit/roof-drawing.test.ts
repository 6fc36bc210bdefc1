import { describe, expect, it } from 'vitest';
import { dxfOf } from '../../app/roof/dxf.ts';
import { layoutModules } from '../../app/roof/layout.ts';
import type { Roof } from '../../app/roof/roof.ts';
import { shapesOf } from '../../app/roof/shapes.ts';
import { sketchRoof } from '../../app/roof/sketch.ts';
import { svgOf } from '../../app/roof/svg.ts';

const roof: Roof = {
  ...{ length: 18_400, width: 11_250, edge: 600, clearance: 250 },
  notch: { length: 6000, width: 4100 },
  obstacles: [{ x: 3000, y: 2000, width: 1200, height: 1500 }],
};
const modules = layoutModules(roof, { long: 2245, short: 1196, gap: 20 });
const shapes = shapesOf(roof, modules);

describe('the DXF file', () => {
  it('has nothing but ASCII, and pairs of lines', () => {
    const lines = dxfOf(shapes).split('\r\n');
    expect(lines.pop()).toBe('');
    expect(lines.length % 2).toBe(0);
    expect(lines.slice(-2)).toEqual(['0', 'EOF']);
    expect(lines.join('')).toMatch(/^[\x20-\x7e]+$/);
  });
});

describe('the SVG file', () => {
  it('is at 1 : 100, with a line for each module', () => {
    const svg = svgOf(shapes, 'Roof <& "modules">');
    // 18.4 m and 5 cm of margin on either side.
    expect(svg).toContain('width="185mm" height="113.5mm"');
    expect(svg.match(/class="module"/g)).toHaveLength(modules.length);
    expect(svg).toContain('<title>Roof &#60;&#38; &#34;modules&#34;&#62;</title>');
  });
});

describe('the drawing on the page', () => {
  const modulesIn = (filled: number, fill: string | undefined) =>
    sketchRoof(roof, modules, null, filled)
      .shapes.filter((shape) => shape.kind === 'path' && shape.path.includes('h'))
      .filter((shape) => shape.kind === 'path' && shape.fill === fill)
      .map((shape) => (shape.kind === 'path' ? shape.path.split('M').length - 1 : 0));

  it('fills in the modules that are needed, and outlines the others', () => {
    expect(modulesIn(4, 'tint')).toEqual([4]);
    expect(modulesIn(4, undefined)).toEqual([modules.length - 4]);
    expect(modulesIn(modules.length, 'tint')).toEqual([modules.length]);
    expect(modulesIn(modules.length, undefined)).toEqual([]);
  });
});
