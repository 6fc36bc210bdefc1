import type { Payload } from 'payload';
import type { Language } from '../../app/i18n/languages.ts';
import { readContentRevision } from '../hooks/content-revision.ts';
import { targetLanguages } from './rights.ts';
import { readOverview } from './views/overview.ts';

interface OpenTexts {
  language: Language;
  /** Missing, older than their source, or returned by an editor. */
  toTranslate: number;
  /** Proposed by a translator. */
  toReview: number;
}

/** Everything that can be translated is read for it, so not again for each view of a minute. */
const milliseconds = 60_000;

let kept: { mark: string; until: number; counts: Promise<OpenTexts[]> } | undefined;

/**
 * What is open at the desk, in each language. The numbers are at most a minute old, and new as soon
 * as something is published or proposed.
 */
export async function countOpenTexts(payload: Payload): Promise<OpenTexts[]> {
  const [revision, states] = await Promise.all([
    readContentRevision(payload),
    payload.db.count({ collection: 'translation-states' }),
  ]);
  const mark = `${revision} ${states.totalDocs}`;
  if (kept?.mark === mark && kept.until > Date.now()) return kept.counts;
  const counts = count(payload);
  kept = { mark, until: Date.now() + milliseconds, counts };
  // What failed is tried again by the next view.
  counts.catch(() => {
    if (kept?.counts === counts) kept = undefined;
  });
  return counts;
}

async function count(payload: Payload): Promise<OpenTexts[]> {
  const { totals } = await readOverview(payload, 'en', { languages: targetLanguages });
  return totals.map(({ language, counts: { missing, older, returned, inReview } }) => ({
    ...{ language, toTranslate: missing + older + returned, toReview: inReview },
  }));
}
