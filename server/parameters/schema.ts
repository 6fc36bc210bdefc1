import { parameterGroups } from '../../cms/products/parameters.ts';

/** JSON Schema of `/parameters/KEY.json`; an index holds such records under `models`. */
export const schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Parameters of an eArc solar module',
  type: 'object',
  required: [
    'key',
    'name',
    'manufacturer',
    'technology',
    'certifications',
    'revision',
    'changed',
    'hasExampleData',
    'parameters',
    'source',
  ],
  properties: {
    $schema: { type: 'string', description: 'Address of this schema.' },
    key: { type: 'string', description: 'Stable name of the model, also in addresses.' },
    name: { type: 'string', description: 'Name in English.' },
    manufacturer: { type: 'string' },
    technology: { type: 'string' },
    series: {
      type: ['object', 'null'],
      required: ['key', 'name'],
      properties: { key: { type: 'string' }, name: { type: 'string' } },
    },
    page: {
      type: ['string', 'null'],
      description: 'Page of the website that shows the same values.',
    },
    certifications: {
      type: 'array',
      items: { type: 'string' },
      description: 'Standards and marks the maker names; certificates are sent on request.',
    },
    revision: { type: 'string', description: 'Changes when one of the values does.' },
    changed: { type: 'string', format: 'date-time' },
    hasExampleData: { type: 'boolean' },
    source: { type: 'string', description: 'Where the values come from, and what examples are.' },
    parameters: {
      type: 'array',
      items: {
        type: 'object',
        required: ['key', 'name', 'group', 'value', 'unit', 'qualifier', 'isExample'],
        properties: {
          key: { type: 'string', description: 'Stable name, e.g. openCircuitVoltage.' },
          name: { type: 'string', description: 'Name in English.' },
          group: { enum: parameterGroups },
          value: {
            type: ['number', 'string'],
            description: 'A number, or words; the lower end of a range.',
          },
          maximum: { type: 'number', description: 'The upper end of a range.' },
          unit: { type: ['string', 'null'], description: 'SI symbol; null for none.' },
          qualifier: { enum: ['exactly', 'about', 'moreThan', 'atLeast'] },
          isExample: {
            type: 'boolean',
            description: 'A stand-in that no source gives. Do not plan with it.',
          },
          holdsFor: {
            type: 'string',
            description:
              'What the number holds for, where that is not all that is delivered: one module of a kit, or both. A kit with numbers of either kind has no PAN file, which describes one module.',
          },
        },
      },
    },
  },
} as const;
