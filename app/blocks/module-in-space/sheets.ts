import type { LayerMaterial, SpaceContent, SpaceModule } from '../../../cms/interface.ts';
import { bentPoint, curvatureOf, riseOf } from './bending.ts';

/** How the modules are shown; shares go from 0 to 1. */
export interface Pose {
  /** Of the curvature that is permitted. */
  bend: number;
  /** How far the layers are taken apart. */
  apart: number;
  /** How far the glass module has come. */
  beside: number;
  /** Degrees by which the viewer has gone around it. */
  turn: number;
}

export const firstPose: Pose = { bend: 0.5, apart: 0, beside: 0, turn: 34 };

export type Position = readonly [x: number, y: number, z: number];

/** One layer of a module where it lies, in metres; x is along the module, y upwards. */
export interface Sheet {
  id: string;
  of: 'ours' | 'glass';
  material: LayerMaterial;
  /** The lowest of its module, which nothing is seen through. */
  isLowest: boolean;
  length: number;
  width: number;
  /** Of its underside and its upper side, above the middle plane of the module. */
  from: number;
  to: number;
  curvature: number;
  /** Of the middle plane at its ends, above the ground. */
  lift: number;
  /** Of its middle, across the module. */
  z: number;
  opacity: number;
}

/** In metres. */
const gapOfLayers = 0.27;
const gapOfModules = 0.3;

const metres = (millimetres: number): number => millimetres / 1000;

/** All layers of what is shown, each module from the lowest to the highest. */
export function sheetsOf(content: SpaceContent, pose: Pose): Sheet[] {
  const radius = content.bendRadius && metres(content.bendRadius.value);
  const offset = (metres(content.width) + gapOfModules) / 2;
  const ours = layersOf(content, content.ours, {
    ...{ of: 'ours', opacity: 1, z: -offset * pose.beside, apart: pose.apart },
    curvature: curvatureOf(pose.bend, radius),
  });
  if (!content.glass || pose.beside === 0) return ours;
  const glass = layersOf(content, content.glass, {
    ...{ of: 'glass', opacity: pose.beside, z: offset * (2 - pose.beside), apart: 0 },
    curvature: 0,
  });
  return [...ours, ...glass];
}

type Placing = Pick<Sheet, 'of' | 'curvature' | 'z' | 'opacity'> & { apart: number };

function layersOf(content: SpaceContent, { layers }: SpaceModule, placing: Placing): Sheet[] {
  const { apart, ...placed } = placing;
  const thickness = metres(layers.reduce((sum, layer) => sum + layer.thickness, 0));
  const length = metres(content.length);
  let from = -thickness / 2;
  return layers.toReversed().map((layer, index) => {
    const to = from + metres(layer.thickness);
    const sheet: Sheet = {
      ...placed,
      ...{ id: layer.id, material: layer.material, isLowest: index === 0 },
      ...{ length, width: metres(content.width), from, to },
      lift: thickness / 2 + riseOf(length, placed.curvature) + index * gapOfLayers * apart,
    };
    from = to;
    return sheet;
  });
}

/**
 * @param along from −1, one end, to 1, the other.
 * @param across from −1 to 1.
 */
export function placeOn(sheet: Sheet, along: number, across: number, above = sheet.to): Position {
  const [x, y] = bentPoint((along * sheet.length) / 2, above, sheet.curvature);
  return [x, y + sheet.lift, sheet.z + (across * sheet.width) / 2];
}

/** Points that have to be in sight, whether the module is flat or bent. */
export function outlineOf(content: SpaceContent, pose: Pose): Position[] {
  return [0, 1].flatMap((bend) =>
    sheetsOf(content, { ...pose, bend }).flatMap((sheet) =>
      [-1, 0, 1].flatMap((along) => [-1, 1].map((across) => placeOn(sheet, along, across))),
    ),
  );
}

/** How many half-cut cells of 182 mm a module of this size has room for, along and across. */
export function cellsOf({ length, width }: Pick<SpaceContent, 'length' | 'width'>) {
  const pairs = Math.max(1, Math.floor((length - 20) / 185));
  return { along: 2 * pairs, across: Math.max(1, Math.floor((width - 20) / 184)) };
}
