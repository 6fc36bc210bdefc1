/**
 * How clear the days of a month are. A month has bright days and dull ones, and a module makes less
 * of both than of its mean day: one mean day alone would lose about 9 % in Berlin.
 */

/** How many days stand for a month, each for an equal part of it. */
const count = 5;

/** The dullest day. */
const minimum = 0.05;

/**
 * K. G. T. Hollands and R. G. Huget, "A probability density function for the clearness index",
 * Solar Energy 30, 1983.
 */
const maximumOf = (mean: number): number => 0.6313 + 0.267 * mean - 11.9 * (mean - 0.75) ** 8;

/**
 * The days of a month by their clearness, which is the share of the extraterrestrial radiation that
 * reaches the ground. P. Bendt, M. Collares-Pereira and A. Rabl, "The frequency distribution of
 * daily insolation values", Solar Energy 27, 1981, with the parameter as M. E. Herzog approximates
 * it (Trinity University, 1985).
 * @param mean the clearness of the month, above 0.05 and below 0.85.
 * @returns of five days that make up the month, dull to bright; their mean is that of the month.
 */
export function clearnessOfDays(mean: number): number[] {
  const maximum = maximumOf(mean);
  const range = maximum - minimum;
  if (mean <= minimum || mean >= maximum) return Array.from({ length: count }, () => mean);
  const ratio = range / (maximum - mean);
  const gamma = -1.498 + (1.184 * ratio - 27.182 * Math.exp(-1.5 * ratio)) / range;
  const days = Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count;
    const density = (1 - share) * Math.exp(gamma * minimum) + share * Math.exp(gamma * maximum);
    return Math.log(density) / gamma;
  });
  const correction = (mean * count) / days.reduce((sum, day) => sum + day, 0);
  return days.map((day) => day * correction);
}
