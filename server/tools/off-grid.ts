import { type Language, languages } from '../../app/i18n/languages.ts';
import { toolMessages } from '../../app/i18n/tools.ts';
import { shapesOf } from '../../app/roof/shapes.ts';
import { svgOf } from '../../app/roof/svg.ts';
import { sources } from '../../app/solar/sources.ts';
import type { OffGridContent, OffGridModel, ToolPlace } from '../../app/tools/content.ts';
import { type Balance, balance, roofOf } from '../../app/tools/off-grid/balance.ts';
import { type OffGridCase, readCase } from '../../app/tools/off-grid/case.ts';
import { firstEntries } from '../../app/tools/off-grid/query.ts';
import {
  entryRows,
  headline,
  radiusNote,
  resultRows,
  verdict,
} from '../../app/tools/off-grid/wording.ts';
import type { ContentSource, ModelContent, Query } from '../../cms/interface.ts';
import { roofModel } from './roof-content.ts';
import { type ToldCase, toldRows } from './told-case.ts';
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
    return [{ ...size, bendRadius: bendRadiusOf(model) }];
  });
}

const offGridWords = (language: Language): OffGridContent['words'] => ({
  ...toolMessages(language, 'shared'),
  ...toolMessages(language, 'yield'),
  ...toolMessages(language, 'offGrid'),
});

function bendRadiusOf({ groups }: ModelContent): OffGridModel['bendRadius'] {
  const row = groups.flatMap(({ rows }) => rows).find(({ key }) => key === 'bendRadius');
  return row?.number === undefined ? null : { value: row.number, isExample: row.isExample };
}

/** @param query as in the address; empty for the case that the page begins with. */
export async function describeOffGrid(
  content: ContentSource,
  language: Language,
  query: Query,
): Promise<OffGridContent> {
  return {
    name: 'offGrid',
    words: offGridWords(language),
    query,
    ...placeIn(query, language),
    listSites: await content.listSites(),
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

/**
 * @param typedIn the language in which numbers were typed.
 * @param language in which the case is worded.
 * @returns the case that a query asks for, or null where anything in it cannot be used.
 */
export async function knownOffGrid(
  content: ContentSource,
  typedIn: Language,
  query: Query,
  language: Language = typedIn,
): Promise<KnownOffGrid | null> {
  const { models, place } = await describeOffGrid(content, typedIn, query);
  if (!place) return null;
  const words = offGridWords(language);
  const start = { model: models[0]?.key ?? '', place: place.label };
  const { read } = readCase(firstEntries(query, start, languages[typedIn].tag), {
    ...{ words, models, languageTag: languages[typedIn].tag },
  });
  const languageTag = languages[language].tag;
  return read && { languageTag, words, place, read, found: balance(place.climate, read) };
}

/** The case as an inquiry and the back office have it. */
export function tellOffGrid(one: KnownOffGrid): ToldCase {
  const { words, read, found, place, languageTag: tag } = one;
  const bent = radiusNote(read, words, tag);
  return {
    title: words.title,
    summary: [headline(found, words, tag), verdict(read, found, words, tag)],
    rows: [
      ...toldRows(entryRows(read, place.label, words, tag), resultRows(read, found, words, tag)),
      ...(bent ? [{ name: words.radius, value: bent }] : []),
    ],
    drawing: svgOf(shapesOf(roofOf(read), found.fitting), words.drawing),
  };
}
