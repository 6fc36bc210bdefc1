import { radians } from './sun.ts';

/**
 * The part of a day's radiation that comes from all of the sky. D. G. Erbs, S. A. Klein and J. A.
 * Duffie, "Estimation of the diffuse radiation fraction for hourly, daily and monthly-average global
 * radiation", Solar Energy 28, 1982, daily correlation.
 * @param clearness of the day.
 * @param sunset the hour angle of sunset; short days are those of winter.
 * @returns 0–1.
 */
export function diffuseShare(clearness: number, sunset: number): number {
  const k = clearness;
  if (sunset <= radians(81.4)) {
    if (k >= 0.715) return 0.143;
    return 1 - 0.2727 * k + 2.4495 * k ** 2 - 11.9514 * k ** 3 + 9.3879 * k ** 4;
  }
  if (k >= 0.722) return 0.175;
  return 1 + 0.2832 * k - 2.5557 * k ** 2 + 0.8448 * k ** 3;
}

/**
 * What an hour has of its day: of all radiation after M. Collares-Pereira and A. Rabl, "The average
 * distribution of solar radiation", Solar Energy 22, 1979; of the diffuse part after B. Y. H. Liu
 * and R. C. Jordan, Solar Energy 4, 1960.
 * @param hourAngle of the middle of the hour, within that of sunset.
 */
export function shareOfHour(hourAngle: number, sunset: number) {
  const diffuse =
    ((Math.PI / 24) * (Math.cos(hourAngle) - Math.cos(sunset))) /
    (Math.sin(sunset) - sunset * Math.cos(sunset));
  const a = 0.409 + 0.5016 * Math.sin(sunset - radians(60));
  const b = 0.6609 - 0.4767 * Math.sin(sunset - radians(60));
  return { total: diffuse * (a + b * Math.cos(hourAngle)), diffuse };
}
