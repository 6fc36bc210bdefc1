import PDFDocument from 'pdfkit';
import { type Person, printPeriod } from '../../person.ts';
import { fontsFor } from '../../producers/fonts.ts';
import { entriesOf } from '../../producers/html.ts';
import { collect, pdfInformation } from '../../producers/pdf.ts';

/**
 * One column: name, labelled details, sections; title, employer and dates of an entry on separate
 * lines.
 */
export async function plainPdf(person: Person): Promise<Uint8Array> {
  const { regular, bold } = fontsFor(person).files;
  const document = new PDFDocument({ size: 'A4', margin: 56, info: pdfInformation });
  const file = collect(document);
  document.registerFont('regular', ...regular).registerFont('bold', ...bold);
  const write = (text: string, size: number, font: 'regular' | 'bold' = 'regular') =>
    document.font(font).fontSize(size).text(text, { lineGap: 2 });

  if (person.documentTitle) write(person.documentTitle, 12);
  write(person.name, 22, 'bold');
  if (person.headline) write(person.headline, 12);
  document.moveDown(0.5);
  for (const [label, value] of [...person.contact, ...person.details]) {
    document.font('bold').fontSize(10).text(`${label}: `, { continued: true, lineGap: 2 });
    document.font('regular').text(value.replaceAll('\n', ', '));
  }
  for (const section of person.sections) {
    document.moveDown(1);
    write(section.heading, 14, 'bold');
    const { y } = document;
    document.moveTo(56, y).lineTo(539, y).lineWidth(0.7).stroke('#888888');
    document.moveDown(0.3);
    for (const entry of entriesOf(section)) {
      write(entry.title, 11, 'bold');
      write([entry.organisation, entry.place].filter(Boolean).join(', '), 10);
      write(printPeriod(entry, person), 9);
      for (const point of entry.points ?? []) write(`•  ${point}`, 10);
      document.moveDown(0.5);
    }
    for (const line of section.lines ?? []) write(line, 10);
  }
  document.end();
  return file;
}
