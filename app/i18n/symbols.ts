import type { Language } from './languages.ts';

/** What a data sheet has a symbol for, by the keys of the parameters. */
type Measured =
  | 'nominalPower'
  | 'openCircuitVoltage'
  | 'shortCircuitCurrent'
  | 'voltageAtMaximumPower'
  | 'currentAtMaximumPower';

type Symbols = Record<Measured, string>;

const ofVoltage: Symbols = {
  nominalPower: 'Pmax',
  openCircuitVoltage: 'Voc',
  shortCircuitCurrent: 'Isc',
  voltageAtMaximumPower: 'Vmp',
  currentAtMaximumPower: 'Imp',
};
/** Where the trade says MPP. */
const ofPowerPoint: Symbols = {
  ...ofVoltage,
  voltageAtMaximumPower: 'Vmpp',
  currentAtMaximumPower: 'Impp',
};
/** Where a voltage is a U. */
const german: Symbols = {
  ...ofPowerPoint,
  openCircuitVoltage: 'Uoc',
  voltageAtMaximumPower: 'Umpp',
};

/** The symbols of the trade: one set in each language, for tables, documents and tools alike. */
export const symbols: Record<Language, Symbols> = {
  ...{ en: ofVoltage, zh: ofVoltage, ja: ofVoltage },
  ...{ es: ofPowerPoint, fr: ofPowerPoint, pl: ofPowerPoint },
  de: german,
};
