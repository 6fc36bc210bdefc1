import { expect } from 'vitest';
import { articles } from '../../content/news/index.ts';
import { richText } from '../../content/rich-text.ts';
import { elements, tags } from './html.ts';
import { type TestSite, visible } from './site.ts';

/** The articles of the demonstration content in list order: newest first. */
export const inOrder = Object.values(articles).sort(
  (one, other) => Date.parse(other.published) - Date.parse(one.published),
);

/** The news of a site, as written by an editor and read by a visitor. */
export function newsOf(site: TestSite, headers: Record<string, string>) {
  const made: number[] = [];

  /** How many articles a list has over all its pages. */
  async function total(address = '/news'): Promise<number> {
    const { json } = await site.get(`/content/pages${address}`);
    const isList = ({ blockType }: { blockType: string }) => blockType === 'newsList';
    return json.blocks.find(isList).list.total;
  }

  async function list(address: string, label?: string): Promise<string> {
    const { text } = await site.get(address, { site: label });
    return /<ul class="list-entries article-items">([\s\S]*?)<\/ul>/.exec(text)?.[1] ?? '';
  }

  return {
    total,

    async create(data: object): Promise<{ id: number }> {
      const article = {
        title: 'An article',
        summary: 'In short.',
        topic: 'company',
        published: '2020-01-01T00:00:00.000Z',
        body: richText(['At length.']),
        _status: 'published',
        ...data,
      };
      const query = article._status === 'draft' ? '?draft=true' : '';
      const answer = await site.post(`/api/news${query}`, article, { headers });
      expect([answer.status, answer.json?.errors]).toEqual([201, undefined]);
      made.push(answer.json.doc.id);
      return answer.json.doc;
    },

    change: (id: number, data: object) =>
      site.request(`/api/news/${id}`, {
        method: 'PATCH',
        body: JSON.stringify(data),
        headers: { ...headers, 'content-type': 'application/json' },
      }),

    /** Removes what `create` has created. */
    async clear(): Promise<void> {
      if (made.length === 0) return;
      for (const id of made.splice(0)) {
        await site.request(`/api/news/${id}`, { method: 'DELETE', headers });
      }
      await expect.poll(() => total(), visible).toBe(inOrder.length);
    },

    /** The titles that a list shows, in order. */
    titles: async (address: string, label?: string) =>
      elements(await list(address, label), 'h2').map(({ text }) => text),

    /** Addresses of the articles that a list shows. */
    addresses: async (address = '/news') =>
      tags(await list(address), 'a').map(({ href }) => href ?? ''),
  };
}
