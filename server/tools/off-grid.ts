import { type Language, languages } from '../../app/i18n/languages.ts';
import { toolMessages } from '../../app/i18n/tools.ts';
import { sources } from '../../app/solar/sources.ts';
import type { OffGridContent, OffGridModel, ToolPlace } from '../../app/tools/content.ts';
import { type Balance, balance } from '../../app/tools/off-grid/balance.ts';
import { type OffGridCase, readCase } from '../../app/tools/off-grid/case.ts';
import { firstEntries } from '../../app/tools/off-grid/query.ts';
import {
  entryRows,
  headline,
  radiusNote,
  resultRows,
  verdict,
} from '../../app/tools/off-grid/wording.ts';
import type { ContentSource, Query } from '../../cms/interface.ts';
import { roofModel } from './roof-content.ts';
import { placeIn } from './yield-place.ts';

/** The series that is made for vehicles, and the one that is unfolded rather than fixed. */
const [first, unfixed] = ['off-grid', 'charger'];

/** Those made for it before those that fit as well. */
async function modelsOf(content: ContentSource, language: Language): Promise<OffGridModel[]> {
  const models = await content.models(language);
  const fixed = models.filter(({ series }) => series?.key !== unfixed);
  const made = fixed.filter(({ series }) => series?.key === first);
  const others = fixed.filter(({ series }) => series?.key !== first);
  return [...made, ...others].flatMap((model) => {
    const found = roofModel(model);
    if (!found) return [];
    const { voltages: _, hasExampleVoltages: __, ...size } = found;
    return [size];
  });
}

/** @param query as in the address; empty for the case that the page begins with. */
export async function describeOffGrid(
  content: ContentSource,
  language: Language,
  query: Query,
): Promise<OffGridContent> {
  return {
    name: 'offGrid',
    words: {
      ...toolMessages(language, 'shared'),
      ...toolMessages(language, 'yield'),
      ...toolMessages(language, 'offGrid'),
    },
    query,
    ...placeIn(query, language),
    models: await modelsOf(content, language),
    sources,
  };
}

/** A case that can be calculated, as inquiries have it. */
interface KnownOffGrid {
  languageTag: string;
  words: OffGridContent['words'];
  place: ToolPlace;
  read: OffGridCase;
  found: Balance;
}

/** @returns the case that a query asks for, or null where anything in it cannot be used. */
export async function knownOffGrid(
  content: ContentSource,
  language: Language,
  query: Query,
): Promise<KnownOffGrid | null> {
  const { words, models, place } = await describeOffGrid(content, language, query);
  if (!place) return null;
  const languageTag = languages[language].tag;
  const start = { model: models[0]?.key ?? '', place: place.label };
  const { read } = readCase(firstEntries(query, start, languageTag), {
    ...{ words, models, languageTag },
  });
  return read && { languageTag, words, place, read, found: balance(place.climate, read) };
}

/** The case in a few lines, for the message of an inquiry: readable, and to be edited. */
export function offGridText(one: KnownOffGrid, address: string): string {
  const { words, read, found, place, languageTag: tag } = one;
  const results = resultRows(read, found, words, tag);
  const bent = radiusNote(read, words, tag);
  return [
    words.title,
    headline(found, words, tag),
    verdict(read, found, words, tag),
    ...entryRows(read, place.label, words, tag).map(([name, value]) => `${name}: ${value}`),
    ...results.map(({ name, value, note }) => `${name}: ${value}${note ? `; ${note}` : ''}`),
    ...(bent ? [bent] : []),
    address,
  ].join('\n');
}
