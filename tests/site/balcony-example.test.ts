import { afterAll, beforeAll, expect, test } from 'vitest';
import { languageCodes } from '../../app/i18n/languages.ts';
import { startSite } from '../helpers/site.ts';

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.destroy());

/** Digits alone: each language groups them in its own way. */
const digits = (text: string) => text.replace(/(?<=\d)[.,\s](?=\d{3})/g, '');

test.each(languageCodes)(
  'the example of the balcony has the figures that its steps calculate: %s',
  async (code) => {
    const { text } = await site.get('/app_balcony', { site: code === 'en' ? undefined : code });
    const [steps = '', result = ''] = text.split('id="result"');
    const figures = [...result.matchAll(/class="figures-value">([^<]*)/g)].map(([, value = '']) =>
      digits(value),
    );
    expect(figures).toHaveLength(4);
    for (const figure of figures) expect(digits(steps)).toMatch(new RegExp(`\\D${figure}\\D`));
  },
);
