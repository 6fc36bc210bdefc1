import { describe, expect, test } from 'vitest';
import { markdownOf, readText } from '../../server/discovery/markdown.ts';

const write = (main: string) =>
  markdownOf(`<main id="content">${main}</main>`, 'https://x.example', 'https://x.example/page');

describe('A page as Markdown', () => {
  test.each([
    ['headings and texts', '<h2>On the roof</h2><p>It bonds.</p>', '## On the roof\n\nIt bonds.'],
    ['words kept on one line', '<h1><span>屋根</span><span>材</span></h1>', '# 屋根材'],
    [
      'links of the site, and within the page',
      '<p><a href="/a?b=c">A</a> <a href="#d">D</a></p>',
      '[A](https://x.example/a?b=c) [D](https://x.example/page#d)',
    ],
    ['links elsewhere', '<p><a href="tel:+49">Call</a></p>', '[Call](tel:+49)'],
    [
      'what is stressed, without its spaces',
      '<p>A<strong> b </strong>c<em>d</em></p>',
      'A **b** c*d*',
    ],
    [
      'lists in lists',
      '<ol start="3"><li>a<ul><li>b</li></ul></li><li>c</li></ol>',
      '3. a\n\n   - b\n4. c',
    ],
    ['names and values', '<dl><div><dt>Weight</dt><dd>3 kg</dd></div></dl>', '- **Weight** 3 kg'],
    ['questions', '<details><summary>Why?</summary><p>So.</p></details>', '**Why?**\n\nSo.'],
    [
      'pictures that say something',
      '<img src="/p/800.jpg" alt="Roof"><img src="/q" alt="">',
      '![Roof](https://x.example/p/800.jpg)',
    ],
    ['cards', '<a href="/x"><h3>Card</h3><p>Text</p></a>', '[Card Text](https://x.example/x)'],
    [
      'marks of example data',
      '<h3><a href="/a">A</a> <span class="example-mark">Example data</span></h3>',
      '### [A](https://x.example/a) (Example data)',
    ],
    ['quotations', '<blockquote><p>a</p><p>b</p></blockquote>', '> a\n\n> b'],
  ])('has %s', (_, html, expected) => {
    expect(write(html)).toBe(`${expected}\n`);
  });

  test('has tables with a head, and cells that break no row', () => {
    const table = `<table><thead><tr><th></th><th>A</th></tr></thead><tbody><tr><th colSpan="2">G|1</th></tr>
      <tr><th>p</th><td><span>1</span><br/>2</td></tr></tbody></table>`;
    expect(write(table)).toBe('|  | A |\n| --- | --- |\n| G\\|1 |  |\n| p | 1 2 |\n');
  });

  test('has neither controls nor what is hidden or only drawn', () => {
    const html = `<nav class="breadcrumbs">Trail</nav><form><input><p>Field</p></form><p hidden="">No</p>
      <svg><title>Drawing</title></svg><p>Seen<span aria-hidden="true">*</span></p>`;
    expect(write(html)).toBe('Seen\n');
  });

  test('means what it says: marks of Markdown are texts, and no spaces are left that do not break', () => {
    expect(write('<p>a_b [c] *d* &lt;e&gt; 5\u00a0kg Dach\u00adhaut 屋\u200b根</p>')).toBe(
      'a\\_b \\[c\\] \\*d\\* \\<e\\> 5 kg Dachhaut 屋根\n',
    );
  });

  test('reads what HTML leaves open, and goes on after what is wrong', () => {
    expect(write('<p>a<br>b<wbr>c</p><picture><source srcset="x"></picture><p>d & e</p>')).toBe(
      'a bc\n\nd & e\n',
    );
  });
});

test('A text of the head is read without its codes', () => {
  expect(readText('A &amp; B &#39;c&#x27;')).toBe("A & B 'c'");
  expect(readText(undefined)).toBe('');
});
