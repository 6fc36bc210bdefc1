import { type Entry, type Labelled, type Person, printPeriod } from '../../person.ts';
import { fontsFor } from '../../producers/fonts.ts';
import { entriesOf } from '../../producers/html.ts';
import { paragraph, run, table, zipDocument } from '../../producers/wordml.ts';

/** Chinese forms: everything in one ruled table, two facts per row, headings in cells. */
export function formDocx(person: Person): Uint8Array {
  const text = (content: string) =>
    content
      .split('\n')
      .map((line) => paragraph(run(line)))
      .join('');
  const facts: Labelled[] = [['姓名', person.name], ...person.details, ...person.contact];
  const short = facts.filter(([, value]) => value.length <= 14);
  const long = facts.filter(([, value]) => value.length > 14);
  const pairs = short.flatMap((_, index) =>
    index % 2 === 0 ? [short.slice(index, index + 2)] : [],
  );
  const factRows = pairs.map((pair, index) => [
    ...[0, 1].flatMap((place) => [
      { content: text(pair[place]?.[0] ?? ''), width: 1400 },
      { content: text(pair[place]?.[1] ?? ''), width: 2600 },
    ]),
    {
      content: text(index === 0 ? (person.photo ?? '') : ''),
      width: 1900,
      merge: index === 0 ? ('start' as const) : ('next' as const),
    },
  ]);
  const longRows = long.map(([label, value]) => [
    { content: text(label), width: 1400 },
    { content: text(value), width: 8500, span: 4 },
  ]);
  const wide = (content: string, fill?: string) => [
    { content: text(content), width: 9900, span: 5, fill },
  ];
  const entryRow = (entry: Entry) => [
    { content: text(printPeriod(entry, person)), width: 2800, span: 2 },
    { content: text(entry.organisation), width: 4000, span: 2 },
    { content: text(entry.title), width: 3100 },
  ];
  const sections = person.sections.flatMap((part) => [
    wide(part.heading, 'DDDDDD'),
    ...(part.positions && person.columns
      ? [
          [
            { content: text(person.columns[0]), width: 2800, span: 2 },
            { content: text(person.columns[1]), width: 4000, span: 2 },
            { content: text(person.columns[2]), width: 3100 },
          ],
        ]
      : []),
    ...entriesOf(part).map(entryRow),
    ...(part.lines ?? []).map((line) => wide(line)),
  ]);
  const title = person.documentTitle ?? '';
  const body =
    paragraph(run(title, { bold: true, size: 36 }), { align: 'center' }) +
    table([...factRows, ...longRows, ...sections], { lines: true }) +
    paragraph('');
  return zipDocument({ body, font: { latin: 'Times New Roman', asian: fontsFor(person).serif } });
}
