import { defaultLanguage } from '../../app/i18n/languages.ts';
import type { MadeDocument } from '../../cms/documents/sources.ts';
import type { PublishedContent } from '../../cms/interface.ts';
import { formatsOf, parameterFormats } from '../parameters/handlers.ts';
import { recordOf } from '../parameters/record.ts';

/** The files of server/parameters as the download centre lists them. */
export async function parameterDocuments(
  content: PublishedContent,
  origin: string,
): Promise<MadeDocument[]> {
  const models = await content.models(defaultLanguage);
  return models.map((model): MadeDocument => {
    const record = recordOf(model, origin);
    return {
      key: `parameters-${model.key}`,
      kind: 'parameters',
      models: [model.key],
      title: null,
      language: null,
      version: record.revision,
      changed: record.changed,
      isExample: record.hasExampleData,
      hasPreview: false,
      files: formatsOf(record).map((format) => ({
        format: format.toUpperCase(),
        href: `/parameters/${model.key}.${format}`,
        size: Buffer.byteLength(parameterFormats[format].write(record)),
      })),
    };
  });
}
