import type { Language } from '../../app/i18n/languages.ts';
import { toolMessages } from '../../app/i18n/tools.ts';
import { sources } from '../../app/solar/sources.ts';
import type { BalconyContent, KitContent } from '../../app/tools/content.ts';
import type { ContentSource, Query } from '../../cms/interface.ts';
import { toolModels } from './yield-content.ts';
import { placeIn } from './yield-place.ts';

/** The series whose models hang on railings. */
const series = 'balcony';

/** Kits whose size and weight are known. */
async function kitsOf(content: ContentSource, language: Language): Promise<KitContent[]> {
  const models = await toolModels(content, language);
  const entries = await content.models(language);
  return models.flatMap((model) => {
    const entry = entries.find(({ key }) => key === model.key);
    if (entry?.series?.key !== series) return [];
    const rows = entry.groups.flatMap((group) => group.rows);
    const number = (key: string) => rows.find((row) => row.key === key)?.number;
    const [length, width, weight] = [number('length'), number('width'), number('weight')];
    const perArea = number('weightPerArea');
    if (!length || !width || !weight || !perArea) return [];
    // Sizes are those of one module, the weight is that of all.
    const modules = Math.max(1, Math.round((weight / perArea / (length * width)) * 1_000_000));
    const isExample = rows.some(({ key, isExample: is }) => is && /^(length|weight)$/.test(key));
    return [{ ...model, length, width, weight, modules, isExample }];
  });
}

/** @param query as in the address; empty for the case that the page begins with. */
export async function describeBalcony(
  content: ContentSource,
  language: Language,
  query: Query,
): Promise<BalconyContent> {
  return {
    name: 'balcony',
    words: {
      ...toolMessages(language, 'shared'),
      ...toolMessages(language, 'yield'),
      ...toolMessages(language, 'balcony'),
    },
    query,
    ...placeIn(query, language),
    kits: await kitsOf(content, language),
    sources,
  };
}
