import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { catalogues } from '../app/i18n/catalogues.ts';
import { visible } from '../tests/helpers/site.ts';
import { findViolationsInLooks } from './axe.ts';
import { publishPages, textBlock } from './content.ts';
import { eventually, setStage, type VisitOptions } from './stage.ts';

const stage = setStage();
const id = 'G-TEST12345';
const messages = catalogues.en.analytics;

beforeAll(async () => {
  const headers = await stage.site.signIn();
  await stage.site.post('/api/globals/settings', { analytics: { default: id } }, { headers });
  await publishPages(stage.site, [
    { path: '/boats', title: 'Boats', blocks: [textBlock('Yachts', { Trains: '/trains' })] },
    { path: '/trains', title: 'Trains', blocks: [textBlock('Trams', { Boats: '/boats' })] },
  ]);
  const isAsked = async () =>
    expect((await stage.site.get('/boats')).text).toContain('"isCountedByOthers":true');
  await vi.waitFor(isAsked, visible);
});

/** Does what Google's script does with its commands, as far as it matters here. */
const fakeScript = `{
  const known = {};
  const take = ([command, value, options]) => {
    if (command === 'set') Object.assign(known, value);
    if (command === 'config') document.cookie = '_ga=test; path=/';
    if (command !== 'event') return;
    const query = new URLSearchParams({ event: value, ...known });
    fetch('https://region1.google-analytics.com/g/collect?' + query, { method: 'POST', mode: 'no-cors' });
  };
  const early = window.dataLayer;
  early.push = (command) => take(Array.from(command));
  for (const command of [...early]) take(Array.from(command));
}`;

interface Hit {
  event: string;
  page: string;
  title: string;
  referrer: string;
}

/** Stands in for Google, and writes down what it is asked. */
async function watch(page: Page) {
  const scripts: string[] = [];
  const hits: Hit[] = [];
  await page.route('https://www.googletagmanager.com/**', (route) => {
    scripts.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: fakeScript });
  });
  await page.route('https://region1.google-analytics.com/**', (route) => {
    const { searchParams } = new URL(route.request().url());
    const value = (name: string) => searchParams.get(name) ?? '';
    const local = (address: string) => address.replace(/^http:\/\/[^/]+/, '');
    hits.push({
      event: value('event'),
      page: local(value('page_location')),
      title: value('page_title'),
      referrer: local(value('page_referrer')),
    });
    return route.fulfill({ status: 204 });
  });
  return { scripts, hits };
}

async function visit(address: string, options: VisitOptions = {}) {
  let asked: Awaited<ReturnType<typeof watch>> = { scripts: [], hits: [] };
  const visitor = await stage.visit(address, {
    ...options,
    prepare: async (page) => {
      asked = await watch(page);
      await options.prepare?.(page);
    },
  });
  const question = visitor.page.getByRole('region', { name: /Google Analytics/ });
  const button = (name: string) => question.getByRole('button', { name, exact: true });
  return { ...visitor, ...asked, question, button };
}

const follow = async (page: Page, name: string) => {
  await page.locator('main').getByRole('link', { name }).click();
  await eventually(() => page.title()).toBe(`${name} · eArc`);
};

const hitOf = (page: string, title: string, referrer: string): Hit => ({
  event: 'page_view',
  page,
  title: `${title} · eArc`,
  referrer,
});

