import type { ElementType, ReactNode } from 'react';
import type { Text as TextValue } from '../../cms/interface.ts';
import { languages } from '../i18n/languages.ts';
import { clausesOf, textOf } from '../i18n/text.ts';

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

/** A title by its clauses: one that does not fit on the line of the last begins another. */
export function TitleWords({ value }: Pick<Properties, 'value'>) {
  const clauses = clausesOf(value);
  if (!clauses[1]) return wordsOf(clauses[0]);
  return clauses.map((words, index) =>
    // A blank within a block of its line is not shown at its end.
    words[0] === ' ' ? (
      ' '
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the clauses of a text keep their order
      <span key={index} className="title-clause">
        {wordsOf(words)}
      </span>
    ),
  );
}

/**
 * The words of a clause, each kept on one line. They are spans, since browsers expose a `wbr` to
 * screen readers as a blank.
 */
function wordsOf(words: string[] = []): ReactNode {
  if (!words[1]) return words;
  return words.map((word, index) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
      key={index}
      className={word.length > mostInNarrowWindow ? 'title-word title-word-long' : 'title-word'}
    >
      {word}
    </span>
  ));
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
