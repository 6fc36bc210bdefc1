import { type Language, languages } from '../../app/i18n/languages.ts';
import { type RoofCase, readCase } from '../../app/tools/roof/case.ts';
import type { RoofWords } from '../../app/tools/roof/content.ts';
import {
  calculate,
  type RoofOutcome,
  type RoofYield,
  yieldOf,
} from '../../app/tools/roof/outcome.ts';
import { firstEntries } from '../../app/tools/roof/query.ts';
import type { ContentSource, Query } from '../../cms/interface.ts';
import { describeRoof, roofWordsWithFigures } from './roof-content.ts';

/** A case that can be calculated, as files and inquiries have it. */
export interface KnownRoof {
  language: Language;
  words: RoofWords;
  sources: string;
  place: string | null;
  read: RoofCase;
  outcome: RoofOutcome;
  /** Null without a place. */
  year: RoofYield | null;
}

/**
 * @param site the language in which the entries were typed.
 * @param language in which the case is worded.
 * @returns the case that a query asks for, or null where anything in it cannot be used.
 */
export async function knownRoof(
  content: ContentSource,
  site: Language,
  query: Query,
  language: Language = site,
): Promise<KnownRoof | null> {
  const described = await describeRoof(content, site, query);
  const { words, models, place, placeProblem, sources, layout } = described;
  const languageTag = languages[site].tag;
  const { read } = readCase(firstEntries(described, languageTag), {
    ...{ models, words, languageTag },
  });
  if (!read || placeProblem) return null;
  const outcome = calculate(read, layout);
  return {
    ...{ language, sources, read, outcome },
    words: language === site ? words : await roofWordsWithFigures(content, language),
    place: place?.label ?? null,
    year: place && yieldOf(place.climate, read, outcome.power),
  };
}
