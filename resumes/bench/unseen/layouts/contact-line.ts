import { type Person, printPeriod, type Section } from '../../person.ts';
import { fontsFor } from '../../producers/fonts.ts';
import { entriesOf } from '../../producers/html.ts';
import { hyperlink, paragraph, run, zipDocument } from '../../producers/wordml.ts';

const right = 9900;

/**
 * The name centred, with all contact details on one line below it; employers with their place on
 * the right; an employer of several jobs is named once.
 */
export function contactLineDocx(person: Person): Uint8Array {
  const email = person.contact.map(([, value]) => value).find((value) => value.includes('@')) ?? '';
  const others = person.contact
    .map(([, value]) => value.replaceAll('\n', ', '))
    .filter((value) => value !== email);
  const tabs = [{ at: right, align: 'right' as const }];
  const section = (part: Section) => {
    let employer = '';
    return [
      paragraph(run(part.heading, { bold: true, spacing: 40, color: '7F3F00' }), { before: 240 }),
      ...entriesOf(part).flatMap((entry) => {
        const isSame = entry.organisation === employer;
        employer = entry.organisation;
        const head = run(entry.organisation, { bold: true }) + run(`\t${entry.place ?? ''}`);
        return [
          isSame ? '' : paragraph(head, { tabs, before: 100 }),
          paragraph(run(entry.title, { italic: true }) + run(`\t${printPeriod(entry, person)}`), {
            tabs,
          }),
          ...(entry.points ?? []).map((point) => paragraph(run(point), { bullet: true })),
        ];
      }),
      ...(part.lines ?? []).map((line) => paragraph(run(line))),
    ].join('');
  };
  const details = person.details.map(([label, value]) => `${label}: ${value}`).join('  •  ');
  const body = [
    ...(person.cover ?? []).map((line) =>
      paragraph(run(line, { italic: true }), { align: 'right' }),
    ),
    paragraph(run(person.name, { bold: true, size: 40 }), { align: 'center' }),
    person.headline ? paragraph(run(person.headline), { align: 'center' }) : '',
    paragraph(`${run(`${others.join(' | ')} | `)}${hyperlink('mail', email)}`, { align: 'center' }),
    details ? paragraph(run(details), { align: 'center' }) : '',
    ...person.sections.map(section),
  ];
  const font = { latin: 'Georgia', asian: fontsFor(person).serif };
  return zipDocument({ body: body.join(''), font, links: { mail: `mailto:${email}` } });
}
