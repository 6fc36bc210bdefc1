import { type Corner, extentOf, type Layer, layers, type RoofShape } from './shapes.ts';

/** Names that every program takes, whatever its language, and colours of the AutoCAD index. */
const layerFacts: Record<Layer, { name: string; color: number }> = {
  roof: { name: 'ROOF', color: 7 },
  free: { name: 'FREE_EDGE', color: 8 },
  obstacle: { name: 'OBSTACLES', color: 1 },
  module: { name: 'MODULES', color: 5 },
};

type Group = readonly [code: number, value: string | number];

const section = (name: string, groups: Group[]): Group[] => [
  [0, 'SECTION'],
  [2, name],
  ...groups,
  [0, 'ENDSEC'],
];

const table = (name: string, entries: Group[][]): Group[] => [
  [0, 'TABLE'],
  [2, name],
  [70, entries.length],
  ...entries.flat(),
  [0, 'ENDTAB'],
];

const layerEntry = (layer: Layer): Group[] => [
  [0, 'LAYER'],
  [2, layerFacts[layer].name],
  [70, 0],
  [62, layerFacts[layer].color],
  [6, 'CONTINUOUS'],
];

const lineTypes: Group[][] = [
  [
    [0, 'LTYPE'],
    [2, 'CONTINUOUS'],
    [70, 0],
    [3, 'Solid line'],
    [72, 65],
    [73, 0],
    [40, 0],
  ],
];

function closedLine({ layer, corners }: RoofShape): Group[] {
  const { name } = layerFacts[layer];
  const vertex = ([x, y]: Corner): Group[] => [
    [0, 'VERTEX'],
    [8, name],
    [10, x],
    [20, y],
    [30, 0],
  ];
  return [
    [0, 'POLYLINE'],
    [8, name],
    [66, 1],
    [70, 1],
    [10, 0],
    [20, 0],
    [30, 0],
    ...corners.flatMap(vertex),
    [0, 'SEQEND'],
    [8, name],
  ];
}

/**
 * A drawing to scale, 1 unit being 1 mm, as ASCII DXF of AutoCAD release 12, which every program
 * reads. Source: Autodesk, "AutoCAD Release 12 DXF Reference".
 */
export function dxfOf(shapes: readonly RoofShape[]): string {
  const [width, height] = extentOf(shapes);
  const header: Group[] = [
    [9, '$ACADVER'],
    [1, 'AC1009'],
    [9, '$EXTMIN'],
    [10, 0],
    [20, 0],
    [9, '$EXTMAX'],
    [10, width],
    [20, height],
  ];
  const groups: Group[] = [
    ...section('HEADER', header),
    ...section('TABLES', [...table('LTYPE', lineTypes), ...table('LAYER', layers.map(layerEntry))]),
    ...section('ENTITIES', shapes.flatMap(closedLine)),
    [0, 'EOF'],
  ];
  return groups.map(([code, value]) => `${code}\r\n${value}\r\n`).join('');
}
