import {
  HeadingFeature,
  LinkFeature,
  lexicalEditor,
  UploadFeature,
} from '@payloadcms/richtext-lexical';
import { headingTags } from '../app/blocks/rich-text-nodes.ts';
import { entryCollections } from './entry-kinds.ts';

/** What the site shows differently from what the editor offers by itself. */
const replaced = new Set(['heading', 'link', 'relationship', 'upload']);

/**
 * The editor of formatted text. It offers what the site can show (rich-text.ts): links lead to what
 * has a page, and of all uploads only pictures stand in a text.
 */
export const richTextEditor = lexicalEditor({
  features: ({ defaultFeatures }) => [
    ...defaultFeatures.filter(({ key }) => !replaced.has(key)),
    HeadingFeature({ enabledHeadingSizes: [...headingTags] }),
    LinkFeature({ enabledCollections: ['pages', ...entryCollections] }),
    UploadFeature({ enabledCollections: ['media'] }),
  ],
});
