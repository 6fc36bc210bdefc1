import { test } from 'vitest';
import { setStage } from './stage.ts';

const stage = setStage();
test('shots', async () => {
  for (const [site, width, query] of [
    ['en', 1440, ''],
    ['en', 390, ''],
    [
      'de',
      1440,
      '?v=1&place=Berlin&from=10&to=2&kind=bonded&tilt=91&azimuth=180&model=off-grid-215&length=0&width=1.8&total=&fridgePower=abc&fridgeHours=3&capacity=100&usable=80&charging=85&radius=5',
    ],
    ['de', 390, ''],
    ['ja', 1440, ''],
    ['ja', 390, ''],
    [
      'zh',
      1440,
      '?v=1&place=上海&from=1&to=12&kind=gap&tilt=30&azimuth=180&model=off-grid-215&length=3&width=1.6&total=1500&capacity=200&usable=80&charging=85&radius=6',
    ],
    ['zh', 390, ''],
    ['en', 768, ''],
    ['en', 1280, ''],
  ] as const) {
    const { page } = await stage.visit(`/tools/off-grid${query}`, {
      site,
      viewport: { width, height: 900 },
    });
    await page.screenshot({ path: `/tmp/og/${site}-${width}.png`, fullPage: true });
    await page.context().close();
  }
});
