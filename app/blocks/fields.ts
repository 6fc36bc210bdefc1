import type { Block } from 'payload';
import { callToAction } from './call-to-action/fields.ts';
import { caseList } from './case-list/fields.ts';
import { figures } from './figures/fields.ts';
import { form } from './form/fields.ts';
import { gallery } from './gallery/fields.ts';
import { hero } from './hero/fields.ts';
import { notice } from './notice/fields.ts';
import { pictureText } from './picture-text/fields.ts';
import { productFamily } from './product-family/fields.ts';
import { quotes } from './quotes/fields.ts';
import { relatedProducts } from './related-products/fields.ts';
import { richText } from './rich-text/fields.ts';
import { scenes } from './scenes/fields.ts';
import { steps } from './steps/fields.ts';

/** Every block an editor can compose a page from. Their components are listed in blocks.ts. */
export const blockFields: Block[] = [
  hero,
  productFamily,
  pictureText,
  figures,
  form,
  richText,
  steps,
  caseList,
  relatedProducts,
  callToAction,
  notice,
  gallery,
  scenes,
  quotes,
];
