import type { Translated } from '../plural.ts';

/**
 * The words of the string voltage check in English. They reach a page with the data of its block,
 * so that pages without the check do not carry them.
 */
export const messages = {
  model: 'Module',
  modules: 'Modules in series',
  lowest: 'Lowest temperature at the site',
  highest: 'Highest cell temperature',
  inverterMaximum: 'Maximum input voltage of the inverter or charge controller',
  mpptMinimum: 'MPPT window from',
  mpptMaximum: 'MPPT window to',
  optional: 'optional',
  calculate: 'Check the string',
  result: 'Result',
  withinLimit: 'Within the limit: {voltage} at {temperature}, {margin} below {limit}.',
  tooHigh: 'Too high: {voltage} at {temperature}, {margin} above {limit}.',
  noneFits: 'No string length fits this inverter or charge controller.',
  largest: 'At most in series',
  smallest: 'At least in series, for the MPPT window',
  modulesCount: { one: '{value} module', other: '{value} modules' },
  limitOfModule: 'Limit: maximum system voltage of the module',
  limitOfInverter: 'Limit: maximum input voltage of the inverter or charge controller',
  openCircuitModule: 'Open-circuit voltage of one module at {temperature}',
  openCircuitString: 'Open-circuit voltage of the string at {temperature}',
  operatingCold: 'Operating voltage of the string at {temperature}',
  aboveWindow: 'above the MPPT window',
  belowWindow: 'below the MPPT window',
  withinWindow: 'within the MPPT window',
  course: 'The string over the temperature',
  method: 'How it is calculated',
  methodCold:
    'The colder the cells, the higher the voltage. Before sunrise they are as cold as the air, so the lowest air temperature counts:',
  methodHot:
    'Operating voltage uses the temperature coefficient of power, as none is known for the voltage itself. It is therefore an approximation.',
  ruleFirst:
    'Local rules and the limits of the inverter come first. This check does not replace planning by an electrician.',
  dataMissing: 'The values this check needs are not available for these models yet.',
  errorModules: 'Please enter a whole number from 1 to {maximum}',
  errorRange: 'Please enter a number from {minimum} to {maximum}',
  errorLimitRequired:
    'Please enter the maximum input voltage: no system voltage is known for this module',
  errorWindow: 'The upper end has to be above the lower one',
  errorHotter: 'The highest temperature has to be above the lowest one',
};

export type StringCheckMessages = Translated<typeof messages>;
