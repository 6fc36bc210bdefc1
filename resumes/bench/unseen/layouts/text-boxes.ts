import { type Person, printPeriod } from '../../person.ts';
import { fontsFor } from '../../producers/fonts.ts';
import { entriesOf } from '../../producers/html.ts';
import { paragraph, run, zipDocument } from '../../producers/wordml.ts';

/** A floating box, as in word processor templates; the text is inside a drawing. */
const textBox = (
  id: string,
  left: number,
  top: number,
  width: number,
  height: number,
  content: string,
) =>
  paragraph(
    `<w:r><w:pict><v:rect id="${id}" style="position:absolute;margin-left:${left}pt;margin-top:${top}pt;` +
      `width:${width}pt;height:${height}pt;z-index:1;mso-position-horizontal-relative:page;` +
      'mso-position-vertical-relative:page" fillcolor="#eef2e6" stroked="f">' +
      `<v:textbox><w:txbxContent>${content}</w:txbxContent></v:textbox></v:rect></w:pict></w:r>`,
  );

/**
 * The name in a box across the page, contact and details in a box on the left, the rest as tabbed
 * lines.
 */
export function textBoxDocx(person: Person): Uint8Array {
  const lines = (text: string) => text.split('\n').map((line) => paragraph(run(line)));
  const caption = (text: string) => paragraph(run(text, { bold: true, size: 24 }), { before: 200 });
  const name = [
    paragraph(run(person.name, { bold: true, size: 44 })),
    person.headline ? paragraph(run(person.headline)) : '',
  ].join('');
  const side = [
    caption(person.contactHeading),
    ...person.contact.flatMap(([, value]) => lines(value)),
    ...(person.details.length > 0 ? [caption(person.detailsHeading)] : []),
    ...person.details.flatMap(([label, value]) => lines(`${label}\n${value}`)),
    ...person.sections
      .filter((part) => part.aside)
      .flatMap((part) => [caption(part.heading), ...(part.lines ?? []).flatMap(lines)]),
  ].join('');
  const indent = (content: string) =>
    content.replaceAll('<w:pPr>', '<w:pPr><w:ind w:left="3200"/>');
  const main = person.sections
    .filter((part) => !part.aside)
    .flatMap((part) => [
      caption(part.heading),
      ...entriesOf(part).flatMap((entry) => [
        paragraph(
          run(printPeriod(entry, person)) +
            run(` · ${entry.title}`, { bold: true }) +
            run(` · ${[entry.organisation, entry.place].filter(Boolean).join(', ')}`),
          { before: 80 },
        ),
        ...(entry.points ?? []).map((point) => paragraph(run(`› ${point}`))),
      ]),
      ...(part.lines ?? []).flatMap(lines),
    ])
    .join('');
  const body =
    textBox('name', 180, 40, 380, 70, name) +
    textBox('side', 30, 40, 135, 740, side) +
    paragraph('', { before: 1000 }) +
    indent(main);
  return zipDocument({ body, font: { latin: 'Verdana', asian: fontsFor(person).sans } });
}
