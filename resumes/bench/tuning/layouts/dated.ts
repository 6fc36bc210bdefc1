import { type Entry, type Person, printPeriod, type Section } from '../../person.ts';
import { fontsFor } from '../../producers/fonts.ts';
import { block, element, entriesOf, escapeHtml, labelled, list } from '../../producers/html.ts';
import { paragraph, run, table, zipDocument } from '../../producers/wordml.ts';

/** The tabular layout of German CVs: dates in the left column, text in the right. */
export function datedHtml(person: Person): { body: string; css: string } {
  const row = (entry: Entry) =>
    `<tr><th>${escapeHtml(printPeriod(entry, person))}</th><td>` +
    block('title', entry.title) +
    block('', [entry.organisation, entry.place].filter(Boolean).join(', ')) +
    `${list(entry.points)}</td></tr>`;
  const section = (part: Section) =>
    element('h2', '', escapeHtml(part.heading)) +
    element('table', '', entriesOf(part).map(row).join('')) +
    (part.lines ?? []).map((line) => element('p', '', escapeHtml(line))).join('');
  return {
    body:
      block('kind', person.documentTitle) +
      element('h1', '', escapeHtml(person.name)) +
      block('headline', person.headline) +
      element('h2', '', escapeHtml(person.detailsHeading)) +
      element('table', '', labelled([...person.details, ...person.contact])) +
      person.sections.map(section).join(''),
    css: `body { font: 10.5pt '${fontsFor(person).serif}'; margin: 0 } @page { size: A4; margin: 2cm }
      h1 { font-size: 20pt; margin: 0 } h2 { font-size: 12.5pt; border-bottom: 1px solid; margin: 14pt 0 4pt }
      th { font-weight: normal; text-align: left; vertical-align: top; width: 4.4cm; padding: 2pt 0 }
      td { padding: 2pt 0 } .title { font-weight: bold } ul { margin: 2pt 0; padding-left: 14pt }
      .kind { font-size: 14pt } p { margin: 2pt 0 }`,
  };
}

/** The same in WordprocessingML; with `tabs` instead of a table, as many people write it. */
export function datedDocx(person: Person, way: 'table' | 'tabs'): Uint8Array {
  const left = 2600;
  const tabs = [{ at: left }];
  const fonts = fontsFor(person);
  const beside = (first: string, second: string[]) =>
    way === 'tabs'
      ? second.map((text, index) =>
          paragraph(run(`${index === 0 ? first : ''}\t${text}`), { tabs }),
        )
      : [
          table([
            [
              { content: paragraph(run(first)), width: left },
              { content: second.map((text) => paragraph(run(text))).join(''), width: 7300 },
            ],
          ]),
        ];
  const body = [
    person.documentTitle ? paragraph(run(person.documentTitle)) : '',
    paragraph(run(person.name, { bold: true, size: 36 })),
    person.headline ? paragraph(run(person.headline)) : '',
    paragraph(run(person.detailsHeading), { style: 'Heading1', before: 200 }),
    ...[...person.details, ...person.contact].flatMap(([label, value]) =>
      beside(label, value.split('\n')),
    ),
    ...person.sections.flatMap((section) => [
      paragraph(run(section.heading), { style: 'Heading1', before: 200 }),
      ...entriesOf(section).flatMap((entry) =>
        beside(printPeriod(entry, person), [
          entry.title,
          [entry.organisation, entry.place].filter(Boolean).join(', '),
          ...(entry.points ?? []).map((point) => `– ${point}`),
        ]),
      ),
      ...(section.lines ?? []).map((line) => paragraph(run(line))),
    ]),
  ];
  return zipDocument({ body: body.join(''), font: { latin: 'Calibri', asian: fonts.sans } });
}