describe('Visitors are asked before their visits are counted', () => {
  test('nothing is loaded until they agree; then every page is reported once', async () => {
    const { page, scripts, hits, question, button } = await visit('/boats?draft=secret');
    await question.waitFor();
    await follow(page, 'Trains');
    await follow(page, 'Boats');
    expect([scripts, hits]).toEqual([[], []]);
    await button(messages.agree).click();
    await question.waitFor({ state: 'detached' });
    await eventually(() => hits).toEqual([hitOf('/boats', 'Boats', '')]);
    await follow(page, 'Trains');
    await eventually(() => hits.length).toBe(2);
    await page.goBack();
    await eventually(() => hits.length).toBe(3);
    expect(hits.slice(1)).toEqual([
      hitOf('/trains', 'Trains', '/boats'),
      hitOf('/boats', 'Boats', '/trains'),
    ]);
    expect(scripts).toEqual([`https://www.googletagmanager.com/gtag/js?id=${id}`]);
  });

  test('a change of the query is a page, a parameter that shows nothing is not told', async () => {
    const { page, hits, button } = await visit('/news?draft=secret');
    await button(messages.agree).click();
    await eventually(() => hits.map((hit) => hit.page)).toEqual(['/news']);
    await page.locator('main select').first().selectOption({ index: 1 });
    await eventually(() => hits.length).toBe(2);
    expect(hits[1]?.page).toMatch(/^\/news\?topic=\w+/);
  });

  test('their answer is kept; whoever has agreed can stop it', async () => {
    const { page, hits, question, button } = await visit('/boats');
    await button(messages.agree).click();
    await eventually(() => hits.length).toBe(1);
    await page.reload();
    await eventually(() => hits.length).toBe(2);
    expect(await question.count()).toBe(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click();
    await question.waitFor();
    expect(await question.getByRole('status').textContent()).toContain('You have agreed');
    await eventually(() => hits.length).toBe(3);
    await Promise.all([page.waitForEvent('load'), button(messages.refuse).click()]);
    await question.waitFor();
    expect(await question.getByRole('status').textContent()).toContain('You have refused');
    expect(await page.evaluate(() => document.cookie)).not.toContain('_ga');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await eventually(() => page.title()).toMatch(/^About/);
    expect(hits.length).toBe(3);
    expect(await question.count()).toBe(0);
  });

  test('whoever has refused is asked again after twelve months, not before', async () => {
    const { page, scripts, question, button } = await visit('/boats');
    await button(messages.refuse).click();
    await page.reload();
    await page.getByRole('heading', { name: 'Yachts' }).waitFor();
    expect(await question.count()).toBe(0);
    const passed = (days: number) =>
      page.addInitScript((milliseconds) => {
        const now = Date.now;
        Date.now = () => now() + milliseconds;
      }, days * 86_400_000);
    await passed(366);
    await page.reload();
    await question.waitFor();
    expect(scripts).toEqual([]);
  });
});

describe('Nobody is asked and nothing is loaded', () => {
  test.each([
    ['globalPrivacyControl', true],
    ['doNotTrack', '1'],
  ])('where the browser says so: %s', async (name, value) => {
    const { page, scripts, question } = await visit('/boats', {
      prepare: (fresh) =>
        fresh.addInitScript(
          ([key, set]) => Object.defineProperty(navigator, String(key), { get: () => set }),
          [name, value] as const,
        ),
    });
    await follow(page, 'Trains');
    expect([scripts, await question.count()]).toEqual([[], 0]);
  });

  test('where the settings have no id', async () => {
    const loaded: string[] = [];
    const { page } = await stage.visit('/home', {
      site: 'de',
      prepare: async (fresh) => fresh.on('request', (request) => loaded.push(request.url())),
    });
    await page.locator('footer').scrollIntoViewIfNeeded();
    expect(loaded.filter((address) => /analytics/.test(address))).toEqual([]);
  });

  test('where people sign in', async () => {
    const { page, scripts, question } = await visit('/login');
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    expect([scripts, await question.count()]).toEqual([[], 0]);
  });

  test('without scripts', async () => {
    const { page } = await stage.visit('/boats', { scripts: 'off' });
    expect(await page.getByRole('region', { name: /Google/ }).count()).toBe(0);
  });
});

describe('The question', () => {
  test('can be answered as easily either way, and is not modal', async () => {
    const { page, question, button } = await visit('/boats');
    await question.waitFor();
    const [refuse, agree] = await Promise.all(
      [messages.refuse, messages.agree].map((name) => button(name).boundingBox()),
    );
    expect([refuse?.width, refuse?.height]).toEqual([agree?.width, agree?.height]);
    const styles = await question.getByRole('button').evaluateAll((buttons) =>
      buttons.map((one) => {
        const { backgroundColor, color, borderColor, fontWeight } = getComputedStyle(one);
        return [backgroundColor, color, borderColor, fontWeight].join();
      }),
    );
    expect(new Set(styles).size).toBe(1);
    await follow(page, 'Trains');
    expect(await question.isVisible()).toBe(true);
  });

  test('is first in the order of focus, and hides nothing that has it', async () => {
    const { page, question, button } = await visit('/home');
    await question.waitFor();
    for (const name of [messages.refuse, messages.agree]) {
      await eventually(async () => {
        await page.keyboard.press('Tab');
        return button(name).evaluate((one) => one === document.activeElement);
      }).toBe(true);
    }
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab');
      const isHidden = await page.evaluate(() => {
        const focused = document.activeElement?.getBoundingClientRect();
        const covering = document.querySelector('.consent')?.getBoundingClientRect();
        return focused && covering
          ? focused.top >= covering.top && focused.top < innerHeight
          : false;
      });
      expect([step, isHidden]).toEqual([step, false]);
    }
    await button(messages.refuse).focus();
    await page.keyboard.press('Enter');
    await question.waitFor({ state: 'detached' });
  });

  test('is accessible in every look', async () => {
    const { page, question } = await visit('/boats', { bypassCSP: true });
    await question.waitFor();
    // The question comes before the link that skips to the content, which axe then takes for any
    // other: it wants all that in landmarks.
    const found = (await findViolationsInLooks(page)).filter((one) => !one.includes('skip-link'));
    expect(found).toEqual([]);
  });
});
