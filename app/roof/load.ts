/** What the modules are fixed with; on a substructure they are bonded to its profiles. */
export const fixings = ['bonded', 'clamped', 'substructure'] as const;
export type Fixing = (typeof fixings)[number];

/** Per module, unless a name says otherwise. None of it is known: visitors see and change it. */
export interface LoadAssumptions {
  /** m of bead. */
  beadLength: number;
  /** mm */
  beadWidth: number;
  beadHeight: number;
  /** kg/m³ of the cured adhesive. */
  adhesiveDensity: number;
  clamps: number;
  /** kg of one clamp. */
  clampWeight: number;
  /** kg/m² of profiles below the modules. */
  profileWeight: number;
  /** kg of cables and plugs. */
  cableWeight: number;
}

/** In kg, unless a name says otherwise. */
export interface Load {
  modules: number;
  adhesive: number;
  clamps: number;
  profiles: number;
  cables: number;
  total: number;
  /** kg/m² of what modules cover: what a reserve is compared with. */
  perCovered: number;
  /** kg/m² of the whole roof. */
  perRoof: number;
}

/** m/s², by definition (3rd General Conference on Weights and Measures, 1901). */
const standardGravity = 9.80665;

/** @returns kN/m², which is what engineers calculate with, of a mass in kg/m². */
export const kilonewtons = (kilograms: number): number => (kilograms * standardGravity) / 1000;

/** @returns kg/m² of a load in kN/m²: 102 of 1. */
export const kilograms = (load: number): number => (load * 1000) / standardGravity;

/** @returns kg on one module: length × section × density. */
export const adhesiveWeight = (assumed: LoadAssumptions): number =>
  assumed.beadLength * assumed.beadWidth * assumed.beadHeight * 1e-6 * assumed.adhesiveDensity;

interface Installed {
  count: number;
  /** kg of one. */
  moduleWeight: number;
  /** m² */
  covered: number;
  roof: number;
  fixing: Fixing;
}

/** The permanent load that an installation adds to a roof; no wind, no snow. */
export function loadOf(installed: Installed, assumed: LoadAssumptions): Load {
  const { count, moduleWeight, covered, roof, fixing } = installed;
  const modules = count * moduleWeight;
  const adhesive = fixing === 'clamped' ? 0 : count * adhesiveWeight(assumed);
  const clamps = fixing === 'clamped' ? count * assumed.clamps * assumed.clampWeight : 0;
  const profiles = fixing === 'substructure' ? covered * assumed.profileWeight : 0;
  const cables = count * assumed.cableWeight;
  const total = modules + adhesive + clamps + profiles + cables;
  return {
    ...{ modules, adhesive, clamps, profiles, cables, total },
    perCovered: covered > 0 ? total / covered : 0,
    perRoof: roof > 0 ? total / roof : 0,
  };
}

/** kg/m² of glass modules with their mounting, as vendors state it (heliup-solar.com). */
export const glassWithMounting = { from: 11, to: 14 } as const;
