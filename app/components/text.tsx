import type { ElementType } from 'react';
import type { Text as TextValue } from '../../cms/interface.ts';
import { languages } from '../i18n/languages.ts';

export function textOf(value: TextValue | null | undefined): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : value.text;
}

/** `lang` for an element whose text is not in the page's language, or nothing. */
export function languageOf(value: TextValue | null | undefined): { lang?: string } {
  return value && typeof value === 'object' ? { lang: languages[value.language].tag } : {};
}

interface Properties {
  as?: ElementType;
  value: TextValue | null | undefined;
  className?: string;
  id?: string;
}

/** A text of the back office; nothing at all when it is empty. */
export function Text({ as: Element = 'span', value, ...attributes }: Properties) {
  const text = textOf(value);
  if (!text) return null;
  return (
    <Element {...attributes} {...languageOf(value)}>
      {text}
    </Element>
  );
}
