import { beforeAll, test } from 'vitest';
import { publishPages, words } from './content.ts';
import { setStage } from './stage.ts';
const stage = setStage();
beforeAll(async () => {
  await publishPages(stage.site, [
    { path: '/roofs', title: 'Roofs', blocks: [words('Flat roofs'), words('Metal roofs'), words('Old roofs'), words('Further reading', { Facades: '/facades', Nowhere: '/nowhere' }), words('Round roofs'), words('Green roofs')] },
    { path: '/facades', title: 'Facades', blocks: [words('Tall facades', { Roofs: '/roofs' }), words('Short'), words('Curved')] },
  ]);
});
for (const wait of [0, 100, 300, 1500]) test(`back ${wait}`, async () => {
  const { page } = await stage.visit('/roofs', { prepare: (p) => p.addInitScript(() => {
    (window as any).log = [];
    const note = (what: string) => (window as any).log.push([Math.round(performance.now()), what, Math.round(scrollY), JSON.stringify(history.state), location.pathname, JSON.stringify({...sessionStorage})].join(' '));
    window.addEventListener('scrollend', () => note('scrollend'));
    window.addEventListener('popstate', () => note('popstate'));
    const push = history.pushState.bind(history);
    history.pushState = (...a: any) => { note('before push'); (push as any)(...a); note('push'); };
    const st = window.scrollTo.bind(window);
    window.scrollTo = ((o: any) => { note('scrollTo ' + JSON.stringify(o)); st(o); }) as any;
  }) });
  const link = page.locator('main').getByRole('link', { name: 'Facades' });
  const box = await link.boundingBox();
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), (box?.y ?? 0) - 300);
  await page.waitForTimeout(500);
  await link.click();
  await page.waitForFunction(() => scrollY === 0);
  await page.waitForTimeout(wait);
  await page.goBack();
  await page.waitForTimeout(1500);
  console.log(wait, await page.evaluate(() => scrollY), await page.evaluate(() => (window as any).log.join('\n')));
});
