import { readFileSync } from 'node:fs';
import { ownFile } from '../../own-files.ts';

const css = readFileSync(ownFile('app/styles/tokens.css'), 'utf8');
const dark = css.indexOf('@media (prefers-color-scheme: dark)');

/** The colours of the site for what is not styled by its CSS: previews, the manifest, the head. */
export const lightColors = colorsOf(css.slice(0, dark));
export const darkColors = colorsOf(css.slice(dark));

function colorsOf(rules: string) {
  const color = (name: string): string => {
    const pattern = new RegExp(`--${name}: (#[0-9a-f]{6});`);
    // What is the same in both schemes is not named again in the dark one.
    const found = pattern.exec(rules) ?? pattern.exec(css);
    if (!found?.[1]) throw new Error(`There is no colour --${name} in app/styles/tokens.css`);
    return found[1];
  };
  return {
    paper: color('paper'),
    ink: color('ink'),
    inkSoft: color('ink-soft'),
    line: color('line'),
    lineStrong: color('line-strong'),
    cell: color('cell'),
    accent: color('accent'),
  };
}
