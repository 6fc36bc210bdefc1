import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { dxfOf } from '../../app/roof/dxf.ts';
import { layoutModules } from '../../app/roof/layout.ts';
import type { Roof } from '../../app/roof/roof.ts';
import { shapesOf } from '../../app/roof/shapes.ts';

const roof: Roof = {
  ...{ length: 18_400, width: 11_250, edge: 600, clearance: 250 },
  notch: { length: 6000, width: 4100 },
  obstacles: [{ x: 3000, y: 2000, width: 1200, height: 1500 }],
};
const modules = layoutModules(roof, { long: 2245, short: 1196, gap: 20 });
const shapes = shapesOf(roof, modules);

/** Debian's package python3-ezdxf, which CI installs. */
const python = '/usr/bin/python3';
const hasReader = spawnSync(python, ['-c', 'import ezdxf']).status === 0;

/** What ezdxf makes of a drawing: by layer, the size of each line in mm. */
const program = `
import io, json, sys, ezdxf
from ezdxf import bbox
document = ezdxf.read(io.TextIOWrapper(sys.stdin.buffer))
faults = [str(error) for error in document.audit().errors]
sizes = {}
for line in document.modelspace():
    box = bbox.extents([line])
    sizes.setdefault(line.dxf.layer, []).append([box.size.x, box.size.y, line.is_closed])
print(json.dumps({'version': document.dxfversion, 'faults': faults, 'sizes': sizes}))
`;

interface ReadDrawing {
  version: string;
  faults: string[];
  sizes: Record<string, [width: number, height: number, isClosed: boolean][]>;
}

it.skipIf(!hasReader)(
  'the DXF file of a roof is read by a program for such drawings, to scale (python3-ezdxf)',
  () => {
    const { stdout, stderr } = spawnSync(python, ['-c', program], {
      ...{ input: dxfOf(shapes), encoding: 'utf8' },
    });
    expect(stderr).toBe('');
    const { version, faults, sizes }: ReadDrawing = JSON.parse(stdout);
    expect(version).toBe('AC1009');
    expect(faults).toEqual([]);
    expect(sizes.ROOF).toEqual([[18_400, 11_250, true]]);
    expect(sizes.FREE_EDGE).toEqual([[17_200, 10_050, true]]);
    expect(sizes.OBSTACLES).toEqual([[1200, 1500, true]]);
    expect(sizes.MODULES).toHaveLength(modules.length);
    for (const [width, height, isClosed] of sizes.MODULES ?? []) {
      expect([Math.max(width, height), Math.min(width, height), isClosed]).toEqual([
        ...[2245, 1196],
        true,
      ]);
    }
  },
);
