import type { FlattenedField } from 'payload';
import { describe, expect, it } from 'vitest';
import { changesBetween } from '../../cms/audit/changes.ts';

const text = (name: string, localized = false) => ({ name, type: 'text', localized });
const fields = [
  text('title', true),
  text('path'),
  { name: 'size', type: 'number' },
  { name: 'body', type: 'richText', localized: true },
  {
    name: 'blocks',
    type: 'blocks',
    blocks: [{ slug: 'hero', flattenedFields: [text('title', true), text('href')] }],
  },
  text('savedBy'),
] as unknown as FlattenedField[];

const paragraph = (words: string) => ({
  root: {
    type: 'root',
    children: [{ type: 'paragraph', children: [{ type: 'text', text: words }] }],
  },
});
const hero = (id: string, title: string) => ({ id, blockType: 'hero', title: { en: title } });
const between = (before: object | null, after: object | null) =>
  changesBetween(before as never, after as never, fields);

describe('the changes of a document', () => {
  it('name each field and language, with what was there and what is', () => {
    const before = {
      title: { en: 'Roofs', de: 'Dächer' },
      path: '/roofs',
      size: 1,
      savedBy: 'Ada',
    };
    const after = { title: { en: 'Roofs', de: 'Dach' }, path: '/roof', size: 2, savedBy: 'Bob' };
    expect(between(before, after).changes).toEqual([
      { path: 'title', language: 'de', before: 'Dächer', after: 'Dach' },
      { path: 'path', before: '/roofs', after: '/roof' },
      { path: 'size', before: '1', after: '2' },
    ]);
  });

  it('are none where nothing was filled in before and after', () => {
    expect(between({ path: null, title: {} }, { path: '', size: undefined }).changes).toEqual([]);
  });

  it('show formatted text in words', () => {
    const before = { body: { en: paragraph('Old words') } };
    const after = { body: { en: paragraph('New words') } };
    expect(between(before, after).changes).toEqual([
      { path: 'body', language: 'en', before: 'Old words', after: 'New words' },
    ]);
  });

  it('follow a block wherever it is moved, and tell what was added and removed', () => {
    const before = { blocks: [hero('a', 'One'), hero('b', 'Two'), hero('c', 'Three')] };
    const after = { blocks: [hero('b', 'Two!'), hero('a', 'One'), hero('d', 'Four')] };
    expect(between(before, after).changes).toEqual([
      { path: 'blocks.0.title', language: 'en', before: 'Two', after: 'Two!' },
      { path: 'blocks.2', before: null, after: 'hero: Four' },
      { path: 'blocks.2', before: 'hero: Three', after: null },
      { path: 'blocks', before: 'hero: One · hero: Two', after: 'hero: Two! · hero: One' },
    ]);
  });

  it('stay small, and say how many more there were', () => {
    const blocks = Array.from({ length: 100 }, (_, index) => hero(String(index), 'x'.repeat(2000)));
    const { changes, more } = between(null, { blocks });
    expect([changes.length, more]).toEqual([60, 40]);
    expect(JSON.stringify(changes).length).toBeLessThan(30_000);
  });
});
