import { fontsFor } from '../../producers/fonts.ts';
import { paragraph, run, table, zipDocument } from '../../producers/wordml.ts';
import { type Block, parseSheet, type Sheet, sharesOf } from '../sheet.ts';

const width = 9900;
const asideWidth = 3400;

/** A sheet as saved by a word processor: a table for columns, tab stops for the right margin. */
export function sheetDocx(sheet: Sheet): Uint8Array {
  const { aside, main } = parseSheet(sheet.text);
  const print = (blocks: Block[], room: number) =>
    blocks.map((one) => printBlock(one, sheet, room)).join('');
  const body = aside
    ? table([
        [
          { content: print(aside, asideWidth), width: asideWidth, fill: 'EEF1F4' },
          { content: print(main, width - asideWidth), width: width - asideWidth },
        ],
      ])
    : print(main, width);
  const { sans } = fontsFor(sheet);
  const header = sheet.header ? { header: paragraph(runs(sheet.header)) } : {};
  return zipDocument({ body, font: { latin: 'Calibri', asian: sans }, ...header });
}

function printBlock(block: Block, sheet: Sheet, room: number): string {
  if (block.kind === 'ends')
    return paragraph(`${endOf(block.left)}${runs(`\t${block.right}`)}`, {
      tabs: [{ at: room, align: 'right' }],
    });
  if (block.kind === 'table') return printTable(block.rows, sheet, room);
  if (block.kind === 'page') return '<w:p><w:r><w:br w:type="page"/></w:r></w:p>';
  const align = block.isCentred ? 'center' : 'left';
  if (block.kind === 'name')
    return lines(block.text, (text) => paragraph(run(text, { bold: true, size: 40 }), { align }));
  if (block.kind === 'heading')
    return paragraph(run(block.text, { bold: true, size: 25 }), { align, before: 200 });
  return lines(block.text, (text) =>
    paragraph(runs(text), { align, bullet: block.kind === 'bullet' }),
  );
}

/** Contact details may stand to the right of a name. */
const endOf = (text: string) =>
  text.startsWith('# ') ? run(text.slice(2), { bold: true, size: 40 }) : runs(text);

const printTable = (rows: string[][], sheet: Sheet, room: number) =>
  rows
    .map((row) => {
      const shares = sharesOf(sheet, row.length);
      const cells = row.map((text, index) => ({
        content: lines(text, (line) => paragraph(runs(line))),
        width: Math.round(((shares[index] ?? 0) * room) / 100),
      }));
      return table([cells], { lines: sheet.hasRules === true });
    })
    .join('');

const lines = (text: string, print: (line: string) => string) =>
  text.split('\\\\').map(print).join('');

const runs = (text: string) =>
  text
    .split(/(\*\*.+?\*\*)/u)
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('**') ? run(part.slice(2, -2), { bold: true }) : run(part)))
    .join('');
