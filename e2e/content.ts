import { expect, vi } from 'vitest';
import type { TestSite } from '../tests/helpers/site.ts';

/** A block as the back office's API accepts it. */
type StoredBlock = { blockType: string } & Record<string, unknown>;

interface StoredPage {
  path: string;
  title: string;
  blocks: StoredBlock[];
}

/** Publishes pages as an administrator, and waits until visitors see them. */
export async function publishPages(site: TestSite, pages: StoredPage[]): Promise<void> {
  const headers = await site.signIn();
  const ids = new Map<StoredPage, number>();
  // As drafts first: they may lead to one another.
  for (const page of pages) {
    const draft = { ...page, _status: 'draft' };
    const { status, text, json } = await site.post('/api/pages?draft=true', draft, { headers });
    expect([status, text]).toEqual([201, text]);
    ids.set(page, json.doc.id);
  }
  for (const page of pages) {
    const { status, text } = await site.request(`/api/pages/${ids.get(page)}`, {
      method: 'PATCH',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ _status: 'published' }),
    });
    expect([status, text]).toEqual([200, text]);
  }
  for (const { path } of pages) {
    await vi.waitFor(async () => expect((await site.get(path)).status).toBe(200), 5000);
  }
}

/** A text block with links below it. */
export function textBlock(title: string, links: Record<string, string> = {}): StoredBlock {
  return {
    blockType: 'pictureText',
    title,
    text: 'Light enough for roofs that carry no glass. '.repeat(20),
    actions: Object.entries(links).map(([label, href]) => ({ label, href })),
  };
}

/** Formatted text as the back office's editor stores it. */
export function formattedText(text: string): StoredBlock {
  const common = { format: '', indent: 0, version: 1, direction: 'ltr' };
  return {
    blockType: 'richText',
    body: {
      root: {
        ...common,
        type: 'root',
        children: [
          {
            ...common,
            type: 'paragraph',
            textFormat: 0,
            textStyle: '',
            children: [
              { type: 'text', text, format: 0, detail: 0, mode: 'normal', style: '', version: 1 },
            ],
          },
        ],
      },
    },
  };
}
