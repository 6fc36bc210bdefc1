'use client';

import { useTranslation } from '@payloadcms/ui';
import type { WritingMessages } from '../../app/i18n/en/writing.ts';
import { writingWords } from '../../app/i18n/writing.ts';

/** The messages about writing in the language of whoever reads them. */
export function useWords(): WritingMessages {
  return writingWords(useTranslation().i18n.language);
}
