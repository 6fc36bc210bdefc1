import type { Payload } from 'payload';
import { defaultLanguage } from '../app/i18n/languages.ts';
import { type ContentLanguage, translatedLanguages } from './languages.ts';
import { facts, type SeedFact } from './products/facts.ts';
import { models, type SeedModel } from './products/models.ts';
import { type SeedSeries, series } from './products/series.ts';
import type { Lookup } from './seed-page.ts';
import { withIdsOf } from './seed-rows.ts';

type Collection = 'series' | 'models' | 'facts';

/** Series, models and facts, for pages to refer to by their keys. */
export async function createProducts(
  payload: Payload,
  pictures: Map<string, number>,
): Promise<Pick<Lookup, 'series' | 'models'>> {
  const seriesIds = new Map<string, number>();
  for (const [position, one] of (series as readonly SeedSeries[]).entries()) {
    const build = (language: ContentLanguage) => ({
      key: one.key,
      href: one.href,
      picture: pictures.get(one.picture),
      position,
      ...one.texts[language],
    });
    seriesIds.set(one.key, await createInAllLanguages(payload, 'series', build));
  }
  const modelIds = new Map<string, number>();
  for (const [position, one] of (models as readonly SeedModel[]).entries()) {
    const { parameters, name, series: ofSeries, ...rest } = one;
    const build = (language: ContentLanguage) => ({
      ...rest,
      position,
      name: typeof name === 'string' ? name : name[language],
      series: seriesIds.get(ofSeries),
      parameters: parameters.map(({ text, ...parameter }) => ({
        ...parameter,
        ...(text && { text: text[language] }),
      })),
    });
    modelIds.set(one.key, await createInAllLanguages(payload, 'models', build));
  }
  for (const { languages, ...fact } of facts as readonly SeedFact[]) {
    await createInAllLanguages(payload, 'facts', (language) => ({
      ...fact,
      ...(language !== defaultLanguage && { maximum: undefined, value: undefined }),
      ...languages?.[language],
    }));
  }
  return {
    series: (...keys) => keys.map((key) => idOf(seriesIds, key)),
    models: (...keys) => keys.map((key) => idOf(modelIds, key)),
  };
}

function idOf(ids: Map<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The demonstration content has no product "${key}"`);
  return id;
}

/** What an interrupted run left behind is filled in again: others may refer to it already. */
async function createInAllLanguages(
  payload: Payload,
  collection: Collection,
  build: (language: ContentLanguage) => Record<string, unknown> & { key: string },
): Promise<number> {
  const data = build(defaultLanguage);
  const { docs } = await payload.find({
    collection,
    where: { key: { equals: data.key } },
    limit: 1,
    depth: 0,
  });
  const created = docs[0]
    ? await payload.update({ collection, id: docs[0].id, data: data as never, depth: 0 })
    : await payload.create({ collection, data: data as never, depth: 0 });
  for (const language of translatedLanguages) {
    const texts = withIdsOf(created, build(language)) as Record<string, unknown>;
    await payload.update({
      collection,
      id: created.id,
      locale: language,
      data: withoutUndefined(texts) as never,
      depth: 0,
    });
  }
  return created.id;
}

function withoutUndefined(data: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));
}
