import type { CollectionConfig, GlobalConfig, LivePreviewConfig } from 'payload';
import { entryAddress, entryCollections } from '../entry-kinds.ts';

/** What has drafts, and an address at which staff can look at them. */
export const previewedCollections = ['pages', ...entryCollections, 'guides'] as const;

export type PreviewedCollection = (typeof previewedCollections)[number];

export const isPreviewed = (collection: unknown): collection is PreviewedCollection =>
  previewedCollections.some((one) => one === collection);

/** Where links to drafts lead; the server answers it. */
export const previewPath = '/preview';

/**
 * @returns where a document is or will be, for guides where staff see the draft; null for a page
 * that has no path yet.
 */
export function draftAddress(
  collection: PreviewedCollection,
  { id, path }: { id?: unknown; path?: unknown },
): string | null {
  if (collection === 'guides') return id ? `${previewPath}/guides/${id}` : null;
  if (collection !== 'pages') return id ? entryAddress(collection, id) : null;
  return typeof path === 'string' && path.startsWith('/') ? path : null;
}

/** In pixels: a phone, a tablet and a desk. */
const widths = { 390: 844, 768: 1024, 1440: 900 };

/** Shows the draft beside the form, and by a button in a tab of its own. */
export function draftPreview(collection: PreviewedCollection) {
  const addressOf = (document: Record<string, unknown>, locale: string): string | null => {
    const address = draftAddress(collection, document);
    return address && `${address}?preview=${locale}`;
  };
  return {
    preview: (document, { locale }) => addressOf(document, locale),
    // A PDF is made for each look at it, which is too much while somebody types.
    ...(collection !== 'guides' && { livePreview: livePreview(addressOf) }),
  } satisfies CollectionConfig['admin'];
}

type AddressOf = (document: Record<string, unknown>, locale: string) => string | null;

const livePreview = (addressOf: AddressOf): LivePreviewConfig => ({
  url: ({ data, locale }) => addressOf(data, locale.code),
  breakpoints: Object.entries(widths).map(([width, height]) => ({
    name: `width-${width}`,
    label: `${width} px`,
    width: Number(width),
    height,
  })),
});

/** The tools that show what editors enter for them; the first beside the form. */
export const previewedTools = {
  yield: '/tools/yield',
  balcony: '/tools/balcony',
  roof: '/tools/roof',
};

export const toolPreview = (path: string, locale: string) => `${path}?preview=${locale}`;

const firstTool: AddressOf = (_, locale) => toolPreview(previewedTools.yield, locale);

export const toolsPreview = {
  preview: (document, { locale }) => firstTool(document, locale),
  livePreview: livePreview(firstTool),
} satisfies GlobalConfig['admin'];
