import { expect, test } from 'vitest';
import { headLinks } from '../tests/helpers/html.ts';
import { openOffice, save, typeInForm } from './office.ts';
import { eventually, setStage } from './stage.ts';

const stage = setStage();

const english = {
  title: 'How a light roof is built',
  description: 'What to know before the first module is on the roof.',
};

const path = '/light-roof';

test('publishing a page twice in French leaves untranslated texts empty', async () => {
  const { site } = stage;
  const headers = await site.signIn();
  const statement = { blockType: 'statement', text: 'Light is what a roof can carry.' };
  const created = await site.post(
    '/api/pages',
    { ...english, path, blocks: [statement], _status: 'published' },
    { headers },
  );
  const { id } = created.json.doc;

  const { page } = await openOffice(stage, `/collections/pages/${id}?locale=fr`);

  const title = page.locator('#field-title');
  const description = page.locator('#field-description');
  const text = page.locator('[name="blocks.0.text"]');
  await title.waitFor();
  const chosen = page.locator('.localizer .localizer-button');
  expect(await chosen.getAttribute('data-locale')).toBe('fr');
  for (const [index, words] of ['Un toit', 'Un toit léger'].entries()) {
    expect(await description.inputValue()).toBe('');
    await typeInForm(page, '#field-title', words);
    const answer = await save(page, 'pages');
    expect(answer.status()).toBe(200);
    // The form is filled with this.
    const { doc } = await answer.json();
    expect([index, doc.title, doc.description ?? '', doc.blocks[0].text ?? '']).toEqual([
      index,
      words,
      '',
      '',
    ]);
    await eventually(() => page.locator('#action-save').isEnabled()).toBe(false);
    expect(await description.inputValue()).toBe('');
    if ((await text.count()) > 0) expect(await text.inputValue()).toBe('');
  }

  const { json } = await site.get(`/api/pages/${id}?locale=all&depth=0`, { headers });
  expect(json.title).toEqual({ en: english.title, fr: 'Un toit léger' });
  expect([json.description.fr ?? '', json.blocks[0].text.fr ?? '']).toEqual(['', '']);
  const html = async () => (await site.get(path, { site: 'fr' })).text;
  await eventually(async () => (await html()).includes('Un toit léger')).toBe(true);
  expect(await html()).toMatch(/lang="en"[^>]*>[^<]*Light is what/);
  expect(Object.keys(headLinks(await html()).alternates)).not.toContain('fr');
});
