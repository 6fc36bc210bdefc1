import type { Payload } from 'payload';
import { readContentRevision } from './hooks/content-revision.ts';

/**
 * What visitors see changes when an editor publishes something, and when the date of something
 * that has been published comes. The dates that lie ahead are read once for each revision.
 */
export function revisionReader(payload: Payload): () => Promise<string> {
  let known: { mark: string; dates: number[] } | undefined;
  return async () => {
    const mark = await readContentRevision(payload);
    if (known?.mark !== mark) known = { mark, dates: await datesAhead(payload) };
    const passed = known.dates.filter((date) => date <= Date.now()).length;
    return passed > 0 ? `${mark} ${passed}` : mark;
  };
}

async function datesAhead(payload: Payload): Promise<number[]> {
  const now = new Date().toISOString();
  const [news, jobs] = await Promise.all([
    payload.find({
      collection: 'news',
      where: { _status: { equals: 'published' }, published: { greater_than: now } },
      select: { published: true },
      depth: 0,
      pagination: false,
    }),
    payload.find({
      collection: 'jobs',
      where: { _status: { equals: 'published' }, released: { greater_than: now } },
      select: { released: true },
      depth: 0,
      pagination: false,
    }),
  ]);
  return [
    ...news.docs.map(({ published }) => Date.parse(published)),
    ...jobs.docs.map(({ released }) => Date.parse(released)),
  ];
}
