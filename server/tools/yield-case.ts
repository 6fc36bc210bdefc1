import { type Language, languages } from '../../app/i18n/languages.ts';
import type { ToolPlace, YieldContent } from '../../app/tools/content.ts';
import { firstEntries, readCase, type YieldCase } from '../../app/tools/yield/case.ts';
import { calculate, type Outcome } from '../../app/tools/yield/outcome.ts';
import type { ContentSource, Query } from '../../cms/interface.ts';
import { describeYield, yieldWords } from './yield-content.ts';

/** A case that can be calculated, as files and inquiries have it. */
export interface KnownCase {
  language: Language;
  words: YieldContent['words'];
  sources: string;
  place: ToolPlace;
  read: YieldCase;
  outcome: Outcome;
}

/**
 * @param typedIn the language in which numbers were typed.
 * @param language in which the case is worded.
 * @returns the case that a query asks for, or null where anything in it cannot be used.
 */
export async function knownCase(
  content: ContentSource,
  typedIn: Language,
  query: Query,
  language: Language = typedIn,
): Promise<KnownCase | null> {
  const { words: own, models, place, sources } = await describeYield(content, typedIn, query);
  if (!place) return null;
  const { gridFactor, price } = place;
  const words = language === typedIn ? own : yieldWords(language);
  const languageTag = languages[typedIn].tag;
  const entries = firstEntries(query, models, place.label);
  const { read } = readCase(entries, {
    ...{ models, words, languageTag, gridFactor, price },
  });
  if (!read) return null;
  return { language, words, sources, place, read, outcome: calculate(place, read) };
}
