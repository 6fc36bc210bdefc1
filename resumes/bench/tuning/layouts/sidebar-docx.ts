import {
  BorderStyle,
  Document,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx';
import { type Person, printPeriod, type Section } from '../../person.ts';
import { fontsFor } from '../../producers/fonts.ts';
import { entriesOf } from '../../producers/html.ts';
import { metadata } from '../../producers/wordml.ts';

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const borders = { top: none, bottom: none, left: none, right: none };

/** A table of two cells: contact, details and skills on the left, the rest on the right. */
export function sidebarDocx(person: Person): Promise<Uint8Array> {
  const heading = (text: string) =>
    new Paragraph({
      spacing: { before: 240, after: 60 },
      children: [new TextRun({ text, bold: true, size: 24, color: '2A6F97' })],
    });
  const plain = (text: string) =>
    text.split('\n').map((line) => new Paragraph({ children: [new TextRun(line)] }));
  const section = (part: Section) => [
    heading(part.heading),
    ...entriesOf(part).flatMap((entry) => [
      new Paragraph({
        children: [
          new TextRun({ text: entry.title, bold: true }),
          new TextRun(` (${printPeriod(entry, person)})`),
        ],
      }),
      new Paragraph({
        children: [
          new TextRun({
            text: [entry.organisation, entry.place].filter(Boolean).join(', '),
            italics: true,
          }),
        ],
      }),
      ...(entry.points ?? []).map((text) => new Paragraph({ text, bullet: { level: 0 } })),
    ]),
    ...(part.lines ?? []).flatMap(plain),
  ];
  const cell = (width: number, children: Paragraph[], fill?: string) =>
    new TableCell({
      children,
      borders,
      width: { size: width, type: 'dxa' },
      ...(fill && { shading: { fill } }),
    });
  const left = [
    heading(person.contactHeading),
    ...person.contact.flatMap(([, value]) => plain(value)),
    ...(person.details.length > 0 ? [heading(person.detailsHeading)] : []),
    ...person.details.flatMap(([label, value]) => plain(`${label}: ${value}`)),
    ...person.sections.filter((part) => part.aside).flatMap(section),
  ];
  const right = [
    new Paragraph({ children: [new TextRun({ text: person.name, bold: true, size: 44 })] }),
    ...(person.headline ? plain(person.headline) : []),
    ...person.sections.filter((part) => !part.aside).flatMap(section),
  ];
  const row = new TableRow({ children: [cell(3000, left, 'E8F1F8'), cell(6900, right)] });
  const document = new Document({
    ...metadata,
    styles: { default: { document: { run: { font: fontsFor(person).sans, size: 20 } } } },
    sections: [{ children: [new Table({ rows: [row], columnWidths: [3000, 6900] })] }],
  });
  return Packer.toBuffer(document);
}
