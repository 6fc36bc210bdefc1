import { mountings } from '../../app/solar/module-power.ts';

/** @returns `[address, JSON Schema]` of what `/tools/yield.json` sends. */
export const schemaAddress = '/tools/yield.schema.json';

const energy = (description: string) => ({ type: 'number', minimum: 0, description });

export const schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Yield of 1 kWp in a long-term year',
  type: 'object',
  required: ['query', 'annual', 'monthly', 'irradiation', 'sources'],
  additionalProperties: false,
  properties: {
    $schema: { type: 'string' },
    query: {
      type: 'object',
      description: 'What was asked for. Angles in degrees; the azimuth clockwise from north.',
      required: ['latitude', 'longitude', 'country', 'tilt', 'azimuth', 'kind'],
      properties: {
        latitude: { type: 'number', minimum: -60, maximum: 75 },
        longitude: { type: 'number', minimum: -180, maximum: 180 },
        country: { type: 'string', pattern: '^([A-Z]{2})?$' },
        tilt: { type: 'number', minimum: 0, maximum: 90 },
        azimuth: { type: 'number', minimum: 0, maximum: 360 },
        kind: { enum: mountings },
      },
    },
    annual: {
      type: 'object',
      required: ['energy', 'low', 'high'],
      additionalProperties: false,
      properties: {
        energy: energy('kWh a year, after losses of 14 %'),
        low: energy('kWh a year: the long-term mean is hardly lower'),
        high: energy('kWh a year: the long-term mean is hardly higher'),
      },
    },
    monthly: {
      type: 'array',
      description: 'kWh from January to December',
      minItems: 12,
      maxItems: 12,
      items: { type: 'number', minimum: 0 },
    },
    irradiation: {
      type: 'object',
      required: ['horizontal', 'plane'],
      additionalProperties: false,
      properties: {
        horizontal: energy('kWh/m² a year on the ground'),
        plane: energy('kWh/m² a year on the module'),
      },
    },
    sources: { type: 'string', description: 'To be shown wherever the estimate is' },
  },
} as const;
