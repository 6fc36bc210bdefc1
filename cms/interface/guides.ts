import type { Guide } from '../payload-types.ts';
import type { ResolvedBlock } from './pages.ts';
import type { ModelContent } from './products.ts';
import type { Picture, Text } from './text.ts';

export type GuidePart = ResolvedBlock<NonNullable<Guide['parts']>[number]>;

/** An installation guide, from which a PDF is made. */
export interface GuideOptions {
  /** The id of the only one wanted, as it is being written. */
  draftOf?: number;
}

export interface GuideContent {
  /** Part of its address: `/documents/guides/bonding/en.pdf`. */
  key: string;
  title: Text;
  text: Text | null;
  picture?: Picture;
  /** What it is about. */
  models: ModelContent[];
  parts: GuidePart[];
  /** When the guide, or the product data in it, last changed. */
  changed: string;
}
