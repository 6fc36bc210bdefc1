import { fontsFor } from '../../producers/fonts.ts';
import { element, escapeHtml } from '../../producers/html.ts';
import { type Block, parseSheet, type Sheet, sharesOf } from '../sheet.ts';

/** A sheet as printed by a browser, with its side column coloured. */
export function sheetHtml(sheet: Sheet): { body: string; css: string } {
  const { aside, main } = parseSheet(sheet.text);
  const print = (blocks: Block[]) => blocks.map((one) => printBlock(one, sheet)).join('');
  const { colour = '#222222', font = 'sans', css = '' } = sheet;
  const margins = aside ? '0' : '1.8cm 2cm';
  const header = sheet.header ? element('div', 'header', inline(sheet.header)) : '';
  const border = sheet.hasRules ? 'td { border: 0.5pt solid #777777 }' : '';
  return {
    body: aside
      ? element('aside', '', print(aside)) + element('main', '', print(main))
      : header + print(main),
    css: `body { font: 10.5pt/1.35 '${fontsFor(sheet)[font]}'; margin: 0 ${aside ? '; display: grid; grid-template-columns: 6.4cm 1fr; min-height: 297mm' : ''} }
      @page { size: A4; margin: ${margins} } aside { background: #eef1f4; padding: 1.2cm 0.8cm } main { padding: 1.2cm }
      h1 { font-size: 22pt; margin: 0 0 4pt } h2 { font-size: 12.5pt; color: ${colour}; margin: 13pt 0 4pt }
      table { width: 100%; border-collapse: collapse; table-layout: fixed } td { vertical-align: top; padding: 1.5pt 3pt 1.5pt 0 } ${border}
      .ends { display: flex; justify-content: space-between; gap: 1em } .centred { text-align: center }
      ul { margin: 0; padding-left: 14pt }
      .header { position: fixed; top: -1.2cm; font-size: 8.5pt } ${css}`,
  };
}

function printBlock(block: Block, sheet: Sheet): string {
  if (block.kind === 'ends')
    return `<div class="ends">${endOf(block.left)}<span>${inline(block.right)}</span></div>`;
  if (block.kind === 'table') return printTable(block.rows, sheet);
  if (block.kind === 'page') return '<div style="break-after: page"></div>';
  const text = inline(block.text);
  const className = block.isCentred ? 'centred' : '';
  if (block.kind === 'name') return element('h1', className, text);
  if (block.kind === 'heading') return element('h2', className, text);
  if (block.kind === 'bullet') return element('ul', '', element('li', '', text));
  return element('div', className, text);
}

/** Contact details may stand to the right of a name. */
const endOf = (text: string) =>
  text.startsWith('# ')
    ? element('h1', '', inline(text.slice(2)))
    : element('span', '', inline(text));

/** Each row is a table of its own, so that rows may have different columns. */
const printTable = (rows: string[][], sheet: Sheet) =>
  rows
    .map((row) => {
      const shares = sharesOf(sheet, row.length);
      const cells = row.map(
        (text, index) => `<td style="width: ${shares[index]}%">${inline(text)}</td>`,
      );
      return `<table><tr>${cells.join('')}</tr></table>`;
    })
    .join('');

const inline = (text: string) =>
  escapeHtml(text)
    .replaceAll('\\\\', '<br>')
    .replace(/\*\*(.+?)\*\*/gu, '<b>$1</b>');
