import { Document, HeadingLevel, Packer, Paragraph, TextRun } from 'docx';
import { type Person, printPeriod } from '../../person.ts';
import { fontsFor } from '../../producers/fonts.ts';
import { entriesOf } from '../../producers/html.ts';
import { metadata } from '../../producers/wordml.ts';

/** Paragraphs only, with heading styles; each entry is one line: title, employer, dates. */
export function plainDocx(person: Person): Promise<Uint8Array> {
  const bold = (text: string) => new TextRun({ text, bold: true });
  const children = [
    ...(person.documentTitle ? [new Paragraph({ text: person.documentTitle })] : []),
    new Paragraph({ text: person.name, heading: HeadingLevel.TITLE }),
    ...(person.headline ? [new Paragraph({ children: [bold(person.headline)] })] : []),
    ...[...person.contact, ...person.details].map(
      ([label, value]) =>
        new Paragraph({
          children: [bold(`${label}: `), new TextRun(value.replaceAll('\n', ', '))],
        }),
    ),
    ...person.sections.flatMap((section) => [
      new Paragraph({ text: section.heading, heading: HeadingLevel.HEADING_1 }),
      ...entriesOf(section).flatMap((entry) => [
        new Paragraph({
          children: [
            bold(entry.title),
            new TextRun(
              ` | ${[entry.organisation, entry.place].filter(Boolean).join(', ')} | ${printPeriod(entry, person)}`,
            ),
          ],
        }),
        ...(entry.points ?? []).map((text) => new Paragraph({ text, bullet: { level: 0 } })),
      ]),
      ...(section.lines ?? []).map((text) => new Paragraph({ text })),
    ]),
  ];
  const document = new Document({
    ...metadata,
    styles: { default: { document: { run: { font: fontsFor(person).sans, size: 21 } } } },
    sections: [{ children }],
  });
  return Packer.toBuffer(document);
}
