import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { hydrated, isHydrated, unfolded } from './browser.ts';
import { publishPages, textBlock } from './content.ts';
import { onPhone } from './header.ts';
import { cancel, fillQuote, findInquiries, quoteField, submit } from './quote.ts';
import { siteIn } from './sites.ts';
import { eventually, setStage, type VisitOptions } from './stage.ts';

const stage = setStage();

beforeAll(async () => {
  await publishPages(stage.site, [
    {
      path: '/boats',
      title: 'Boats',
      blocks: [textBlock('Yachts', { Trains: '/trains' }), textBlock('Ferries'), textBlock('Tugs')],
    },
    { path: '/trains', title: 'Trains', blocks: [textBlock('Trams', { Boats: '/boats' })] },
  ]);
});

/** Opens a page whose scripts, except the starter, arrive when `release` is called. */
async function visitEarly(address: string, options: VisitOptions = onPhone) {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  const visitor = await stage.visit(address, {
    ...options,
    scripts: 'unawaited',
    prepare: async (fresh) => {
      await options.prepare?.(fresh);
      await fresh.route('**/assets/base-*.js', async (route) => {
        await isReleased;
        await route.continue();
      });
    },
  });
  await visitor.page.waitForLoadState();
  return { ...visitor, release };
}

const watch = (page: Page, pattern: RegExp): string[] => {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pattern.test(pathname)) seen.push(pathname);
  });
  return seen;
};

const visits = (page: Page) => watch(page, /^\/stats\/record-visit$/);
const speculation = (page: Page) => page.locator('script[type=speculationrules]');

describe('A page that nobody has turned to', () => {
  test('has loaded the starter alone, until it is touched', async () => {
    let scripts: string[] = [];
    const { page } = await stage.visit('/home', {
      ...onPhone,
      scripts: 'unawaited',
      prepare: async (fresh) => {
        scripts = watch(fresh, /\.js$/);
      },
    });
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([expect.stringMatching(/^\/assets\/starter-[\w-]+\.js$/)]);
    expect(await page.evaluate(isHydrated, false)).toBe(false);
    await page.locator('h1').tap();
    await page.waitForFunction(isHydrated, false);
    expect(scripts.length).toBeGreaterThan(3);
  });

  test('gets React by itself where there is a mouse and the line is idle', async () => {
    const { page } = await stage.visit('/home', { scripts: 'unawaited' });
    await page.waitForFunction(isHydrated, false);
  });

  test('gets React, and what is far below, in a browser that is late with every frame', async () => {
    const { page } = await stage.visit('/home', {
      scripts: 'unawaited',
      prepare: (fresh) =>
        fresh.addInitScript(() => {
          const draw = () => {
            const ended = performance.now() + 30;
            while (performance.now() < ended);
            requestAnimationFrame(draw);
          };
          requestAnimationFrame(draw);
        }),
    });
    await page.waitForFunction(isHydrated, false);
    await unfolded(page);
  });

  test.each([
    ['data are to be saved', { saveData: true, effectiveType: '4g' }],
    ['the line is slow', { saveData: false, effectiveType: '3g' }],
  ])('loads nothing ahead where %s', async (_, connection) => {
    let scripts: string[] = [];
    const { page } = await stage.visit('/home', {
      scripts: 'unawaited',
      prepare: async (fresh) => {
        scripts = watch(fresh, /\.js$/);
        await fresh.addInitScript((value) => {
          Object.defineProperty(navigator, 'connection', { value });
        }, connection);
      },
    });
    await page.waitForLoadState('networkidle');
    expect(scripts).toHaveLength(1);
    expect(await speculation(page).count()).toBe(0);
    await hydrated(page);
  });

  test('has its links got ready by the browser, until React follows them', async () => {
    const { page, documents, release } = await visitEarly('/boats');
    const rules = JSON.parse((await speculation(page).textContent()) ?? '');
    expect(rules.prefetch[0]).toMatchObject({ eagerness: 'moderate' });
    release();
    await hydrated(page);
    expect(await speculation(page).count()).toBe(0);
    await page.locator('main').getByRole('link', { name: 'Trains' }).click();
    await eventually(() => page.title()).toBe('Trains · eArc');
    expect(documents).toHaveLength(1);
  });

  test('follows its links by itself, and each page is one visit', async () => {
    let counted: string[] = [];
    const { page, documents } = await visitEarly('/boats', {
      ...onPhone,
      prepare: async (fresh) => {
        counted = visits(fresh);
      },
    });
    await eventually(() => counted.length).toBe(1);
    await page.locator('main').getByRole('link', { name: 'Trains' }).tap();
    await eventually(() => page.title()).toBe('Trains · eArc');
    await eventually(() => counted.length).toBe(2);
    await page.goBack();
    await eventually(() => page.title()).toBe('Boats · eArc');
    await eventually(() => counted.length).toBe(3);
    expect(documents.length).toBeGreaterThan(1);
  });
});

