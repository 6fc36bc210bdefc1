import type { ContentLanguage } from '../../languages.ts';
import type { TermKey } from '../../terms.ts';

/** Something that people look for, in their own words, and where this site answers it. */
export interface Topic {
  /** Addresses, the best first; none where the site has no answer, which then says so. */
  pages: readonly string[];
  /** The terms by which the texts name it. */
  terms?: readonly TermKey[];
  /** Words of the texts that are no terms of the trade. */
  written?: Record<ContentLanguage, string>;
  /** A word of nearly every query, such as “panel”: its pages stand back behind those of others. */
  isGeneral?: boolean;
  /** Words and phrases in any form; capitals, accents and endings do not matter. */
  typed: Record<ContentLanguage, readonly string[]>;
}

export type TopicGroup = Record<string, Topic>;
