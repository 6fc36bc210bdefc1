import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = 'docs/editors';
const files = readdirSync(folder);
const pages = files.filter((name) => name.endsWith('.md'));
const pictures = files.filter((name) => name.endsWith('.webp'));

/** What a page links to, without other sites. */
const targetsIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/\]\(([^)#]+)[^)]*\)/g)]
    .map(([, target = '']) => path.join(path.dirname(file), target))
    .filter((target) => !target.includes('://'));

const all = ['docs/editors.md', ...pages.map((name) => path.join(folder, name))];

describe('The guide for editors', () => {
  it.each(all)('has what it links to: %s', (file) => {
    expect(targetsIn(file).filter((target) => !existsSync(target))).toEqual([]);
  });

  it('is found from the README, and all its pages from its first', () => {
    expect(targetsIn('README.md')).toContain('docs/editors.md');
    const linked = targetsIn('docs/editors.md');
    expect(pages.filter((name) => !linked.includes(path.join(folder, name)))).toEqual([]);
  });

  it('shows every picture that is kept, and none weighs more than 60 kB', () => {
    const shown = all.flatMap(targetsIn);
    expect(pictures.filter((name) => !shown.includes(path.join(folder, name)))).toEqual([]);
    const heavy = pictures.filter((name) => statSync(path.join(folder, name)).size > 60_000);
    expect([pictures.length > 0, heavy]).toEqual([true, []]);
  });
});