test('A page that is fetched ahead is no visit until it is shown', async () => {
  let counted: string[] = [];
  const { page } = await stage.visit('/boats', {
    scripts: 'unawaited',
    prepare: async (fresh) => {
      counted = visits(fresh);
      await fresh.addInitScript(() => {
        Object.defineProperty(document, 'prerendering', { value: true });
      });
    },
  });
  await page.waitForLoadState('networkidle');
  expect(counted).toEqual([]);
  expect(await page.evaluate(isHydrated, true)).toBe(false);
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  await eventually(() => counted.length).toBe(1);
  await hydrated(page);
  expect(counted).toHaveLength(1);
});

describe('While React is on its way', () => {
  test('what is typed stays, and is kept for a reload', async () => {
    const { page, release } = await visitEarly('/home');
    await quoteField(page, 'name').tap();
    await page.keyboard.type('Bef');
    release();
    for (const letter of 'ore and after') await page.keyboard.type(letter);
    await hydrated(page);
    expect(await quoteField(page, 'name').inputValue()).toBe('Before and after');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('quote-name');
    await page.reload();
    // A draft is filled in without being asked for.
    await eventually(() => quoteField(page, 'name').inputValue()).toBe('Before and after');
  });

  test('what only was typed before, and never again, is kept as well', async () => {
    const { page, release } = await visitEarly('/home');
    await fillQuote(page, { content: 'Hall of 4000 m²' });
    release();
    await hydrated(page);
    await eventually(() => page.evaluate(() => localStorage.getItem('form quote'))).toContain(
      'Hall of 4000 m²',
    );
  });

  test('what is typed into a tool is calculated with, and stays', async () => {
    const { page, release } = await visitEarly('/tools/yield');
    const field = (name: string) => page.locator(`.tool-form [name=${name}]`);
    const year = () => page.locator('.tool-figure').textContent();
    const before = await year();
    await field('count').fill('40');
    await field('tilt').fill('30');
    release();
    await eventually(year).not.toBe(before);
    await eventually(() => page.url()).toContain('tilt=30');
    expect(page.url()).toContain('count=40');
    await field('azimuth').fill('170');
    await eventually(() => page.url()).toContain('azimuth=170');
    expect([await field('count').inputValue(), await field('tilt').inputValue()]).toEqual([
      '40',
      '30',
    ]);
  });

  test('what is typed into the string check is checked', async () => {
    const { page, release } = await visitEarly('/product_data');
    const modules = page.locator('.string-check [name=modules]');
    const result = page.locator('.string-check-result');
    const before = await result.textContent();
    await modules.fill('31');
    release();
    await hydrated(page);
    await eventually(() => result.textContent()).not.toBe(before);
    expect(await modules.inputValue()).toBe('31');
  });

  test('a press of a button that only scripts give a meaning is not lost', async () => {
    const { json } = await stage.site.get('/news/feed.json');
    const { page, release } = await visitEarly(new URL(json.items[0].url).pathname, {
      ...onPhone,
      prepare: (fresh) =>
        fresh.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined })),
    });
    const button = page.locator('.share-natively button, .share-copy button').last();
    await button.evaluate((element) => element.removeAttribute('hidden'));
    await button.dispatchEvent('click');
    expect(await page.locator('.share output').textContent()).toBe('');
    release();
    await eventually(() => page.locator('.share output').textContent()).not.toBe('');
  });

  test('cancelling still asks before it clears a form', async () => {
    const { messages } = siteIn('en');
    const { page, release } = await visitEarly('/home');
    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      questions.push(dialog.message());
      void dialog.dismiss();
    });
    await fillQuote(page, { name: 'Kept', content: 'Hall of 4000 m²' });
    await cancel(page).tap();
    expect(await quoteField(page, 'name').inputValue()).toBe('Kept');
    release();
    await eventually(() => questions).toEqual([messages.formCancelQuestion]);
    expect(await quoteField(page, 'content').inputValue()).toBe('Hall of 4000 m²');
  });

  test('a form is sent by the browser, and stored once', async () => {
    const { messages } = siteIn('en');
    const { page, release } = await visitEarly('/home');
    const name = 'Faster than React';
    await fillQuote(page, { name, phone: '0123456', projectAddress: 'Bonn' });
    await submit(page).click({ noWaitAfter: true });
    await page.waitForURL('**/forms/quote/sent?*');
    release();
    await hydrated(page);
    expect(await page.locator('h1').textContent()).toBe(messages.formSuccessTitle);
    expect(await findInquiries(stage.site, { name })).toHaveLength(1);
  });

  test('a filter that is chosen applies when it has come', async () => {
    const { page, documents, release } = await visitEarly('/news');
    await page.locator('select[name=topic]').selectOption('standards');
    release();
    await eventually(() => new URL(page.url()).search).toBe('?topic=standards');
    expect(documents).toHaveLength(1);
  });

  test('how far somebody has scrolled is known on the way back', async () => {
    const { page, release } = await visitEarly('/boats', { ...onPhone, reducedMotion: 'reduce' });
    await page.evaluate(() => window.scrollTo(0, 700));
    release();
    await hydrated(page);
    const link = page.locator('main').getByRole('link', { name: 'Trains' });
    await link.evaluate((element) => (element as HTMLElement).click());
    await eventually(() => page.title()).toBe('Trains · eArc');
    await page.goBack();
    await eventually(() => page.title()).toBe('Boats · eArc');
    await eventually(() => page.evaluate(() => Math.round(window.scrollY))).toBe(700);
  });
});
