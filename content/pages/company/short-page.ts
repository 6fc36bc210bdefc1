import type { ContentLanguage } from '../../languages.ts';
import { type RichTextPart, richText } from '../../rich-text.ts';
import type { Lookup, SeedBlock, SeedPage } from '../../seed-page.ts';

/** The words of a page that only introduces a list, a search or a form. */
export interface ShortPageText {
  title: string;
  description: string;
  body: readonly RichTextPart[];
  next: { title: string; text: string; action: string; alternative: string };
}

interface ShortPage {
  path: string;
  parent?: string;
  /** Addresses of the two links at the end of the page. */
  action: string;
  alternative: string;
  /** A scene of content/pictures, beside them. */
  picture?: string;
}

/** Puts `first` before the words, where a page already has a list of its own. */
export function shortPage<Text extends ShortPageText>(
  { action, alternative, picture: scene, ...place }: ShortPage,
  texts: Record<ContentLanguage, Text>,
  first: (text: Text, lookup: Lookup) => SeedBlock[] = () => [],
): SeedPage<Text> {
  return {
    ...place,
    texts,
    build: (text, lookup) => ({
      title: text.title,
      description: text.description,
      blocks: [
        ...first(text, lookup),
        { blockType: 'richText', body: richText(text.body) },
        {
          ...(scene
            ? { blockType: 'pictureText', picture: lookup.picture(scene) }
            : { blockType: 'callToAction' }),
          title: text.next.title,
          text: text.next.text,
          actions: [
            { label: text.next.action, href: action },
            { label: text.next.alternative, href: alternative },
          ],
        },
      ],
    }),
  };
}
