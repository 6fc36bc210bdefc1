import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languageCodes } from '../../app/i18n/languages.ts';
import { type StaffText, staffMessage } from '../../app/i18n/staff.ts';
import { withoutFilmNotes } from '../../cms/videos/film.ts';
import { backOffice } from '../helpers/back-office.ts';
import { av1, h264, makeFilm, otherCodec } from '../helpers/films.ts';
import { startObjectStore } from '../helpers/object-store.ts';
import { freePort, startSite, visible } from '../helpers/site.ts';

type Site = Awaited<ReturnType<typeof startSite>>;

let site: Site;
let headers: Record<string, string>;
let office: ReturnType<typeof backOffice>;
let poster: number;

beforeAll(async () => {
  site = await startSite();
  headers = await site.signIn();
  office = backOffice(site, headers);
  poster = (await office.first('media')).id;
});
afterAll(() => site?.destroy());

/** As the form of the back office sends it. */
async function send(file: Buffer, data: object = {}, more: Record<string, string> = {}, id = '') {
  const form = new FormData();
  form.set('_payload', JSON.stringify(data));
  form.set('file', new File([new Uint8Array(file)], 'film.mov', { type: 'video/quicktime' }));
  const encoded = new Response(form);
  return site.request(`/api/videos/${id}?depth=0`, {
    method: id ? 'PATCH' : 'POST',
    headers: { ...headers, ...more, 'content-type': encoded.headers.get('content-type') ?? '' },
    body: Buffer.from(await encoded.arrayBuffer()),
  });
}

const described = () => ({ text: 'A module is laid onto a roof.', poster });

async function upload(file: Buffer, data: object = {}) {
  const { status, json } = await send(file, data);
  expect([status, json.errors]).toEqual([201, undefined]);
  return json.doc as { id: number; filename: string; contentHash: string } & Record<
    string,
    unknown
  >;
}

const addressOf = ({ contentHash, filename }: { contentHash: string; filename: string }) =>
  `/videos/${contentHash}/${filename}`;

describe('an editor', () => {
  it('uploads a film, of which the file says what it is', async () => {
    const film = makeFilm({ place: '+48.1371+011.5754/', seconds: 6.75 });
    const forged = { ...described(), codec: 'av1', seconds: 1, contentHash: 'none' };
    const stored = await upload(film, forged);
    expect(stored).toMatchObject({
      ...{ codec: 'h264', codecs: 'avc1.640020', width: 1280, height: 720, seconds: 6.8 },
      ...{ mimeType: 'video/mp4', filename: expect.stringMatching(/^film(-\d+)?\.mp4$/) },
    });
    const { status, body } = await site.get(addressOf(stored));
    expect([status, body.length, body.includes('+48')]).toEqual([200, film.length, false]);
    // Neither do visitors read the list, nor can they ask for a file that they do not know.
    expect((await site.get('/api/videos')).status).toBe(403);
    expect((await site.get(`/api/videos/file/${stored.filename}`)).status).toBe(403);
    const guessed = `/videos/0123456789abcdef/${stored.filename}`;
    expect((await site.get(guessed)).status).toBe(404);
  });

  it.each<[string, () => Buffer, StaffText]>([
    ['a picture', () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'videoInvalid'],
    ['half a film', () => makeFilm().subarray(0, 300), 'videoInvalid'],
    ['a film with sound', () => makeFilm({ hasSound: true }), 'videoHasSound'],
    ['H.265', () => makeFilm({ entry: otherCodec('hvc1') }), 'videoCodecUnknown'],
    ['H.264 that few browsers play', () => makeFilm({ entry: h264(244) }), 'videoCodecUnknown'],
    ['a film of 9 MB', () => makeFilm({ size: 8_950_000 }), 'videoTooLarge'],
  ])('learns in seven languages why %s is refused', async (_, film, message) => {
    for (const language of languageCodes) {
      const { status, text } = await send(film(), described(), { 'accept-language': language });
      const [first = ''] = staffMessage(message, language).split('{');
      expect([language, status, text]).toEqual([language, 400, expect.stringContaining(first)]);
      expect(text).not.toMatch(/\{\w+\}/);
    }
  });

  it('has to say what is to be seen, and to choose a still picture, except of a file in AV1', async () => {
    const refused = await send(makeFilm());
    const faults: { path: string }[] = refused.json.errors?.[0]?.data?.errors ?? [];
    expect([refused.status, faults.map(({ path }) => path)]).toEqual([400, ['text', 'poster']]);
    await upload(makeFilm({ entry: av1() }));
  });

  it('can name the same film in AV1 as its smaller file, and no other one', async () => {
    const smaller = await upload(makeFilm({ entry: av1(), width: 960, height: 540 }));
    const longer = await upload(makeFilm({ entry: av1(), seconds: 9 }));
    const other = await upload(makeFilm(), described());
    for (const { id } of [longer, other]) {
      const { status, text } = await send(makeFilm(), { ...described(), smaller: id });
      expect([status, text]).toEqual([
        400,
        expect.stringContaining(staffMessage('videoSmallerInvalid', 'en')),
      ]);
    }
    const film = await upload(makeFilm(), { ...described(), smaller: smaller.id });
    const changed = await send(makeFilm({ entry: av1() }), {}, {}, String(film.id));
    expect([changed.status, changed.text]).toEqual([
      400,
      expect.stringContaining(staffMessage('videoCodecChanged', 'en')),
    ]);
  });

  it('places it on a page, finds out where it is used, and cannot delete it there', async () => {
    const smaller = await upload(makeFilm({ entry: av1() }));
    const film = await upload(makeFilm(), { ...described(), smaller: smaller.id });
    const block = { blockType: 'video', title: 'Film', video: film.id };
    const page = { title: 'With a film', path: '/with-film', blocks: [block] };
    const refused = await office.attempt('pages', {
      ...{ ...page, _status: 'published', blocks: [{ ...block, video: smaller.id }] },
    });
    expect([refused.status, refused.faults.map(([path]) => path)]).toEqual([
      400,
      ['blocks.0.video'],
    ]);
    await office.create('pages', { ...page, _status: 'published' });
    await expect.poll(async () => (await site.get('/with-film')).status, visible).toBe(200);
    const { text } = await site.get('/with-film');
    expect(text).toContain(`href="${addressOf(film)}"`);
    expect(text).not.toContain('<video');
    const answer = await office.change({
      ...{ collection: 'videos', id: film.id, data: { deletedAt: new Date().toISOString() } },
    });
    expect([answer.status, answer.text.includes('With a film')]).toEqual([409, true]);
    // Its picture and its smaller file are as well in use.
    for (const [collection, id] of [
      ['videos', smaller.id],
      ['media', poster],
    ] as const) {
      const { status } = await office.remove(collection, id);
      expect([collection, status]).toEqual([collection, 409]);
    }
  });

  it('hides a film by moving it into the trash', async () => {
    const film = await upload(makeFilm({ seconds: 5 }), described());
    const data = { deletedAt: new Date().toISOString() };
    expect((await office.change({ collection: 'videos', id: film.id, data })).status).toBe(200);
    expect((await site.get(addressOf(film))).status).toBe(404);
  });
});

