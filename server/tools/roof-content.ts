import { checkedModels } from '../../app/blocks/string-check/entries.ts';
import { textOf } from '../../app/components/text.tsx';
import { catalogues } from '../../app/i18n/catalogues.ts';
import { type Language, languages } from '../../app/i18n/languages.ts';
import { toolMessages } from '../../app/i18n/tools.ts';
import { layoutModules } from '../../app/roof/layout.ts';
import { sources } from '../../app/solar/sources.ts';
import { readCase } from '../../app/tools/roof/case.ts';
import type { RoofContent, RoofModel, RoofWords } from '../../app/tools/roof/content.ts';
import { firstEntries } from '../../app/tools/roof/query.ts';
import type { ContentSource, ModelContent, Query } from '../../cms/interface.ts';
import { placeIn } from './yield-place.ts';

export function roofWords(language: Language): RoofWords {
  const estimate = toolMessages(language, 'yield');
  const check = catalogues[language].stringCheck;
  const { lowest, highest, inverterMaximum, mpptMinimum, mpptMaximum } = check;
  const { place, placeHint, placeUnknown, placeAmbiguous } = estimate;
  const { azimuth, azimuthHint, tilt, tiltHint } = estimate;
  const { perYear, range, rangeWide, singleYear, sources: sourcesTitle } = estimate;
  return {
    ...{ lowest, highest, inverterMaximum, mpptMinimum, mpptMaximum },
    errorHotter: check.errorHotter,
    errorWindow: check.errorWindow,
    modulesCount: check.modulesCount,
    largest: check.largest,
    openCircuitString: check.openCircuitString,
    limitOfModule: check.limitOfModule,
    limitOfInverter: check.limitOfInverter,
    ...{ place, placeHint, placeUnknown, placeAmbiguous },
    ...{ azimuth, azimuthHint, tilt, tiltHint, perYear, range, rangeWide, singleYear },
    sources: sourcesTitle,
    ...toolMessages(language, 'shared'),
    ...toolMessages(language, 'roof'),
  };
}

/** The words with the figures of the product data that they name. */
export async function roofWordsWithFigures(
  content: ContentSource,
  language: Language,
): Promise<RoofWords> {
  const words = roofWords(language);
  return { ...words, glassSource: await content.fill(words.glassSource, language) };
}

/** Kits have the power and the weight of all their modules: they are not for roofs. */
export function roofModel(model: ModelContent): RoofModel | null {
  const rows = model.groups.flatMap((group) => group.rows);
  const find = (key: string) => rows.find((row) => row.key === key && row.number !== undefined);
  const [power, length, width] = ['nominalPower', 'length', 'width'].map(find);
  const [weight, perArea] = [find('weight'), find('weightPerArea')];
  if (power?.number === undefined || length?.number === undefined || width?.number === undefined) {
    return null;
  }
  const area = (length.number * width.number) / 1e6;
  const kilograms = weight?.number ?? (perArea?.number ?? Number.NaN) * area;
  if (Number.isNaN(kilograms) || power.note || weight?.note) return null;
  const [checked] = checkedModels([model]);
  const { key, href } = model;
  return {
    ...{ key, href, name: textOf(model.name), power: power.number },
    long: Math.max(length.number, width.number),
    short: Math.min(length.number, width.number),
    weight: kilograms,
    voltages: checked?.voltages ?? null,
    isExample: [power, length, width, weight ?? perArea].some((row) => row?.isExample),
    hasExampleVoltages: checked?.isExample ?? false,
  };
}

/** @param query as in the address; empty for the case that the page begins with. */
export async function describeRoof(
  content: ContentSource,
  language: Language,
  query: Query,
): Promise<RoofContent> {
  const words = await roofWordsWithFigures(content, language);
  const models = (await content.models(language)).flatMap((model) => roofModel(model) ?? []);
  const isWithoutPlace = query.v !== undefined && !query.place;
  const found = isWithoutPlace ? null : placeIn(query, language);
  const isAmbiguous = found?.placeProblems.place === 'ambiguous';
  const problem = isAmbiguous ? words.placeAmbiguous : words.placeUnknown;
  const place = found?.place ?? null;
  const languageTag = languages[language].tag;
  const { read } = readCase(firstEntries({ query, models, place }, languageTag), {
    ...{ models, words, languageTag },
  });
  return {
    ...{ name: 'roof', words, query, sources, place, models },
    layout: read && layoutModules(read.roof, read.size),
    placeProblem: found && !found.place ? problem : null,
    choices: found?.choices ?? [],
    inverters: (await content.toolValues()).inverters,
  };
}
