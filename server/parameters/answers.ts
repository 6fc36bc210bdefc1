import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { defaultLanguage } from '../../app/i18n/languages.ts';
import type { ContentSource } from '../../cms/interface.ts';
import type { Sites } from '../sites.ts';
import { toCsv } from './csv.ts';
import { toPan } from './pan.ts';
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

export type ParameterFormat = keyof typeof parameterFormats;

const toJson = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * `GET /parameters.json` and `GET /parameters/KEY.json`, `.csv`, `.pan`: the parameters of the
 * models for programs. The names in them are English on every host; the keys never change.
 */
export function parameterAnswers(content: ContentSource, sites: Sites) {
  async function records(context: Context): Promise<ModelRecord[]> {
    const { origin } = sites.ofHost(context.req.header('host'));
    return (await content.models(defaultLanguage)).map((model) => recordOf(model, origin));
  }

  return {
    async index(context: Context): Promise<Response> {
      const models = (await records(context)).map((record) => ({
        ...record,
        files: Object.fromEntries(
          Object.keys(parameterFormats).map((format) => [
            format,
            `/parameters/${record.key}.${format}`,
          ]),
        ),
      }));
      return send(
        context,
        parameterFormats.json.type,
        toJson({ $schema: schemaAddress, source: provenance, models }),
      );
    },

    schema: (context: Context): Response =>
      send(context, 'application/schema+json; charset=utf-8', toJson(schema)),

    async model(context: Context): Promise<Response> {
      const [, key, ending] = /^(.+)\.(\w+)$/.exec(context.req.param('file') ?? '') ?? [];
      const format = Object.hasOwn(parameterFormats, ending ?? '')
        ? parameterFormats[ending as ParameterFormat]
        : undefined;
      const record = format && (await records(context)).find((one) => one.key === key);
      if (!format || !record) return context.json({ error: 'notFound' }, 404, openToAll);
      if (ending === 'pan' || ending === 'csv') {
        context.header('content-disposition', `attachment; filename="earc-${key}.${ending}"`);
      }
      return send(context, format.type, format.write(record));
    },
  };
}

/** Anyone's program may read what is public anyway. */
const openToAll = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

function send(context: Context, type: string, text: string): Response {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  const headers = { ...openToAll, etag, 'cache-control': 'public, no-cache' };
  if (context.req.header('if-none-match') === etag) return context.body(null, 304, headers);
  return context.body(text, 200, { ...headers, 'content-type': type });
}
