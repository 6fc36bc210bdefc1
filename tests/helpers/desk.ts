import { expect } from 'vitest';
import { readCsv } from './csv.ts';
import { linkAt, nodes } from './rich-text.ts';
import type { Answer, TestSite } from './site.ts';

/** A page with a text in a row of a block, and one with a link. */
export const pageToTranslate = {
  title: 'How light it is',
  blocks: [
    {
      blockType: 'faq',
      title: 'Questions',
      questions: [
        { question: 'How heavy?', answer: 'Light.' },
        { question: 'How long?', answer: 'Long.' },
      ],
    },
    { blockType: 'richText', body: nodes(linkAt('/home', 'The way home')) },
  ],
};

type Headers = Record<string, string>;

/** The translation desk through its endpoints, as one person. */
export function desk(site: TestSite, headers: Headers) {
  const post = (address: string, body: object): Promise<Answer> =>
    site.post(`/api/translations/${address}`, body, { headers });

  async function exported(query: string): Promise<string> {
    const { status, text } = await site.get(`/api/translations/export?${query}`, { headers });
    expect([status, status === 200 ? '' : text]).toEqual([200, '']);
    return text;
  }

  return {
    post,
    exported,

    /** A file, with `expected` to have it done. */
    imported: (query: string, body: string) =>
      site.request(`/api/translations/import?${query}`, {
        method: 'POST',
        body,
        headers: { ...headers, 'content-type': 'text/plain' },
      }),

    save: (place: object, texts: string[], more: object = {}) =>
      post('text', { ...place, texts, ...more }),

    /** The state of each text of a document, and what it reads like, by its key. */
    async texts(kind: string, id: number | string, language: string) {
      const query = `language=${language}&format=csv&kind=${kind}&id=${id}`;
      const [head = [], ...rows] = readCsv((await exported(query)).replace('\uFEFF', ''));
      const at = (name: string) => head.indexOf(name);
      return new Map(
        rows.map((row) => [
          `${row[at('text')]}#${row[at('segment')]}`,
          `${row[at('state')]}: ${row[at('target')]}`,
        ]),
      );
    },
  };
}
