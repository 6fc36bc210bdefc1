import type { Block } from 'payload';
import { figures } from './figures/fields.ts';
import { form } from './form/fields.ts';
import { hero } from './hero/fields.ts';
import { pictureText } from './picture-text/fields.ts';
import { productFamily } from './product-family/fields.ts';
import { richText } from './rich-text/fields.ts';

/** Every block an editor can compose a page from. Their components are listed in blocks.ts. */
export const blockFields: Block[] = [hero, productFamily, pictureText, figures, form, richText];
