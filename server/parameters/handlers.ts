import type { Context } from 'hono';
import { defaultLanguage } from '../../app/i18n/languages.ts';
import type { ContentSource } from '../../cms/interface.ts';
import type { Body } from '../pages/page-cache.ts';
import type { Pages } from '../pages/pages.ts';
import type { Site } from '../sites.ts';
import { toCsv } from './csv.ts';
import { isOneModule, toPan } from './pan.ts';
import { type ModelRecord, provenance, recordOf } from './record.ts';
import { schema } from './schema.ts';

const schemaAddress = '/parameters/schema.json';

/** The formats a model's parameters can be had in, by the ending of the address. */
export const parameterFormats = {
  json: {
    type: 'application/json; charset=utf-8',
    write: (record: ModelRecord) =>
      toJson({ $schema: schemaAddress, ...record, source: provenance }),
  },
  csv: { type: 'text/csv; charset=utf-8', write: toCsv },
  pan: { type: 'text/plain; charset=us-ascii', write: toPan },
} as const;

type ParameterFormat = keyof typeof parameterFormats;

/** The formats that a model has; a kit has no file that describes one module. */
export function formatsOf(record: ModelRecord): ParameterFormat[] {
  const formats = Object.keys(parameterFormats).filter(isFormat);
  return formats.filter((format) => format !== 'pan' || isOneModule(record));
}

const toJson = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * `GET /parameters.json` and `GET /parameters/KEY.json`, `.csv`, `.pan`: the parameters of the
 * models for programs; a kit has no `.pan`. The names in them are English on every host; the keys never change.
 */
export function parameterHandlers(content: ContentSource, pages: Pages) {
  const records = async ({ origin }: Site): Promise<ModelRecord[]> =>
    (await content.models(defaultLanguage)).map((model) => recordOf(model, origin));

  /** Each is counted (downloads/handlers.ts), so it is kept under what is no address. */
  const send = (context: Context, make: (site: Site) => Promise<Body>) => {
    for (const [name, value] of Object.entries(openToAll)) context.header(name, value);
    return pages.kept(context, make, `file ${context.req.path}`);
  };

  return {
    index: (context: Context): Promise<Response> =>
      send(context, async (site) => {
        const models = (await records(site)).map((record) => ({
          ...record,
          files: filesOf(record),
        }));
        return fileOf('json', toJson({ $schema: schemaAddress, source: provenance, models }));
      }),

    schema: (context: Context): Promise<Response> =>
      send(context, async () => ({
        ...{ status: 200, type: 'application/schema+json; charset=utf-8', text: toJson(schema) },
      })),

    async model(context: Context): Promise<Response> {
      const [, key, ending = ''] = /^(.+)\.(\w+)$/.exec(context.req.param('file') ?? '') ?? [];
      const answer = await send(context, async (site) => {
        const record = (await records(site)).find((one) => one.key === key);
        return record && isFormat(ending) && formatsOf(record).includes(ending)
          ? fileOf(ending, parameterFormats[ending].write(record))
          : unknown;
      });
      if (answer.ok && (ending === 'pan' || ending === 'csv')) {
        const name = `earc-${key}.${ending}`;
        answer.headers.set('content-disposition', `attachment; filename="${name}"`);
      }
      return answer;
    },
  };
}

const isFormat = (ending: string): ending is ParameterFormat =>
  Object.hasOwn(parameterFormats, ending);

function filesOf(record: ModelRecord): Record<string, string> {
  const address = (format: ParameterFormat) => `/parameters/${record.key}.${format}`;
  return Object.fromEntries(formatsOf(record).map((format) => [format, address(format)]));
}

function fileOf(format: ParameterFormat, text: string): Body {
  return { status: 200, type: parameterFormats[format].type, text };
}

const unknown: Body = {
  ...{ status: 404, type: 'application/json', text: JSON.stringify({ error: 'notFound' }) },
};

/** Anyone's program may read what is public anyway. */
const openToAll = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};
