import { textOf } from '../../app/components/text.tsx';
import type { Language } from '../../app/i18n/languages.ts';
import { toolMessages } from '../../app/i18n/tools.ts';
import { withPlainSpaces } from '../../app/i18n/typography.ts';
import { glassKey, places } from '../../app/tools/compare/query.ts';
import type { CompareContent } from '../../app/tools/content.ts';
import type { ContentSource, ModelContent, Query } from '../../cms/interface.ts';
import { byteOrderMark, csvRecord } from '../../cms/office/csv.ts';
import { glassModule } from './glass-module.ts';

interface Comparison {
  tool: CompareContent;
  /** In the order of their places, each once. */
  comparison: ModelContent[];
}

/** @param query keys of models by their places; unknown ones are left out. */
export async function describeComparison(
  content: ContentSource,
  language: Language,
  query: Query,
): Promise<Comparison> {
  const own = toolMessages(language, 'compare');
  const glassBasis = await content.fill(own.glassBasis, language);
  const words = { ...toolMessages(language, 'shared'), ...own, glassBasis };
  const { glass } = await content.toolValues();
  const all: ModelContent[] = [...(await content.models(language)), glassModule(language, glass)];
  const isKnown = (key: string | undefined) => all.some((model) => model.key === key);
  const isChosen = places.some((place) => isKnown(query[place]));
  const [one, other] = all;
  const first = { first: one?.key ?? '', second: other?.key ?? '', third: glassKey };
  const chosen = Object.fromEntries(
    places.flatMap((place) => {
      const key = isChosen ? query[place] : first[place as keyof typeof first];
      return key && isKnown(key) ? [[place, key]] : [];
    }),
  );
  const keys = [...new Set(Object.values(chosen))];
  const models = all.map((model) => ({ key: model.key, name: textOf(model.name) }));
  return {
    tool: { name: 'compare', words, models, chosen, isChosen },
    comparison: keys.flatMap((key) => all.find((model) => model.key === key) ?? []),
  };
}

/** One row for each parameter, one column for each model; what is example data says so. */
export function comparisonCsv({ comparison }: Comparison): string {
  const rows = comparison.flatMap(({ groups }) => groups.flatMap((group) => group.rows));
  const keys = [...new Set(rows.map(({ key }) => key))];
  const columns = comparison.flatMap((model) => [withPlainSpaces(textOf(model.name)), 'isExample']);
  const records = keys.map((key) => {
    const one = rows.find((row) => row.key === key);
    const cells = comparison.flatMap((model) => {
      const own = model.groups.flatMap((group) => group.rows).find((row) => row.key === key);
      if (!own) return ['', ''];
      const { number, maximum } = own;
      const value = number === undefined || maximum !== undefined ? textOf(own.value) : number;
      return [value, String(own.isExample)];
    });
    return csvRecord([key, one?.fullName ?? one?.name ?? key, one?.unit ?? '', ...cells]);
  });
  const head = csvRecord(['key', 'name', 'unit', ...columns]);
  return `${byteOrderMark}${head}${records.join('')}`;
}
