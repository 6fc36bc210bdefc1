import { afterAll, beforeAll, expect, it } from 'vitest';
import { languageCodes } from '../../app/i18n/languages.ts';
import { startSite } from '../helpers/site.ts';

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.destroy());

it.each(languageCodes)(
  'redirects from the address of an activity to its place: %s',
  async (code) => {
    const label = code === 'en' ? undefined : code;
    const { text } = await site.get('/activity_detail', { site: label });
    for (const id of ['training', 'visit', 'laboratory']) {
      expect(text).toContain(`id="${id}"`);
      for (const address of [`/activity_detail/${id}`, `/activity_detail?id=${id}`]) {
        const { status, headers } = await site.get(address, { site: label });
        expect([status, headers.location]).toEqual([301, `/activity_detail#${id}`]);
      }
    }
  },
);

it.each(['/activity_detail/none', '/activity_detail?id=none', '/activity_detail?id=%22%3E'])(
  'has no activity at %s',
  async (address) => {
    expect((await site.get(address)).status).toBe(404);
  },
);
