import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { historyMessage } from '../app/i18n/history.ts';
import { backOffice } from '../tests/helpers/back-office.ts';
import { clickUntil } from './clicks.ts';
import { openOffice } from './office.ts';
import { eventually, networkLine, setStage } from './stage.ts';

// The back office takes a while to load when first opened, and its pages are large.

const stage = setStage();
const password = 'seven quiet herons';
const editor = { email: 'ada@example.com', name: 'Ada Lovelace', password };
let office: ReturnType<typeof backOffice>;

beforeAll(async () => {
  const headers = await stage.site.signIn();
  await stage.site.post('/api/users', { ...editor, role: 'editor' }, { headers });
  office = backOffice(stage.site, await stage.site.signIn(editor));
});

async function open(address: string): Promise<Page> {
  const complaints = [networkLine];
  const { page } = await openOffice(stage, address, { account: editor, complaints });
  return page;
}

const click = (target: Locator, next: Locator) => clickUntil(target, () => next.isVisible());

async function picture() {
  const background = { r: 20, g: 60, b: 140 };
  const file = await sharp({ create: { width: 640, height: 400, channels: 3, background } })
    .png()
    .toBuffer();
  return office.upload(file, 'a-roof.png', 'image/png', { alternative: 'A roof' });
}

const makers: Record<string, () => Promise<{ id: number; name: string }>> = {
  pages: async () => {
    const page = { path: '/a-page', title: 'A page to lose', _status: 'published' };
    return { id: (await office.create('pages', page)).id, name: page.title };
  },
  media: async () => ({ id: (await picture()).id, name: 'a-roof.png' }),
  models: async () => {
    const { id: series } = await office.first('series');
    const model = { key: 'spare', name: 'A spare model', series };
    return { id: (await office.create('models', model)).id, name: model.name };
  },
};

describe('an editor', () => {
  test.each(Object.keys(makers))(
    'loses nothing by a wrong click: three to the trash, two back from the list: %s',
    async (collection) => {
      const { id, name } = (await makers[collection]?.()) ?? { id: 0, name: '' };
      const page = await open(`/collections/${collection}/${id}?locale=en`);
      const menu = page.locator('.doc-controls__popup .popup-button');
      await click(menu, page.locator('#action-delete'));
      const confirm = page.locator('#confirm-action');
      await click(page.locator('#action-delete'), confirm);
      // Only administrators delete for good, so there is nothing to choose.
      expect(await page.locator('#delete-forever').count()).toBe(0);
      await confirm.click();
      await eventually(
        async () => (await office.first(collection, `&where[id][equals]=${id}`)) ?? null,
      ).toBeNull();

      await page.goto(`${stage.site.origin()}/admin/collections/${collection}`);
      const row = page.getByRole('row').filter({ hasText: name });
      await page.locator('#trash-view-pill').waitFor();
      expect(await row.count()).toBe(0);
      const restore = page.getByRole('button', {
        name: historyMessage('restoreNamed', 'en').replace('{title}', name),
      });
      await click(page.locator('#trash-view-pill'), restore);
      await eventually(() => row.textContent()).toContain('in 30 days');
      await restore.click();
      await page.getByText(historyMessage('restoreDone', 'en').replace('{title}', name)).waitFor();
      await eventually(() => row.count()).toBe(0);
      const back = await office.first(collection, `&where[id][equals]=${id}`);
      expect(back.deletedAt ?? null).toBeNull();
    },
  );

  test('reads where a picture is used, and why it stays', async () => {
    const { id } = await picture();
    const blocks = [{ blockType: 'hero', title: 'Light', picture: id }];
    await office.create('pages', { path: '/uses', title: 'Uses it', blocks, _status: 'published' });
    const page = await open(`/collections/media/${id}?locale=en`);
    const where = page.locator('.document-uses');
    await click(
      where.getByRole('button', { name: historyMessage('usesShow', 'en') }),
      where.getByText('Page: Uses it'),
    );
  });

  test('sees who saved which version', async () => {
    const { id } = await office.first('models');
    // What two versions have in common is not shown when they are compared.
    const administration = backOffice(stage.site, await stage.site.signIn());
    await administration.change({ collection: 'models', id, data: { position: 4 } });
    await office.change({ collection: 'models', id, data: { position: 5 } });
    const page = await open(`/collections/models/${id}/versions`);
    const table = page.locator('.document-versions table');
    await eventually(() => table.locator('tbody tr').first().textContent()).toContain(editor.name);
    await clickUntil(table.locator('tbody a').first(), () => /versions\/\d+/.test(page.url()));
    await page.getByText('Saved by').first().waitFor();
  });
});
