import type { ComponentType } from 'react';
import type { BlockOf, BlockType } from '../../cms/interface.ts';
import { loadPart } from '../chunks.ts';

type BlockComponent<Type extends BlockType> = ComponentType<{
  block: BlockOf<Type>;
  /** The first block of a page contains its h1 and its first picture. */
  isFirst: boolean;
}>;

type Loaders = { [Type in BlockType]: () => Promise<{ default: BlockComponent<Type> }> };

/** The component of each kind of block. Pages load only those they show. */
const loaders: Loaders = {
  hero: () => import('./hero/hero.tsx'),
  productFamily: () => import('./product-family/product-family.tsx'),
  pictureText: () => import('./picture-text/picture-text.tsx'),
  figures: () => import('./figures/figures.tsx'),
  form: () => import('./form/form.tsx'),
  statement: () => import('./statement/statement.tsx'),
  scale: () => import('./scale/scale.tsx'),
  layers: () => import('./layers/layers.tsx'),
  moduleInSpace: () => import('./module-in-space/module-in-space.tsx'),
  specificationTable: () => import('./specification-table/specification-table.tsx'),
  stringCheck: () => import('./string-check/string-check.tsx'),
  yieldForm: () => import('./yield-form/yield-form.tsx'),
  comparison: () => import('./comparison/comparison.tsx'),
  certificates: () => import('./certificates/certificates.tsx'),
  timeline: () => import('./timeline/timeline.tsx'),
  faq: () => import('./faq/faq.tsx'),
  downloads: () => import('./downloads/downloads.tsx'),
  downloadList: () => import('./download-list/download-list.tsx'),
  salesMap: () => import('./sales-map/sales-map.tsx'),
  richText: () => import('./rich-text/rich-text.tsx'),
  steps: () => import('./steps/steps.tsx'),
  drawing: () => import('./drawing/drawing.tsx'),
  caseList: () => import('./case-list/case-list.tsx'),
  relatedProducts: () => import('./related-products/related-products.tsx'),
  callToAction: () => import('./call-to-action/call-to-action.tsx'),
  notice: () => import('./notice/notice.tsx'),
  video: () => import('./video/video.tsx'),
  gallery: () => import('./gallery/gallery.tsx'),
  scenes: () => import('./scenes/scenes.tsx'),
  quotes: () => import('./quotes/quotes.tsx'),
  newsTeaser: () => import('./news-teaser/news-teaser.tsx'),
  newsList: () => import('./news-list/news-list.tsx'),
  jobTeaser: () => import('./job-teaser/job-teaser.tsx'),
  jobList: () => import('./job-list/job-list.tsx'),
  activityList: () => import('./activity-list/activity-list.tsx'),
  resumeForm: () => import('./resume-form/resume-form.tsx'),
};

export const blockTypes = Object.keys(loaders) as BlockType[];

const loaded: Partial<Record<BlockType, BlockComponent<never>>> = {};

/** @throws ChunkLoadError */
export async function loadBlocks(types: Iterable<BlockType>): Promise<void> {
  const missing = [...new Set(types)].filter((type) => !loaded[type]);
  await Promise.all(
    missing.map(async (type) => {
      const module = await loadPart<{ default: unknown }>(loaders[type]);
      loaded[type] = module.default as BlockComponent<never>;
    }),
  );
}

/** @returns the component, which `loadBlocks` must have loaded already. */
export function blockComponent(
  type: BlockType,
): ComponentType<{ block: unknown; isFirst: boolean }> {
  const component = loaded[type];
  if (!component) throw new Error(`The block ${type} was not loaded before it was rendered`);
  return component as ComponentType<{ block: unknown; isFirst: boolean }>;
}
