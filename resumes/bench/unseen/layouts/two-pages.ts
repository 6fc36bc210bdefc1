import { type Person, printPeriod } from '../../person.ts';
import { fontsFor } from '../../producers/fonts.ts';
import { entriesOf } from '../../producers/html.ts';
import { paragraph, run, table, zipDocument } from '../../producers/wordml.ts';

/**
 * Name and contact at the top of every page, education first, positions on one line with the dates
 * last.
 */
export function twoPagesDocx(person: Person): Uint8Array {
  const contact = person.contact.map(
    ([label, value]) => `${label} ${value.replaceAll('\n', ', ')}`,
  );
  const cell = (text: string, width: number) => ({ content: paragraph(run(text)), width });
  const header =
    paragraph(run(person.name, { bold: true, size: 28 })) +
    paragraph(run(contact.join('   '), { size: 17 }));
  const body = [
    person.documentTitle ? paragraph(run(person.documentTitle), { style: 'Title' }) : '',
    person.headline ? paragraph(run(person.headline, { italic: true })) : '',
    person.details.length > 0
      ? paragraph(run(person.detailsHeading), { style: 'Heading1', before: 200 }) +
        table(person.details.map(([label, value]) => [cell(label, 3400), cell(value, 6500)]))
      : '',
    ...person.sections.flatMap((part) => [
      paragraph(run(part.heading), { style: 'Heading1', before: 480 }),
      ...entriesOf(part).flatMap((entry) => [
        paragraph(run(entry.organisation, { bold: true, size: 22 }), { before: 320 }),
        paragraph(
          run(
            `${entry.title}, ${entry.place ? `${entry.place}, ` : ''}${printPeriod(entry, person)}`,
          ),
        ),
        ...(entry.points ?? []).map((point) =>
          paragraph(run(point), { bullet: true, before: 160 }),
        ),
      ]),
      ...(part.lines ?? []).map((line) => paragraph(run(line), { before: 160 })),
    ]),
  ];
  const number =
    '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>PAGE</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>';
  return zipDocument({
    body: body.join(''),
    font: { latin: 'Cambria', asian: fontsFor(person).serif },
    header,
    footer: paragraph(run(`${person.name} – `) + number, { align: 'center' }),
  });
}
