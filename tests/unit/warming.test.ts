import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Warming } from '../../server/pages/warming.ts';
import { worthKeeping } from '../../server/pages/worth-keeping.ts';
import { createSites } from '../../server/sites.ts';

const sites = createSites({ PORT: 3000, SITE_ORIGINS: '', MAINLAND_SITES: '' });
const placed = (path: string) => ({ site: sites.ofHost('localhost'), path });

/** A site whose pages are made until the test says otherwise. */
function createSite(paths: string[], { isAwaited = false } = {}) {
  const state = {
    ...{ made: [] as string[], lists: 0, isBusy: false, room: 1000, isBroken: false },
    ...{ isAway: false, warm: 0 },
  };
  const warming = new Warming({
    pages: {
      worthKeeping: async () => {
        state.lists += 1;
        if (state.isBroken) throw new Error('The database is gone');
        return paths.map(placed);
      },
      prepare: async ({ path }) => {
        if (state.isAway) throw new Error('The database is gone');
        state.made.push(path);
        state.room -= 1;
        return state.room > 0;
      },
    },
    isBusy: () => state.isBusy,
    readLoad: () => 0,
    log: pino({ level: 'silent' }),
    warm: isAwaited
      ? () => {
          state.warm += 1;
        }
      : undefined,
  });
  /** What the server does: tells the revision once a second. */
  const pass = async (revision: string, seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      warming.follow(revision);
      await vi.advanceTimersByTimeAsync(1000);
    }
  };
  return { warming, state, pass };
}

describe('making pages in advance', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('happens once after the start, and again after each change', async () => {
    const { state, pass } = createSite(['/home', '/about']);
    await pass('first', 20);
    expect(state.made).toEqual(['/home', '/about']);
    await pass('second', 20);
    expect(state.made).toEqual(['/home', '/about', '/home', '/about']);
    expect(state.lists).toBe(2);
  });

  it('waits while one change follows the other', async () => {
    const { state, pass } = createSite(['/home']);
    for (let revision = 0; revision < 10; revision += 1) await pass(String(revision), 1);
    expect(state.made).toEqual([]);
    await pass('last', 10);
    expect(state.made).toEqual(['/home']);
  });

  it('begins anew when something changes meanwhile', async () => {
    const { state, pass } = createSite(Array.from({ length: 200 }, (_, index) => `/${index}`));
    state.isBusy = true;
    await pass('first', 5);
    const before = state.made.length;
    expect(before).toBeLessThan(200);
    state.isBusy = false;
    await pass('second', 30);
    expect(state.made.slice(-200)).toEqual(Array.from({ length: 200 }, (_, index) => `/${index}`));
    expect(state.made.length).toBeLessThan(before + 210);
  });

  it('makes a page a second at most while visitors wait for theirs', async () => {
    const { state, pass } = createSite(Array.from({ length: 100 }, (_, index) => `/${index}`));
    state.isBusy = true;
    await pass('first', 12);
    expect(state.made.length).toBeGreaterThan(2);
    expect(state.made.length).toBeLessThan(14);
  });

  it('ends when there is no room for more', async () => {
    const { state, pass } = createSite(['/a', '/b', '/c', '/d']);
    state.room = 2;
    await pass('first', 20);
    expect(state.made).toEqual(['/a', '/b']);
  });

  it('is tried again when the pages could not be listed', async () => {
    const { state, pass } = createSite(['/home']);
    state.isBroken = true;
    await pass('first', 5);
    state.isBroken = false;
    await pass('first', 30);
    expect(state.made).toEqual(['/home']);
    expect(state.lists).toBe(2);
  });

  it('ends with the server', async () => {
    const { warming, state, pass } = createSite(['/home']);
    warming.stop();
    await pass('first', 20);
    expect(state.made).toEqual([]);
  });
});

describe('a node that is ready once it has its pages', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const paths = Array.from({ length: 100 }, (_, index) => `/${index}`);

  it('makes them at once and one after the other, and says so once', async () => {
    const { state, pass } = createSite(paths, { isAwaited: true });
    await pass('first', 1);
    expect([state.made.length, state.warm]).toEqual([100, 1]);
    await pass('second', 20);
    expect([state.made.length, state.warm]).toEqual([200, 1]);
  });

  it('spares visitors as ever afterwards', async () => {
    const { state, pass } = createSite(paths, { isAwaited: true });
    await pass('first', 1);
    await pass('second', 1);
    expect(state.made.length).toBe(100);
    state.isBusy = true;
    await pass('second', 10);
    expect(state.made.length).toBeLessThan(112);
  });

  it('begins anew when something changes meanwhile, and is not ready before', async () => {
    const { state, pass } = createSite(paths, { isAwaited: true });
    state.isBusy = true;
    await pass('first', 5);
    expect(state.warm).toBe(0);
    state.isBusy = false;
    await pass('second', 3);
    expect(state.made.slice(-100)).toEqual(paths);
    expect(state.warm).toBe(1);
  });

  it('waits for the database to come back', async () => {
    const { state, pass } = createSite(paths, { isAwaited: true });
    state.isAway = true;
    await pass('first', 30);
    expect([state.made.length, state.warm]).toEqual([0, 0]);
    state.isAway = false;
    await pass('first', 15);
    expect([state.made.length, state.warm]).toEqual([100, 1]);
  });

  it('is ready after two minutes, whatever is wrong with its pages', async () => {
    const { state, pass } = createSite(paths, { isAwaited: true });
    state.isBroken = true;
    await pass('first', 119);
    expect(state.warm).toBe(0);
    await pass('first', 2);
    expect(state.warm).toBe(1);
    await pass('first', 200);
    expect(state.warm).toBe(1);
  });

  it('says nothing any more once the server has ended', async () => {
    const { warming, state, pass } = createSite(paths, { isAwaited: true });
    state.isBroken = true;
    await pass('first', 5);
    warming.stop();
    await pass('first', 200);
    expect(state.warm).toBe(0);
  });
});

describe('the pages worth having at hand', () => {
  const published = [
    { path: '/home', translatedInto: ['en' as const, 'de' as const] },
    { path: '/about', translatedInto: ['en' as const] },
  ];
  const namesOf = (outdated: string[]) =>
    worthKeeping(sites.all, published, outdated).map(({ site, path }) => `${site.key} ${path}`);

  it('are those of the sitemaps', () => {
    expect(namesOf([])).toEqual(['en /home', 'de /home', 'en /about']);
  });

  it('are first those that visitors have asked for, without what is no page', () => {
    const outdated = ['en /about', 'en /sitemap.xml', 'de /home', 'en not found'];
    expect(namesOf(outdated)).toEqual(['en /about', 'de /home', 'en /home']);
  });
});
