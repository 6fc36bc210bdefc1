'use client';

import { useFormFields, useLocale, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { pageOf } from '../page-addresses.ts';
import { type KnownPages, readPages } from './known-pages.ts';
import './office-tools.css';

interface Properties {
  /** Of the field, such as `blocks.0.actions.1.href`. */
  path: string;
  /** By language. */
  missing: Record<string, string>;
  draft: Record<string, string>;
}

/** Says below a link where it leads to a page that visitors do not see, or to none at all. */
export function LinkTargetNotice({ path, missing, draft }: Properties) {
  const { i18n } = useTranslation();
  const { code: language } = useLocale();
  const value = useFormFields(([fields]) => fields[path]?.value);
  const [pages, setPages] = useState<KnownPages>();
  const page = typeof value === 'string' ? pageOf(value) : undefined;
  const isAsked = page !== undefined;

  useEffect(() => {
    if (!isAsked) return;
    let isShown = true;
    readPages(language)
      .then((read) => isShown && setPages(read))
      // Saving tells as well.
      .catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [isAsked, language]);

  if (!isAsked || !pages) return null;
  const found = pages.get(page);
  if (found?.isPublished) return null;
  const texts = found ? draft : missing;
  const text = texts[i18n.language] ?? texts.en ?? '';
  return (
    <p className="link-target-notice" role="status">
      {text.replace('{path}', () => page)}
    </p>
  );
}
