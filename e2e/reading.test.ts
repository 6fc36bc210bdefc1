import { expect, test } from 'vitest';
import { hydrated } from './browser.ts';
import { eventually, setStage } from './stage.ts';

const stage = setStage();

test('The values of a plot are read by keys, and by pointing at it', async () => {
  const { page } = await stage.visit('/product_data', { site: 'de' });
  await hydrated(page);
  const plot = page.locator('.drawing:has(.reading)').first();
  const slider = plot.getByRole('slider', { name: 'Spannung' });
  expect(await slider.getAttribute('aria-valuetext')).toContain('40,5\u00a0V, 1.000');
  await slider.focus();
  await page.keyboard.press('Home');
  const current = plot.locator('dd').first();
  await eventually(() => current.innerText()).toBe('13,52\u00a0A');
  await page.keyboard.press('End');
  await eventually(() => current.innerText()).toBe('–');

  const line = plot.locator('.reading-line path');
  const drawing = await plot.locator('svg').boundingBox();
  if (!drawing) throw new Error('the plot is not shown');
  const middle = drawing.x + drawing.width / 2;
  await page.mouse.move(middle, drawing.y + drawing.height / 2);
  await eventually(async () => {
    const box = await line.boundingBox();
    return Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - middle);
  }).toBeLessThan(2);
  expect(await current.innerText()).toMatch(/^1\d,\d\d\u00a0A$/);
});

test('Without scripts there is the table, and no slider that would do nothing', async () => {
  const { page } = await stage.visit('/product_data', { scripts: 'off' });
  const plot = page.locator('.drawing:has(.reading)').first();
  expect(await plot.locator('table').isVisible()).toBe(true);
  expect(await plot.locator('input').isVisible()).toBe(false);
});
