import type { ModelContent, ParameterContent } from '../../../cms/interface.ts';
import type { Example } from '../example.ts';

const example = true;

export const examples: Example<'specificationTable'>[] = [
  {
    name: 'two models',
    block: {
      blockType: 'specificationTable',
      id: 'specification-full',
      title: 'Basic parameters',
      text: 'Values at standard test conditions unless said otherwise.',
      models: [
        model('smh-520', 'SMH 520', '/dragonfly', [
          group('mechanical', 'Mechanical data', [
            row('weightPerArea', 'Weight per area', '4.1', 'kg/m²'),
            row('thickness', 'Thickness of the laminate', '2', 'mm'),
            row('cells', 'Cells', '144 half-cut mono PERC', null),
            row('cable', 'Anschlussleitungsquerschnitt', '4', 'mm²', example),
          ]),
          group('electrical', 'Electrical data', [
            row('openCircuitVoltage', 'Open-circuit voltage', '48.5', 'V', example),
            row('shortCircuitCurrent', 'Short-circuit current', '13.52', 'A', example),
          ]),
        ]),
        model('smf-520', 'SMF 520', null, [
          group('mechanical', 'Mechanical data', [
            { ...row('weightPerArea', 'Weight per area', '2.8', 'kg/m²'), qualifier: 'about' },
            row('thickness', 'Thickness of the laminate', '2', 'mm', example),
          ]),
          group('electrical', 'Electrical data', [
            row('openCircuitVoltage', 'Open-circuit voltage', '49.4', 'V', example),
          ]),
        ]),
      ],
      basis: 'Electrical values are those of glass modules of the same class.',
    },
  },
  {
    name: 'one model, one row',
    block: {
      blockType: 'specificationTable',
      id: 'specification-sparse',
      title: 'Off-grid series',
      models: [
        model('off-grid', 'Off-grid', null, [
          group('mechanical', 'Mechanical data', [
            row('weightPerArea', 'Weight per area', '3', 'kg/m²'),
          ]),
        ]),
      ],
    },
  },
];

function model(
  key: string,
  name: string,
  href: string | null,
  groups: ModelContent['groups'],
): ModelContent {
  return { id: key, key, name, href, groups, certifications: [] };
}

function group(key: string, title: string, rows: ParameterContent[]) {
  return { key, title, rows };
}

function row(
  key: string,
  name: string,
  value: string,
  unit: string | null,
  isExample = false,
): ParameterContent {
  return { key, name, value, unit, qualifier: 'exactly', isExample };
}
