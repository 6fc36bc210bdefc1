import type { Block } from 'payload';
import { activityList } from './activity-list/fields.ts';
import { callToAction } from './call-to-action/fields.ts';
import { caseList } from './case-list/fields.ts';
import { certificates } from './certificates/fields.ts';
import { comparison } from './comparison/fields.ts';
import { downloadList } from './download-list/fields.ts';
import { downloads } from './downloads/fields.ts';
import { drawing } from './drawing/fields.ts';
import { faq } from './faq/fields.ts';
import { figures } from './figures/fields.ts';
import { form } from './form/fields.ts';
import { gallery } from './gallery/fields.ts';
import { hero } from './hero/fields.ts';
import { jobList } from './job-list/fields.ts';
import { jobTeaser } from './job-teaser/fields.ts';
import { layers } from './layers/fields.ts';
import { moduleInSpace } from './module-in-space/fields.ts';
import { newsList } from './news-list/fields.ts';
import { newsTeaser } from './news-teaser/fields.ts';
import { notice } from './notice/fields.ts';
import { pictureText } from './picture-text/fields.ts';
import { productFamily } from './product-family/fields.ts';
import { quotes } from './quotes/fields.ts';
import { relatedProducts } from './related-products/fields.ts';
import { resumeForm } from './resume-form/fields.ts';
import { richText } from './rich-text/fields.ts';
import { salesMap } from './sales-map/fields.ts';
import { scale } from './scale/fields.ts';
import { scenes } from './scenes/fields.ts';
import { specificationTable } from './specification-table/fields.ts';
import { statement } from './statement/fields.ts';
import { steps } from './steps/fields.ts';
import { stringCheck } from './string-check/fields.ts';
import { timeline } from './timeline/fields.ts';
import { video } from './video/fields.ts';
import { yieldForm } from './yield-form/fields.ts';

/** All blocks that editors can compose a page from. Their components are listed in blocks.ts. */
export const blockFields: Block[] = [
  hero,
  productFamily,
  pictureText,
  figures,
  form,
  richText,
  steps,
  drawing,
  caseList,
  relatedProducts,
  callToAction,
  notice,
  gallery,
  video,
  scenes,
  quotes,
  statement,
  scale,
  layers,
  moduleInSpace,
  specificationTable,
  stringCheck,
  yieldForm,
  comparison,
  certificates,
  timeline,
  faq,
  downloads,
  downloadList,
  salesMap,
  newsTeaser,
  newsList,
  jobTeaser,
  jobList,
  activityList,
  resumeForm,
].map(withThumbnail);

/** Previews the block where an editor chooses one (server/staff/thumbnails.ts). */
function withThumbnail(block: Block): Block {
  const name = block.slug.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  // The block's name is below the picture, so the picture needs no alternative text.
  const thumbnail = { url: `/thumbnails/${name}.svg`, alt: '' };
  return { ...block, admin: { ...block.admin, images: { ...block.admin?.images, thumbnail } } };
}
