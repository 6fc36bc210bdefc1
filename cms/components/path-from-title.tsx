'use client';

import { useDocumentInfo, useField, useFormFields, useLocale } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { defaultLanguage } from '../../app/i18n/languages.ts';
import { pathOf } from './title-path.ts';
import { useWords } from './words.ts';

/**
 * Fills in the path of a page from its English title, until somebody types another one or the page
 * has been published: then links lead to it.
 */
export function PathFromTitle({ path }: { path: string }) {
  const words = useWords();
  const { code: language } = useLocale();
  const { hasPublishedDoc } = useDocumentInfo();
  const { value, setValue } = useField<string>({ path });
  const title = useFormFields(([fields]) => fields.title?.value);
  const made = pathOf(typeof title === 'string' ? title : '');
  const before = useRef(made);
  const isOurs = !value || value === before.current;
  const follows = language === defaultLanguage && !hasPublishedDoc && isOurs;

  useEffect(() => {
    if (follows && made !== '' && made !== value) setValue(made);
    if (follows) before.current = made;
  }, [follows, made, value, setValue]);

  return follows ? <p className="field-description">{words.pathFollowsTitle}</p> : null;
}
