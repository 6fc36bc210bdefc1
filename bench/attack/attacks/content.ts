import { richText } from '../../../content/rich-text.ts';
import type { Attack, Scene } from '../attack.ts';
import { ask, Counts, jsonOf, type Reply } from '../client.ts';
import { sendInquiry } from '../forms.ts';
import { askOffice } from '../office.ts';
import { query } from '../rows.ts';

/** D1: English stored as a translation. D9: numbers that are issued again. */

interface Document {
  id: number;
  [field: string]: unknown;
}

const english = {
  title: 'An article in English',
  summary: 'What nobody has translated.',
  topic: 'company',
  published: '2020-01-01T00:00:00.000Z',
  body: richText(['At length, in English.']),
  _status: 'published',
};

const docOf = (reply: Reply) =>
  jsonOf<{ doc?: Document }>(reply)?.doc ?? jsonOf<Document>(reply) ?? undefined;

async function makeArticle(scene: Scene): Promise<number> {
  const made = await askOffice(scene, 'POST', '/news?depth=0', english);
  const id = docOf(made)?.id;
  if (id === undefined) throw new Error(`No article: ${made.status} ${made.text.slice(0, 300)}`);
  return id;
}

/** The ways in which the back office and programs store an article in French. */
const ways: Record<string, (scene: Scene, id: number) => Promise<Reply[]>> = {
  'published twice': (scene, id) => twice(scene, id, 'locale=fr'),
  '“Publish in French” twice': (scene, id) =>
    twice(scene, id, 'locale=fr&publishSpecificLocale=fr'),
  'saved as a draft, then published': async (scene, id) => {
    const draft = await change(scene, id, 'locale=fr&draft=true', { title: 'Titre' });
    return [draft, await change(scene, id, 'locale=fr', { ...docOf(draft), _status: 'published' })];
  },
  duplicated: async (scene, id) => {
    const titled = await change(scene, id, 'locale=fr', { title: 'Titre' });
    const copied = await askOffice(scene, 'POST', `/news/${id}/duplicate?locale=fr&depth=0`, {});
    const copy = docOf(copied);
    if (copy) await change(scene, copy.id, 'locale=fr', { ...copy, _status: 'published' });
    return [titled, copied];
  },
  restored: async (scene, id) => {
    const titled = await change(scene, id, 'locale=fr', { title: 'Titre' });
    const path = `/news/versions?where[parent][equals]=${id}&limit=1&depth=0`;
    const versions = jsonOf<{ docs?: { id: number }[] }>(await askOffice(scene, 'GET', path));
    const version = versions?.docs?.[0]?.id;
    const restored = await askOffice(scene, 'POST', `/news/versions/${version}?locale=fr&depth=0`);
    const doc = docOf(await askOffice(scene, 'GET', `/news/${id}?locale=fr&depth=0`));
    return [titled, restored, await change(scene, id, 'locale=fr', { ...doc, title: 'Titre 2' })];
  },
};

const change = (scene: Scene, id: number, parameters: string, value: object) =>
  askOffice(scene, 'PATCH', `/news/${id}?depth=0&${parameters}`, value);

/** The form then contains the response, and sends that the next time. */
async function twice(scene: Scene, id: number, parameters: string): Promise<Reply[]> {
  const status = { _status: 'published' };
  const first = await change(scene, id, parameters, { title: 'Titre', ...status });
  const refilled = { ...docOf(first), title: 'Titre 2', ...status };
  return [first, await change(scene, id, parameters, refilled)];
}

const publishTwice: Attack = {
  name: 'D1-publish-twice',
  on: ['full'],
  async run(scene) {
    const counts = new Counts();
    const broken: string[] = [];
    for (const [way, publish] of Object.entries(ways)) {
      const id = await makeArticle(scene);
      for (const reply of await publish(scene, id)) counts.add(reply);
      const path = '/news?locale=all&depth=0&sort=-id&limit=2&draft=true';
      const stored = jsonOf<{ docs?: Document[] }>(await askOffice(scene, 'GET', path));
      const isFalse = stored?.docs?.some(
        ({ id: one, summary }) => one >= id && Object(summary).fr === english.summary,
      );
      if (isFalse) broken.push(`${way}: the English summary is stored as French`);
      const headers = { host: 'fr.example.com' };
      const { text } = await ask(scene, `/news_detail/${id}`, { headers });
      if (!text.includes('lang="en"')) broken.push(`${way}: nothing is marked as English`);
    }
    return {
      sent: `an article titled in French, ${Object.keys(ways).length} ways`,
      came: counts.came,
      demanded: 'no French but the title; the rest marked lang="en"',
      broken,
    };
  },
};

const numbers: Attack = {
  name: 'D9-ids',
  on: ['full'],
  async run(scene) {
    const broken: string[] = [];
    const counts = new Counts();
    const tryTwice = async (what: string, make: () => Promise<number | undefined>) => {
      const first = await make();
      counts.add(await askOffice(scene, 'DELETE', `/${what}/${first}`));
      const second = await make();
      if (first === undefined || second === undefined) broken.push(`${what}: could not be created`);
      else if (second <= first) broken.push(`${what}: ${first} was reused`);
    };
    let path = 0;
    await tryTwice('news', () => makeArticle(scene));
    await tryTwice('pages', async () => {
      path += 1;
      const page = { title: 'Gone', path: `/d9-${path}`, _status: 'published' };
      return docOf(await askOffice(scene, 'POST', '/pages', page))?.id;
    });
    await tryTwice('inquiries', async () => {
      const name = `D9 ${crypto.randomUUID()}`;
      await sendInquiry(scene, name, { client: 9 });
      const [row] = await query(scene, `SELECT id FROM inquiries WHERE name = '${name}'`);
      return row && Number(row.id);
    });
    return {
      sent: '3 × created, deleted, created again',
      came: counts.came,
      demanded: 'a new id each time',
      broken,
    };
  },
};

export const contentAttacks: Attack[] = [publishTwice, numbers];
