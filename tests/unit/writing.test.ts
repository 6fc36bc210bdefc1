import { expect, test } from 'vitest';
import { wordsOf } from '../../cms/components/row-words.ts';
import { pathOf } from '../../cms/components/title-path.ts';

test.each([
  ['Light modules', '/light-modules'],
  ['  What is “eArc”? ', '/what-is-earc'],
  ['Größe & Gewicht', '/groesse-and-gewicht'],
  ['Zażółć łódź', '/zazolc-lodz'],
  ['École d’été', '/ecole-d-ete'],
  ['轻型组件', ''],
  ['', ''],
  [`${'word '.repeat(30)}`, `/${'word-'.repeat(11)}word`],
])('the path of “%s” is %s', (title, path) => {
  expect(pathOf(title)).toBe(path);
});

const formatted = {
  root: { children: [{ children: [{ text: 'Formatted' }, { text: 'words' }] }] },
};

test.each([
  [{ id: 'a', blockType: 'hero', title: 'Light', text: 'Long' }, 'Light'],
  [{ blockType: 'richText', anchor: 'top', body: formatted }, 'Formatted words'],
  [{ blockType: 'figures', figures: [{ id: 'b', label: 'Weight' }] }, 'Weight'],
  [{ label: '', href: '/about' }, '/about'],
  [{ id: 'a', blockType: 'newsList', shownWhere: 'everywhere' }, ''],
  [{ title: `${'long '.repeat(30)}` }, `${'long '.repeat(16).trimEnd()}…`],
])('a row says what is in it: %j', (row, words) => {
  expect(wordsOf(row)).toBe(words);
});
