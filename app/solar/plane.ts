import { cosineOfZenith, normalIrradianceOn, radians } from './sun.ts';

/** How a module lies, in degrees: 0 is flat and 90 upright; 0 faces north, 90 east, 180 south. */
export interface Plane {
  tilt: number;
  azimuth: number;
}

/** Radiation in kW/m². */
interface Horizontal {
  total: number;
  diffuse: number;
}

/** kW/m² on a plane, as it arrives and as the cells behind the surface get it. */
interface OnPlane {
  incident: number;
  effective: number;
}

/** Of ordinary ground. */
const albedo = 0.2;

/**
 * How much a flat surface reflects at an angle: the model of N. Martin and J. M. Ruiz, "Calculation
 * of the PV modules angular losses under field conditions by means of an analytical model", Solar
 * Energy Materials and Solar Cells 70, 2001, corrected in 2013. The figure is fitted, not theirs
 * (docs/decisions/0041); no measurement of our surface has been published.
 */
const reflection = 0.16;

/** Of the sky and the ground, for the surface above (Martin and Ruiz 2001). */
const [first, second] = [4 / (3 * Math.PI), 0.5 * reflection - 0.154];

const throughAt = (cosine: number): number =>
  cosine > 0 ? (1 - Math.exp(-cosine / reflection)) / (1 - Math.exp(-1 / reflection)) : 0;

const throughFrom = (term: number): number =>
  1 - Math.exp(-((first + second * term) * term) / reflection);

function cosineOfIncidence(
  { tilt, azimuth }: Plane,
  latitude: number,
  declination: number,
  hourAngle: number,
): number {
  const slope = radians(tilt);
  // The formulas count from south, west being positive.
  const surface = radians(azimuth - 180);
  const vertical =
    Math.sin(latitude) * Math.cos(slope) - Math.cos(latitude) * Math.sin(slope) * Math.cos(surface);
  const horizontal =
    Math.cos(latitude) * Math.cos(slope) + Math.sin(latitude) * Math.sin(slope) * Math.cos(surface);
  return (
    Math.sin(declination) * vertical +
    Math.cos(declination) * horizontal * Math.cos(hourAngle) +
    Math.cos(declination) * Math.sin(slope) * Math.sin(surface) * Math.sin(hourAngle)
  );
}

/**
 * A function that takes the radiation on the ground to a plane: J. E. Hay and J. A. Davies,
 * "Calculation of the solar radiation incident on an inclined surface", Toronto 1980. Part of the
 * diffuse light comes from around the sun, the rest from the whole sky; the ground reflects a fifth.
 * @param latitude in radians.
 */
export function transposition(plane: Plane, latitude: number) {
  const slope = radians(plane.tilt);
  const skyView = (1 + Math.cos(slope)) / 2;
  const groundView = (1 - Math.cos(slope)) / 2;
  const skyTerm = Math.sin(slope) + (Math.PI - slope - Math.sin(slope)) / (1 + Math.cos(slope));
  const groundTerm =
    slope > 0 ? Math.sin(slope) + (slope - Math.sin(slope)) / (1 - Math.cos(slope)) : 0;
  const [throughSky, throughGround] = [throughFrom(skyTerm), throughFrom(groundTerm)];

  return (day: number, declination: number, hourAngle: number, ground: Horizontal): OnPlane => {
    // Near the horizon the ratio of both cosines grows without limit, and the light is nearly none.
    const zenith = Math.max(0.01, cosineOfZenith(latitude, declination, hourAngle));
    const cosine = cosineOfIncidence(plane, latitude, declination, hourAngle);
    const diffuse = Math.min(ground.diffuse, ground.total);
    const beam = ground.total - diffuse;
    const aroundSun = Math.min(1, beam / (normalIrradianceOn(day) * zenith));
    const direct = ((beam + diffuse * aroundSun) * Math.max(0, cosine)) / zenith;
    const sky = diffuse * (1 - aroundSun) * skyView;
    const reflected = ground.total * albedo * groundView;
    return {
      incident: direct + sky + reflected,
      effective: direct * throughAt(cosine) + sky * throughSky + reflected * throughGround,
    };
  };
}
