import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Photographed } from './photographs.ts';

/** All photographs of one page, in every language. */
export interface Sheet {
  page: string;
  seen: Photographed[];
}

/** @returns the folder of a page: `/balcony_item/400` in `balcony_item-400`. */
export const folderOf = (page: string): string =>
  page.replace(/[^A-Za-z0-9_]+/g, '-').replace(/^-|-$/g, '') || 'root';

/** Writes the sheet of each page, which leads to its neighbours, and the list of all of them. */
export async function writeSheets(folder: string, sheets: Sheet[], common: string[]) {
  for (const [index, sheet] of sheets.entries()) {
    const html = sheetOf(sheet, sheets[index - 1], sheets[index + 1]);
    await writeFile(path.join(folder, folderOf(sheet.page), 'index.html'), html);
  }
  await writeFile(path.join(folder, 'index.html'), listOf(sheets, common));
}

function listOf(sheets: Sheet[], common: string[]): string {
  const rows = sheets.map(({ page, seen }) => {
    const count = seen.reduce((sum, { findings }) => sum + findings.length, 0);
    const said = count === 0 ? '' : ` <strong>${count}</strong>`;
    return `<li><a href="${folderOf(page)}/index.html">${escaped(page)}</a>${said}</li>`;
  });
  return documentOf(
    'All pages',
    `<h1>All pages</h1>${findingsOf(common)}<ol class="pages">${rows.join('')}</ol>`,
  );
}

function sheetOf({ page, seen }: Sheet, before?: Sheet, after?: Sheet): string {
  const link = (other: Sheet | undefined, mark: string) =>
    other
      ? `<a href="../${folderOf(other.page)}/index.html">${mark} ${escaped(other.page)}</a>`
      : '';
  const widths = [...new Set(seen.flatMap((one) => one.photographs.map(({ width }) => width)))];
  const rows = widths.map((width) => {
    const figures = seen
      .flatMap(({ photographs }) => photographs)
      .filter((photograph) => photograph.width === width)
      .map(
        ({ site, scheme, name }) =>
          `<figure><figcaption>${site}, ${scheme}</figcaption><a href="${name}"><img src="${name}" loading="lazy" alt=""></a></figure>`,
      );
    return `<h2>${width} px</h2><div class="row">${figures.join('')}</div>`;
  });
  const findings = seen.flatMap((one) => one.findings.map((line) => `${one.site}: ${line}`));
  return documentOf(
    page,
    `<nav>${link(before, '←')} <a href="../index.html">All pages</a> ${link(after, '→')}</nav>
<h1>${escaped(page)}</h1>${findingsOf(findings)}${rows.join('')}`,
  );
}

const findingsOf = (lines: string[]): string =>
  lines.length === 0
    ? ''
    : `<ul class="findings">${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`;

const style = `
body { margin: 2rem; background: #808080; color: #000; font: 1rem/1.4 system-ui, sans-serif; }
a { color: inherit; }
nav { display: flex; gap: 2rem; }
.findings { padding: 1rem 2rem; background: #fff; }
.pages { columns: 3; }
.row { display: flex; gap: 1rem; align-items: start; }
figure { flex: 1 1 0; min-width: 0; margin: 0; }
img { display: block; width: 100%; }
`;

const documentOf = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escaped(title)}</title><style>${style}</style><body>${body}</body></html>\n`;

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
