import { expect, test } from 'vitest';
import { hydrated } from './browser.ts';
import { eventually, setStage } from './stage.ts';

const stage = setStage();

/** The short side of a bank card in pixels, of which a screen has so many to the inch. */
const cardAt = (density: number) => (53.98 / 25.4) * density;

test('Sections are drawn at life size, for the screen as its visitor has measured it, and for paper', async () => {
  const { page } = await stage.visit('/eArc', { site: 'de' });
  await hydrated(page);
  const figure = page.locator('.life-size');
  const card = () =>
    figure.locator('svg').evaluateAll((drawings) => {
      const left = (one: Element | null | undefined) => one?.getBoundingClientRect().left ?? 0;
      const ruler = drawings.at(-1);
      return left(ruler?.querySelector('path.life-size-card')) - left(ruler?.querySelector('path'));
    });
  expect(await card()).toBeCloseTo(cardAt(96), -0.5);
  const slider = figure.getByRole('slider', { name: 'Größe auf diesem Bildschirm' });
  await slider.focus();
  await page.keyboard.press('End');
  await eventually(() => slider.getAttribute('aria-valuetext')).toBe('240 Pixel pro Zoll');
  expect(await card()).toBeCloseTo(cardAt(240), -0.5);
  const thickness = await figure
    .locator('svg')
    .first()
    .evaluate((drawing) => drawing.querySelector('path')?.getBoundingClientRect().height);
  expect(thickness).toBeCloseTo((2 / 25.4) * 240, -0.5);
  await page.emulateMedia({ media: 'print' });
  expect(await card()).toBeCloseTo(cardAt(96), -0.5);
  expect(await slider.isVisible()).toBe(false);
});

test('Without scripts the ruler is there, and no slider that would do nothing', async () => {
  const { page } = await stage.visit('/eArc', { scripts: 'off' });
  const figure = page.locator('.life-size');
  expect(await figure.getByText('bank card, 54 mm').isVisible()).toBe(true);
  expect(await figure.locator('input').isVisible()).toBe(false);
});
