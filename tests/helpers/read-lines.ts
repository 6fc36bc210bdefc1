import { extract } from '../../resumes/extraction/extract.ts';
import type { ResumeText } from '../../resumes/model.ts';

/**
 * Reads a CV of one page, given as its lines: `##` sets a heading, `||` separates columns, and a cell
 * that begins with `**` is bold.
 */
export function read(text: string) {
  const lines = text.split('\n').map((raw, index): ResumeText['lines'][number] => {
    const isHeading = raw.startsWith('## ');
    const cells = raw.replace(/^## /, '').split('||');
    return {
      ...{ page: 1, region: 0, y: 20 + index * 14, isBullet: false, isHeading },
      cells: cells.map((cell, column) => ({
        ...{
          text: cell.trim().replace(/^\*\*/, ''),
          x: 50 + column * 200,
          right: 51 + column * 200 + cell.length * 5,
        },
        ...{ size: isHeading ? 13 : 10, isBold: isHeading || cell.trim().startsWith('**') },
      })),
    };
  });
  return extract({ lines, isPrinted: true, links: [] });
}
