import type { Payload } from 'payload';
import { expect, test } from 'vitest';
import type { ModelEntry, PublishedContent } from '../../cms/interface.ts';
import { Products } from '../../cms/products/products.ts';
import { readInParts } from '../../cms/read-in-parts.ts';
import { Documents } from '../../server/documents/documents.ts';

/** What a site with thousands of entries must not do for each of them. */

const rowOf = (id: number) => ({
  ...{ id, key: `m-${id}`, series: 1, name: { en: `Model ${id}` }, href: null },
  ...{ certifications: [], updatedAt: `2026-11-0${id}T00:00:00.000Z` },
  parameters: [{ id: `p-${id}`, parameter: 'weight', value: id, qualifier: 'exactly' }],
});

const products = new Products({
  series: [{ id: 1, key: 's', name: { en: 'Series' }, updatedAt: '2026-11-01T00:00:00.000Z' }],
  models: [rowOf(3), rowOf(1), rowOf(2)],
  ...{ facts: [], settings: {} },
});

test('A model is the same one by one as among all', () => {
  const all = products.allModels('de');
  expect(all.map(({ key }) => key)).toEqual(['m-3', 'm-1', 'm-2']);
  expect(products.keys).toEqual(['m-3', 'm-1', 'm-2']);
  for (const one of all) expect(products.modelWithKey(one.key, 'de')).toEqual(one);
  expect(products.modelWithKey('m-4', 'de')).toBeNull();
});

test('Data sheets are listed without putting together all models for each', async () => {
  const asked: string[] = [];
  const content: Partial<PublishedContent> = {
    revision: async () => '1',
    guides: async () => [],
    models: async (language): Promise<ModelEntry[]> => {
      asked.push('all');
      return products.allModels(language);
    },
    modelKeys: async () => products.keys,
    model: async (key, language) => {
      asked.push(key);
      return products.modelWithKey(key, language);
    },
  };
  const documents = new Documents({
    content: content as PublishedContent,
    payload: { find: async () => ({ docs: [] }) } as unknown as Payload,
    pictures: { read: async () => Promise.reject(new Error('No picture is needed')) },
    directory: 'build/none',
  });
  const listed = await documents.list('en');
  expect(listed.map(({ id, version }) => [id, version])).toEqual(
    ['m-3', 'm-1', 'm-2'].map((key) => [`data-sheets/${key}`, 1]),
  );
  expect(asked).toEqual(['m-3', 'm-1', 'm-2']);
});

test('What is read in parts is whole, in order, and without what is taken back meanwhile', async () => {
  const stored = Array.from({ length: 12 }, (_, index) => ({ id: 12 - index, title: {} }));
  const parts: number[][] = [];
  const payload = {
    async find({
      where,
      select,
    }: {
      where: { and?: { id?: { in: number[] } }[] };
      select?: object;
    }) {
      if (select) return { docs: stored.map(({ id }) => ({ id })) };
      const ids = where.and?.[0]?.id?.in ?? [];
      parts.push(ids);
      const isThere = ({ id }: { id: number }) => ids.includes(id) && id !== 7;
      return { docs: stored.filter(isThere).reverse() };
    },
  } as unknown as Payload;
  const read = await readInParts(payload, { collection: 'models', depth: 0, atOnce: 5 });
  expect(parts).toEqual([
    [12, 11, 10, 9, 8],
    [7, 6, 5, 4, 3],
    [2, 1],
  ]);
  expect(read.map(({ id }) => id)).toEqual([12, 11, 10, 9, 8, 6, 5, 4, 3, 2, 1]);
});
