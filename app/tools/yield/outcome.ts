import { bestTilt, type Climate, estimateYear } from '../../solar/estimate.ts';
import type { BestPlane, ToolPlace } from '../content.ts';
import type { YieldCase } from './case.ts';

/** Of all modules of a case in a long-term year. */
export interface Outcome {
  /** kWp */
  power: number;
  /** kWh */
  annual: { energy: number; low: number; high: number };
  /** kWh, from January to December. */
  monthly: number[];
  /** kWh for each kWp. */
  perPower: number;
  /** kWh/m² a year. */
  irradiation: { horizontal: number; plane: number };
  best: BestPlane;
  /** What modules without air behind them yield less than ventilated ones here, as a share. */
  heatLoss: number;
  /** kg of CO₂ that other power plants do not emit; null without a factor. */
  carbon: number | null;
  /** In the currency of the price; null without one. */
  money: number | null;
  /** Of that; null where it is the visitor's own. */
  currency: string | null;
}

/** It depends on the place alone, and takes ten times as long as a year. */
export function bestOf(climate: Climate): BestPlane {
  const tilt = bestTilt(climate);
  const azimuth = climate.latitude >= 0 ? 180 : 0;
  const { annual } = estimateYear(climate, { tilt, azimuth, mounting: 'ventilated' });
  return { tilt, azimuth, perPower: annual.energy };
}

/** The same in the browser and on the server. */
export function calculate(
  { climate, best = bestOf(climate) }: Pick<ToolPlace, 'climate' | 'best'>,
  one: YieldCase,
): Outcome {
  const { tilt, azimuth, mounting } = one;
  const ofOne = estimateYear(climate, { tilt, azimuth, mounting });
  const annualOf = (other: 'bonded' | 'ventilated') =>
    mounting === other
      ? ofOne.annual.energy
      : estimateYear(climate, { tilt, azimuth, mounting: other }).annual.energy;
  const power = (one.model.power * one.count) / 1000;
  const energy = ofOne.annual.energy * power;
  return {
    power,
    annual: { energy, low: ofOne.annual.low * power, high: ofOne.annual.high * power },
    monthly: ofOne.monthly.map((month) => month * power),
    perPower: ofOne.annual.energy,
    irradiation: ofOne.irradiation,
    best,
    heatLoss: 1 - annualOf('bonded') / annualOf('ventilated'),
    carbon: one.factor === null ? null : (energy * one.factor) / 1000,
    money: one.price === null ? null : energy * one.price,
    currency: one.currency,
  };
}
