import type { Example } from '../example.ts';

export const examples: Example<'specificationTable'>[] = [
  {
    name: 'two products',
    block: {
      blockType: 'specificationTable',
      id: 'specification-full',
      title: 'Basic parameters',
      text: 'Values at standard test conditions unless said otherwise.',
      products: [
        { id: 'dragonfly', name: 'Dragonfly 520 W' },
        { id: 'smf', name: 'SMF' },
      ],
      groups: [
        {
          id: 'mechanical',
          title: 'Mechanical data',
          rows: [
            row('weight', 'Weight per area', 'kg/m²', ['4.1'], ['about 2.8']),
            row('thickness', 'Thickness of the laminate', 'mm', ['2'], ['2']),
            row(
              'cells',
              'Cells',
              null,
              ['144 half-cut mono PERC'],
              ['144 half-cut mono PERC', true],
            ),
            row('cable', 'Anschlussleitungsquerschnitt', 'mm²', ['4', true], ['4', true]),
          ],
        },
        {
          id: 'electrical',
          title: 'Electrical data',
          rows: [
            row('voc', 'Open-circuit voltage', 'V', ['48.5', true], ['49.4', true]),
            row('isc', 'Short-circuit current', 'A', ['13.52', true], ['11.23', true]),
            row('vmp', 'Voltage at nominal power', 'V', ['40.5', true], ['40.7', true]),
            row('imp', 'Current at nominal power', 'A', ['12.84', true], ['10.69', true]),
          ],
        },
      ],
      basis: 'Electrical values are those of glass modules of the same class.',
    },
  },
  {
    name: 'one product, one row',
    block: {
      blockType: 'specificationTable',
      id: 'specification-sparse',
      title: 'Off-grid series',
      products: [{ id: 'off-grid', name: 'Off-grid' }],
      groups: [
        {
          id: 'mechanical',
          title: 'Mechanical data',
          rows: [row('weight', 'Weight per area', 'kg/m²', ['about 3'])],
        },
      ],
    },
  },
];

function row(
  id: string,
  parameter: string,
  unit: string | null,
  ...values: [value: string, isExample?: boolean][]
) {
  return {
    id,
    parameter,
    unit,
    values: values.map(([value, isExample], index) => ({ id: `${id}-${index}`, value, isExample })),
  };
}
