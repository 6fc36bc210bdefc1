import type { ModelContent, ParameterContent } from '../../../cms/interface.ts';
import { catalogues } from '../../i18n/catalogues.ts';
import type { Example } from '../example.ts';

const { voltage, cellTemperature } = catalogues.en.documents;
const messages = {
  ...catalogues.en.stringCheck,
  ...{ voltage, cellTemperature, openCircuitSymbol: 'Voc', operatingSymbol: 'Vmp' },
};

export const examples: Example<'stringCheck'>[] = [
  {
    name: 'a string that keeps its limit',
    block: {
      blockType: 'stringCheck',
      id: 'string-check-full',
      title: 'Check a string',
      text: 'Voltage rises as cells get colder.',
      models: [model('SMF 520', 1000), model('Off-grid 215', undefined)],
      basis: 'Electrical values are those of glass modules of the same class.',
      query: {},
      messages,
    },
  },
  {
    name: 'entries that are wrong',
    block: {
      blockType: 'stringCheck',
      id: 'string-check-wrong',
      title: 'Check a string',
      models: [model('SMF 520', 1000)],
      query: { modules: '1.5', lowest: 'frost', mpptMinimum: '400', mpptMaximum: '200' },
      messages,
    },
  },
  {
    name: 'no values',
    block: {
      blockType: 'stringCheck',
      id: 'string-check-empty',
      title: 'Check a string',
      models: [],
      query: {},
      messages,
    },
  },
];

function model(name: string, maximumSystemVoltage: number | undefined): ModelContent {
  const rows = {
    openCircuitVoltage: 48.5,
    voltageTemperatureCoefficient: -0.123,
    voltageAtMaximumPower: 40.5,
    powerTemperatureCoefficient: -0.343,
    ...(maximumSystemVoltage && { maximumSystemVoltage }),
  };
  return {
    id: name,
    key: name,
    name,
    href: null,
    certifications: [],
    groups: [{ key: 'electrical', title: 'Electrical data', rows: Object.entries(rows).map(row) }],
  };
}

function row([key, number]: [string, number]): ParameterContent {
  const qualifier = 'exactly';
  return { key, name: key, value: String(number), number, unit: null, qualifier, isExample: true };
}
