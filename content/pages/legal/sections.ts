import type { ContentLanguage } from '../../languages.ts';
import { richText } from '../../rich-text.ts';
import type { SeedBlock } from '../../seed-page.ts';
import type { Body } from './text.ts';

const contentsTitles: Record<ContentLanguage, string> = {
  en: 'On this page',
  zh: '本页内容',
  de: 'Auf dieser Seite',
  ja: 'このページの内容',
  es: 'En esta página',
  fr: 'Sur cette page',
  pl: 'Na tej stronie',
};

/** The words of a page that begins with a list of its sections. */
export function withContents<Text>(
  texts: Record<ContentLanguage, Text>,
): Record<ContentLanguage, Text & { contents: string }> {
  const add = (language: ContentLanguage) => ({
    ...texts[language],
    contents: contentsTitles[language],
  });
  return {
    en: add('en'),
    zh: add('zh'),
    de: add('de'),
    ja: add('ja'),
    es: add('es'),
    fr: add('fr'),
    pl: add('pl'),
  };
}

type Section = readonly [anchor: string, body: Body];

/** A list of links to the sections, and the sections; each is named by its first heading. */
export const sectionsWithContents = (contents: string, sections: readonly Section[]) => [
  contentsOf(contents, sections),
  ...sections.map(sectionBlock),
];

function contentsOf(title: string, sections: readonly Section[]) {
  const links = sections.map(([anchor, body]) => `[${headingOf(body)}](#${anchor})`);
  return {
    blockType: 'richText',
    body: richText([{ heading: title }, { list: links }]),
  } satisfies SeedBlock;
}

export const sectionBlock = ([anchor, body]: Section) =>
  ({ blockType: 'richText', anchor, body: richText(body) }) satisfies SeedBlock;

/** Divides a text before each of its headings. */
export function divide(body: Body): Body[] {
  const sections: Body[] = [];
  for (const part of body) {
    const isHeading = typeof part === 'object' && 'heading' in part;
    const last = isHeading ? undefined : sections.pop();
    sections.push([...(last ?? []), part]);
  }
  return sections;
}

function headingOf(body: Body): string {
  for (const part of body) {
    if (typeof part === 'object' && 'heading' in part) return part.heading;
  }
  throw new Error('A section has no heading');
}
