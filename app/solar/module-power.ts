/** How a module is mounted decides how well its back is cooled. */
export const mountings = ['ventilated', 'gap', 'bonded'] as const;
export type Mounting = (typeof mountings)[number];

/**
 * W/m²K, from module to air: in the open, with a small gap, and on a surface that lets no air behind
 * it. The last is "insulated" in PVsyst; King, Boyson and Kratochvil (SAND2004-3535) give 13 to 14.
 * No measured bonded system was found to check it.
 */
const heatLoss: Record<Mounting, number> = { ventilated: 34, gap: 20, bonded: 15 };

/**
 * Of light, by the cells; and what becomes electricity instead of heat. The second is fitted, and
 * above the 19.4 % of an SMF 520 (docs/decisions/0041).
 */
const absorbed = 0.9;
const efficiency = 0.2125;

/**
 * Monthly means of the air include the nights; modules work by day. Fitted, since the data have no
 * range from day to night (docs/decisions/0041).
 */
const warmerByDay = 3.6;

/**
 * @param air monthly mean, °C.
 * @param irradiance on the plane, kW/m².
 * @returns °C.
 */
export const cellTemperature = (air: number, irradiance: number, mounting: Mounting): number =>
  air + warmerByDay + (absorbed * irradiance * 1000 * (1 - efficiency)) / heatLoss[mounting];

/**
 * The efficiency of crystalline silicon relative to that in standard conditions. T. Huld et al.,
 * "A power-rating model for crystalline silicon PV modules", Solar Energy Materials and Solar Cells
 * 95, 2011: the mean of many modules, which knows dull light as well as heat.
 * @param irradiance that the cells get, kW/m².
 * @param temperature of the cells, °C.
 */
export function relativeEfficiency(irradiance: number, temperature: number): number {
  if (irradiance <= 0.001) return 0;
  const light = Math.log(irradiance);
  const heat = temperature - 25;
  return Math.max(
    0,
    1 -
      0.017237 * light -
      0.040465 * light ** 2 +
      heat * (-0.004702 + 0.000149 * light + 0.00017 * light ** 2) +
      0.000005 * heat ** 2,
  );
}
