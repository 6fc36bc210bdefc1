import { textOf } from '../../app/components/text.tsx';
import type { Language } from '../../app/i18n/languages.ts';
import { toolMessages } from '../../app/i18n/tools.ts';
import { sources } from '../../app/solar/sources.ts';
import type { ToolModel, YieldContent } from '../../app/tools/content.ts';
import type { ContentSource, Query } from '../../cms/interface.ts';
import { placeIn, placeWithBest, withValues } from './yield-place.ts';

/** The models whose power is known, in the order of the back office. */
export async function toolModels(content: ContentSource, language: Language): Promise<ToolModel[]> {
  const models = await content.models(language);
  return models.flatMap((model) => {
    const rows = model.groups.flatMap((group) => group.rows);
    const power = rows.find(({ key }) => key === 'nominalPower');
    if (power?.number === undefined) return [];
    const { key, href } = model;
    const name = textOf(model.name);
    return [{ key, name, href, power: power.number, isExample: power.isExample }];
  });
}

export const yieldWords = (language: Language): YieldContent['words'] => ({
  ...toolMessages(language, 'shared'),
  ...toolMessages(language, 'yield'),
});

/** @param query as in the address; empty for the case that the page begins with. */
export async function describeYield(
  content: ContentSource,
  language: Language,
  query: Query,
): Promise<YieldContent> {
  const found = withValues(placeIn(query, language), await content.toolValues());
  return {
    name: 'yield',
    words: yieldWords(language),
    query,
    ...found,
    place: found.place && placeWithBest(found.place),
    listSites: await content.listSites(),
    models: await toolModels(content, language),
    sources,
  };
}
