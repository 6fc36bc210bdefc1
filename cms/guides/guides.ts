import type { Payload } from 'payload';
import type { Language } from '../../app/i18n/languages.ts';
import type { Block, GuideContent, GuideOptions } from '../interface.ts';
import type { Products } from '../products/products.ts';
import { resolveFields, resolveTitle } from '../resolve.ts';

interface Options {
  readProducts: () => Promise<Products>;
  /** Adds what no editor filled in. */
  withData: (part: Block, language: Language) => Promise<Block>;
}

/** @returns what reads the published guides, in the order of the back office, or one as a draft. */
export function guideReader(payload: Payload, { readProducts, withData }: Options) {
  const { flattenedFields } = payload.collections.guides.config;

  return async (language: Language, { draftOf }: GuideOptions = {}): Promise<GuideContent[]> => {
    const isDraft = draftOf !== undefined;
    const { docs } = await payload.find({
      collection: 'guides',
      where: isDraft ? { id: { equals: draftOf } } : { _status: { equals: 'published' } },
      draft: isDraft,
      sort: ['position', 'key'],
      locale: 'all',
      depth: 1,
      pagination: false,
    });
    const products = await readProducts();
    return Promise.all(
      docs.map(async (stored) => {
        const guide = resolveFields({ ...stored }, flattenedFields, language, products);
        const parts = (guide.parts as Block[]).map((part) => withData(part, language));
        return {
          key: stored.key,
          title: resolveTitle(stored.title, language, products),
          text: guide.text as GuideContent['text'],
          picture: guide.picture as GuideContent['picture'],
          models: guide.models as GuideContent['models'],
          // Those that only guides have are resolved like blocks of pages.
          parts: (await Promise.all(parts)) as unknown as GuideContent['parts'],
          changed: [stored.updatedAt, products.changed].sort().at(-1) ?? '',
        };
      }),
    );
  };
}
