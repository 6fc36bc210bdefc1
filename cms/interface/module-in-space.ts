import type { Text } from './text.ts';

export type LayerMaterial = 'glass' | 'polymer' | 'adhesive' | 'cells' | 'composite';

export interface SpaceMeasure {
  value: number;
  qualifier: 'exactly' | 'about' | 'moreThan' | 'atLeast';
  isExample: boolean;
}

/** One of the modules that stand beside each other, both of the same length and width. */
export interface SpaceModule {
  name: Text;
  /** kg */
  weight: SpaceMeasure | null;
  /** mm; what tables say, which its layers need not add up to. */
  thickness: SpaceMeasure;
  /** From the side facing the sun downwards, in mm. */
  layers: {
    id: string;
    name: Text;
    thickness: number;
    material: LayerMaterial;
    isExample: boolean;
  }[];
}

/** A module to turn and bend, with its true measures; lengths are in mm. */
export interface SpaceContent {
  length: number;
  width: number;
  isSizeExample: boolean;
  /** W; of both. */
  power: SpaceMeasure | null;
  /** The smallest that the data permit; null where they state none. */
  bendRadius: SpaceMeasure | null;
  ours: SpaceModule;
  /** With its weight per area in kg/m², from which its weight follows. */
  glass: (SpaceModule & { weightPerArea: number | null }) | null;
}
