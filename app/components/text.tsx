import type { ElementType } from 'react';
import type { Text as TextValue } from '../../cms/interface.ts';
import { languages } from '../i18n/languages.ts';
import { partsOf, textOf } from '../i18n/text.ts';

export { textOf };

/** The `lang` of an element whose text is not in the page's language, or nothing. */
export function languageOf(value: TextValue | null | undefined): { lang?: string } {
  return value && typeof value === 'object' ? { lang: languages[value.language].tag } : {};
}

interface Properties {
  as?: ElementType;
  value: TextValue | null | undefined;
  className?: string;
  id?: string;
}

/** Words longer than this in the largest titles are wider than a window of 320 pixels. */
const mostInNarrowWindow = 8;

/**
 * The words of a title, each kept on one line. They are spans, since browsers expose a `wbr` to
 * screen readers as a blank.
 */
export function TitleWords({ value }: Pick<Properties, 'value'>) {
  const parts = partsOf(value);
  if (parts.length < 2) return parts;
  return parts.map((part, index) => {
    const isLong = part.length > mostInNarrowWindow;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
      <span key={index} className={isLong ? 'title-word title-word-long' : 'title-word'}>
        {part}
      </span>
    );
  });
}

const title = /^h[1-3]$/;

/** A text from the back office; nothing if it is empty. */
export function Text({ as: Element = 'span', value, ...attributes }: Properties) {
  const text = textOf(value);
  if (!text) return null;
  return (
    <Element {...attributes} {...languageOf(value)}>
      {title.test(String(Element)) ? <TitleWords value={value} /> : text}
    </Element>
  );
}
