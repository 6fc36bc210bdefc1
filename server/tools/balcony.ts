import { formatNumber } from '../../app/i18n/format.ts';
import { type Language, languages } from '../../app/i18n/languages.ts';
import { toolMessages } from '../../app/i18n/tools.ts';
import { sources } from '../../app/solar/sources.ts';
import { firstEntries, yieldEntries } from '../../app/tools/balcony/query.ts';
import { type Railing, readRailing } from '../../app/tools/balcony/railing.ts';
import { railingRows, verdict, weightRows } from '../../app/tools/balcony/wording.ts';
import type { BalconyContent, KitContent } from '../../app/tools/content.ts';
import { readCase } from '../../app/tools/yield/case.ts';
import { calculate } from '../../app/tools/yield/outcome.ts';
import { resultRows } from '../../app/tools/yield/wording.ts';
import type { ContentSource, Query } from '../../cms/interface.ts';
import { type ToldCase, toldRows } from './told-case.ts';
import type { KnownCase } from './yield-case.ts';
import { toolModels, yieldWords } from './yield-content.ts';
import { headlineOf } from './yield-files.ts';
import { placeIn, placeWithBest, withValues } from './yield-place.ts';

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

async function balconyWords(
  content: ContentSource,
  language: Language,
): Promise<BalconyContent['words']> {
  const words = toolMessages(language, 'balcony');
  const glassBasis = await content.fill(words.glassBasis, language);
  return { ...yieldWords(language), ...words, glassBasis };
}

/** @param query as in the address; empty for the case that the page begins with. */
export async function describeBalcony(
  content: ContentSource,
  language: Language,
  query: Query,
): Promise<BalconyContent> {
  const values = await content.toolValues();
  const found = withValues(placeIn(query, language), values);
  return {
    name: 'balcony',
    words: await balconyWords(content, language),
    query,
    ...found,
    place: found.place && placeWithBest(found.place),
    listSites: await content.listSites(),
    kits: await kitsOf(content, language),
    glass: values.glass,
    sources,
  };
}

/** A case that can be calculated, as inquiries have it. */
interface KnownBalcony extends Omit<KnownCase, 'words' | 'sources'> {
  words: BalconyContent['words'];
  kit: KitContent;
  railing: Railing;
  glass: number | null;
}

/**
 * @param typedIn the language in which numbers were typed.
 * @param language in which the case is worded.
 * @returns the case that a query asks for, or null where anything in it cannot be used.
 */
export async function knownBalcony(
  content: ContentSource,
  typedIn: Language,
  query: Query,
  language: Language,
): Promise<KnownBalcony | null> {
  const { kits, place, glass } = await describeBalcony(content, typedIn, query);
  if (!place) return null;
  const words = await balconyWords(content, language);
  const languageTag = languages[typedIn].tag;
  const entries = firstEntries(query, kits, place.label);
  const { gridFactor, price } = place;
  const { read } = readCase(yieldEntries(entries), {
    ...{ words, languageTag, gridFactor, price, models: kits },
  });
  const { railing } = readRailing(entries, words, languageTag);
  const kit = kits.find(({ key }) => key === entries.model);
  if (!read || !railing || !kit) return null;
  const outcome = calculate(place, read);
  return { language, words, place, read, kit, railing, glass, outcome };
}

/** The case as an inquiry and the back office have it. */
export function tellBalcony(one: KnownBalcony): ToldCase {
  const { language, words, place, read, kit, railing, glass, outcome } = one;
  const { tag } = languages[language];
  const entered: [string, string][] = [
    [words.place, place.label],
    [words.kit, kit.name],
    ...railingRows(railing, words, tag),
    [words.azimuth, formatNumber(read.azimuth, tag)],
  ];
  const results = [...weightRows(kit, glass, words, tag), ...resultRows(outcome, words, tag)];
  return {
    title: words.title,
    summary: [verdict(kit, railing, words, tag), headlineOf(one)],
    rows: toldRows(entered, results),
    drawing: null,
  };
}
