import { expect } from 'vitest';
import type { TestSite } from './site.ts';

type Change = { collection: string; id: number; data: object; query?: string };

/** What an editor does through the API, which the forms of the back office use as well. */
export function backOffice(site: TestSite, headers: Record<string, string>) {
  const asJson = { ...headers, 'content-type': 'application/json' };

  return {
    async create(collection: string, data: object, query = '') {
      const answer = await site.post(`/api/${collection}${query}`, data, { headers });
      expect([answer.status, answer.json?.errors]).toEqual([201, undefined]);
      return answer.json.doc as { id: number } & Record<string, unknown>;
    },

    /** The answer to an attempt, with the fault of each field. */
    async attempt(collection: string, data: object, language = 'en') {
      const { status, json } = await site.post(`/api/${collection}`, data, {
        headers: { ...headers, 'accept-language': language },
      });
      const faults: { path: string; message: string }[] = json?.errors?.[0]?.data?.errors ?? [];
      return { status, faults: faults.map(({ path, message }) => [path, message]) };
    },

    change: ({ collection, id, data, query = '' }: Change) =>
      site.request(`/api/${collection}/${id}${query}`, {
        method: 'PATCH',
        body: JSON.stringify(data),
        headers: asJson,
      }),

    async first(collection: string, where = '') {
      const { json } = await site.get(`/api/${collection}?limit=1&depth=0${where}`, { headers });
      return json.docs[0] as { id: number } & Record<string, unknown>;
    },

    remove: (collection: string, id: number, language = 'en') =>
      site.request(`/api/${collection}/${id}`, {
        method: 'DELETE',
        headers: { ...headers, 'accept-language': language },
      }),

    /** Sends a picture as the form of the back office does. */
    async upload(file: Buffer, name: string, type: string, data: object) {
      const form = new FormData();
      form.set('_payload', JSON.stringify(data));
      form.set('file', new File([new Uint8Array(file)], name, { type }));
      const encoded = new Response(form);
      const answer = await site.request('/api/media?depth=0', {
        method: 'POST',
        headers: { ...headers, 'content-type': encoded.headers.get('content-type') ?? '' },
        body: Buffer.from(await encoded.arrayBuffer()),
      });
      expect([answer.status, answer.json?.errors]).toEqual([201, undefined]);
      return answer.json.doc as { id: number; url: string } & Record<string, unknown>;
    },
  };
}
