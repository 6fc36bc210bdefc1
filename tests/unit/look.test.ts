import { describe, expect, it } from 'vitest';
import { type Box, emptyColumns, frequentPictures, type Standing } from '../../look/findings.ts';
import { readOptions } from '../../look/options.ts';
import { folderOf } from '../../look/sheets.ts';

describe('A picture', () => {
  const standing = (page: string, source: string, rest: Partial<Standing> = {}): Standing => ({
    ...{ page, source, share: 1, leadsTo: [] },
    ...rest,
  });
  const frequent = (...standings: Standing[]) => Object.fromEntries(frequentPictures(standings));

  it('may stand twice on a site, and not three times', () => {
    const twice = [standing('/home', 'roof'), standing('/product', 'roof')];
    expect(frequent(...twice)).toEqual({});
    expect(frequent(...twice, standing('/about', 'roof'))).toEqual({
      roof: ['/home', '/product', '/about'],
    });
  });

  it('stands as often on one page as it is seen there', () => {
    const thrice = [1, 2, 3].map(() => standing('/home', 'roof'));
    expect(frequent(...thrice)).toEqual({ roof: ['/home', '/home', '/home'] });
  });

  it('is no more than a sign when it is small', () => {
    const pages = ['/home', '/product', '/about', '/news'];
    expect(frequent(...pages.map((page) => standing(page, 'roof', { share: 0.29 })))).toEqual({});
  });

  it('is a sign where it leads to the page that begins with it', () => {
    const places = [standing('/off_two', 'yacht'), standing('/news_detail/1', 'yacht')];
    const leading = standing('/home', 'yacht', { leadsTo: ['/about', '/off_two'] });
    expect(frequent(...places, standing('/home', 'wave'), leading)).toEqual({});
    expect(frequent(...places, { ...leading, leadsTo: ['/about'] })).toEqual({
      yacht: ['/off_two', '/news_detail/1', '/home'],
    });
  });

  it('is none where it leads to a page that begins with another, or to its own', () => {
    const beginning = standing('/off_two', 'wave');
    const places = ['/off_two', '/home', '/about'].map((page) =>
      standing(page, 'yacht', { leadsTo: ['/off_two'] }),
    );
    expect(frequent(beginning, ...places)).toEqual({ yacht: ['/off_two', '/home', '/about'] });
    const own = [1, 2, 3].map(() => standing('/home', 'roof', { leadsTo: ['/home'] }));
    expect(frequent(...own)).toEqual({ roof: ['/home', '/home', '/home'] });
  });
});

describe('A column', () => {
  const area: Box = { left: 0, right: 1440, top: 100, bottom: 3100 };
  const box = (left: number, right: number, top: number, bottom: number): Box => ({
    ...{ left, right, top, bottom },
  });
  const empty = (...boxes: Box[]) => emptyColumns(boxes, area, 900);

  it('is found where nothing stands for more than a screen, at the end of a page as well', () => {
    const text = box(80, 950, 100, 3100);
    const picture = box(960, 1440, 700, 1900);
    expect(empty(text, picture)).toEqual([{ column: 'right', top: 1900, bottom: 3100 }]);
    expect(empty(text)).toEqual([{ column: 'right', top: 100, bottom: 3100 }]);
  });

  it('may be empty for a screen', () => {
    const whole = (top: number, bottom: number) => box(0, 1440, top, bottom);
    expect(empty(whole(100, 1000), whole(1900, 2200))).toEqual([]);
    expect(empty(whole(100, 999), whole(1900, 2200)).map(({ column }) => column)).toEqual([
      ...['left', 'middle', 'right'],
    ]);
  });

  it('is not filled by the end of a line', () => {
    expect(empty(box(0, 970, 100, 3100))).toEqual([{ column: 'right', top: 100, bottom: 3100 }]);
    expect(empty(box(0, 1000, 100, 3100))).toEqual([]);
  });

  it('is filled by what is short and stands in it', () => {
    expect(empty(box(0, 950, 100, 3100), box(970, 990, 100, 3100))).toEqual([]);
  });

  it('is measured from the lowest edge so far, in whatever order things come', () => {
    const boxes = [box(0, 1440, 2200, 3100), box(0, 1440, 100, 1400), box(0, 1440, 200, 300)];
    expect(empty(...boxes)).toEqual([]);
  });
});

describe('The options', () => {
  it('are four languages, four widths and both schemes', () => {
    expect(readOptions([])).toEqual({
      pages: [],
      sites: ['en', 'de', 'ja', 'zh'],
      widths: [390, 768, 1440, 1920],
      schemes: ['light', 'dark'],
    });
  });

  it('narrow what is photographed, and widths ascend', () => {
    const given = ['--pages=/home,/tools', '--sites=de', '--widths=1440,390', '--schemes=dark'];
    expect(readOptions(given)).toEqual({
      ...{ pages: ['/home', '/tools'], sites: ['de'], widths: [390, 1440], schemes: ['dark'] },
    });
  });

  it.each([
    '--pages=home',
    '--sites=en,it',
    '--widths=wide',
    '--widths=,',
    '--schemes=sepia',
    '--wide',
  ])('refuse what they do not know: %s', (given) => {
    expect(() => readOptions([given])).toThrow(TypeError);
  });
});

describe('The folder of a page', () => {
  it.each([
    ['/home', 'home'],
    ['/balcony_item/400', 'balcony_item-400'],
    ['/search?q=roof', 'search-q-roof'],
    ['/', 'root'],
  ])('%s is in %s', (page, name) => expect(folderOf(page)).toBe(name));
});