/** What a player asks for: Safari plays nothing without. */
async function expectParts(from: Site, address: string, whole: Buffer) {
  const ask = async (more: Record<string, string> = {}, method = 'GET') => {
    const { status, headers: sent, body } = await from.request(address, { method, headers: more });
    return { status, sent, body };
  };
  const all = await ask();
  expect([all.status, all.body.equals(whole)]).toEqual([200, true]);
  expect(all.sent).toMatchObject({
    ...{ 'content-type': 'video/mp4', 'accept-ranges': 'bytes' },
    ...{ 'content-length': String(whole.length), etag: expect.stringMatching(/^"[0-9a-f]{16}"$/) },
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const tag = String(all.sent.etag);

  for (const [range, start, end] of [
    ['bytes=0-1', 0, 1],
    ['bytes=10-', 10, whole.length - 1],
    ['bytes=-5', whole.length - 5, whole.length - 1],
    [`bytes=20-${whole.length + 99}`, 20, whole.length - 1],
  ] as const) {
    for (const more of [undefined, { 'if-range': tag }]) {
      const part = await ask({ range, ...more });
      expect([range, part.status]).toEqual([range, 206]);
      expect(part.sent['content-range']).toBe(`bytes ${start}-${end}/${whole.length}`);
      expect(part.sent['content-length']).toBe(String(end - start + 1));
      expect(part.body.equals(whole.subarray(start, end + 1))).toBe(true);
    }
  }
  const beyond = await ask({ range: `bytes=${whole.length}-` });
  expect([beyond.status, beyond.sent['content-range']]).toEqual([416, `bytes */${whole.length}`]);
  // A part of another file, or of something that is not bytes, is of no use.
  const useless: Record<string, string>[] = [
    { range: 'bytes=0-1', 'if-range': '"another"' },
    { range: 'frames=0-1' },
  ];
  for (const more of useless) {
    expect([more, (await ask(more)).status]).toEqual([more, 200]);
  }
  const head = await ask({}, 'HEAD');
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect(head.sent['content-length']).toBe(String(whole.length));
  expect((await ask({ 'if-none-match': tag })).status).toBe(304);
}

describe('a player', () => {
  it('gets the parts of a film that it asks for', async () => {
    const film = makeFilm({ size: 100_000 });
    const stored = await upload(film, described());
    await expectParts(site, addressOf(stored), withoutFilmNotes(film));
  });

  it('gets them from an object store as well', async () => {
    const port = await freePort();
    const store = await startObjectStore(port);
    const other = await startSite('sqlite', {
      ...{ S3_BUCKET: 'private', S3_ENDPOINT: `http://127.0.0.1:${port}` },
      ...{ S3_REGION: 'eu-central-1', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' },
    });
    const [here, signedIn] = [site, headers];
    try {
      site = other;
      headers = await other.signIn();
      const film = makeFilm({ size: 100_000 });
      const stored = await upload(film, described());
      expect([...store.objects.keys()]).toEqual([`private/videos/${stored.filename}`]);
      await expectParts(other, addressOf(stored), withoutFilmNotes(film));
      await store.stop();
      expect((await other.get(addressOf(stored))).status).toBe(503);
    } finally {
      [site, headers] = [here, signedIn];
      await other.destroy();
      await store.stop().catch(() => undefined);
    }
  });
});
