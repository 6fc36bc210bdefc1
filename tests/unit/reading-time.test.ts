import { expect, test } from 'vitest';
import { readingMinutes } from '../../cms/news/reading-time.ts';

test.each([
  ['nothing', '', 1],
  ['a few words', '<p>Few words</p>', 1],
  ['words, whatever their marks', `<p>${'<b>half</b>-cut '.repeat(800)}</p>`, 4],
  ['Chinese characters', `<p>${'组件。'.repeat(450)}</p>`, 2],
  [
    'Japanese with words in it',
    `<p>${'モジュール'.repeat(180)}</p><p>${'eArc '.repeat(400)}</p>`,
    4,
  ],
])('Reading %s takes its time', (_, html, minutes) => {
  expect(readingMinutes(html)).toBe(minutes);
});
