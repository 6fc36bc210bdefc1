'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { type Language, languageCodes, languages } from '../../app/i18n/languages.ts';
import { useWords } from './words.ts';
import './writing.css';

/** Below the alternative text of a picture: the languages that do not have it yet. */
export function AlternativeLanguages() {
  const words = useWords();
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo();
  const [missing, setMissing] = useState<Language[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again whenever it is saved
  useEffect(() => {
    if (!id) return;
    const abandoned = new AbortController();
    const query = 'locale=all&depth=0&select[alternative]=true';
    fetch(`/api/${collectionSlug}/${id}?${query}`, {
      credentials: 'same-origin',
      signal: abandoned.signal,
    })
      .then((response) => (response.ok ? response.json() : Promise.reject(response.status)))
      .then(({ alternative }: { alternative?: Record<string, string> }) =>
        setMissing(languageCodes.filter((code) => !alternative?.[code]?.trim())),
      )
      // It is a reminder only; the picture can be used without.
      .catch(() => undefined);
    return () => abandoned.abort();
  }, [id, collectionSlug, lastUpdateTime]);

  if (missing.length === 0) return null;
  const [before = '', after = ''] = words.alternativeLanguages.split('{languages}');
  return (
    <p className="writing-notice" role="status">
      {before}
      {missing.map((code, index) => (
        <span key={code}>
          {index > 0 && ', '}
          <a href={`?locale=${code}`} lang={languages[code].tag}>
            {languages[code].name}
          </a>
        </span>
      ))}
      {after}
    </p>
  );
}
