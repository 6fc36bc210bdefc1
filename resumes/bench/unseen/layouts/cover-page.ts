import PDFDocument from 'pdfkit';
import { type Person, printPeriod, type Section } from '../../person.ts';
import { fontsFor } from '../../producers/fonts.ts';
import { entriesOf } from '../../producers/html.ts';
import { collect, pdfInformation } from '../../producers/pdf.ts';

const left = 50;
const column = 180;
const width = 365;

/**
 * A cover page with the name and the position applied for; then dates on the left, the employer
 * first.
 */
export function coverPagePdf(person: Person): Promise<Uint8Array> {
  const { regular, bold } = fontsFor(person).files;
  const document = new PDFDocument({ size: 'A4', margin: left, info: pdfInformation });
  const file = collect(document);
  document.registerFont('regular', ...regular).registerFont('bold', ...bold);
  const write = (text: string, size: number, x = left, font: 'regular' | 'bold' = 'regular') =>
    document.font(font).fontSize(size).text(text, x, document.y, { lineGap: 2 });

  document.y = 220;
  for (const line of person.cover ?? []) write(line, 15);
  document.moveDown(2);
  write(person.name, 30, left, 'bold');
  if (person.headline) write(person.headline, 13);
  document.moveDown(8);
  for (const [, value] of person.contact) write(value.replaceAll('\n', ' · '), 10);

  document.addPage();
  if (person.documentTitle) write(person.documentTitle, 18, left, 'bold');
  const beside = (label: string, draw: () => void) => {
    if (document.y > 740) document.addPage();
    const { y } = document;
    document
      .font('regular')
      .fontSize(9.5)
      .text(label, left, y, { width: column - left - 10 });
    document.y = y;
    draw();
    document.moveDown(0.4);
  };
  const text = (content: string, font: 'regular' | 'bold' = 'regular') =>
    document.font(font).fontSize(9.5).text(content, column, document.y, { width, lineGap: 1.5 });
  const section = (part: Section) => {
    document.moveDown(0.8);
    write(part.heading, 12, left, 'bold');
    document.moveDown(0.3);
    for (const entry of entriesOf(part)) {
      beside(printPeriod(entry, person), () => {
        text([entry.organisation, entry.place].filter(Boolean).join(', '), 'bold');
        text(entry.title);
        for (const point of entry.points ?? []) text(`- ${point}`);
      });
    }
    for (const line of part.lines ?? []) text(line);
  };
  if (person.details.length > 0) section({ heading: person.detailsHeading });
  for (const [label, value] of person.details) beside(label, () => text(value));
  person.sections.forEach(section);
  document.end();
  return file;
}
