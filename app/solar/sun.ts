/**
 * Where the sun is, and what reaches the top of the atmosphere. All angles are in radians unless a
 * name says degrees.
 */
export const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Of a year without a leap day. */
export const daysInMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/**
 * The day of the year whose extraterrestrial radiation is nearest to the mean of its month.
 * S. A. Klein, "Calculation of monthly average insolation on tilted surfaces", Solar Energy 19,
 * 1977, table 1.
 */
export const meanDays = [17, 47, 75, 105, 135, 162, 198, 228, 258, 288, 318, 344] as const;

/** kW/m²: the mean at the edge of the atmosphere, as in the sources of the other steps. */
const solarConstant = 1.367;

/** P. I. Cooper, "The absorption of radiation in solar stills", Solar Energy 12, 1969. */
export const declinationOn = (day: number): number =>
  radians(23.45) * Math.sin((2 * Math.PI * (284 + day)) / 365);

/** kW/m² on a surface that faces the sun, at the edge of the atmosphere. */
export const normalIrradianceOn = (day: number): number =>
  solarConstant * (1 + 0.033 * Math.cos((2 * Math.PI * day) / 365));

/** @returns the hour angle of sunset: 0 if the sun does not rise, π if it does not set. */
export function sunsetAngle(latitude: number, declination: number): number {
  const cosine = -Math.tan(latitude) * Math.tan(declination);
  return Math.acos(Math.min(1, Math.max(-1, cosine)));
}

/** @returns kWh/m² a day on a horizontal surface at the edge of the atmosphere (Klein 1977). */
export function extraterrestrialDay(latitude: number, day: number): number {
  const declination = declinationOn(day);
  const sunset = sunsetAngle(latitude, declination);
  return (
    (24 / Math.PI) *
    normalIrradianceOn(day) *
    (Math.cos(latitude) * Math.cos(declination) * Math.sin(sunset) +
      sunset * Math.sin(latitude) * Math.sin(declination))
  );
}

/** The cosine of the angle between the sun and the vertical. */
export const cosineOfZenith = (latitude: number, declination: number, hourAngle: number): number =>
  Math.cos(latitude) * Math.cos(declination) * Math.cos(hourAngle) +
  Math.sin(latitude) * Math.sin(declination);
