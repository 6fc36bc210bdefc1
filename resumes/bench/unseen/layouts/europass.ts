import { type Entry, type Person, printPeriod, type Section } from '../../person.ts';
import { fontsFor } from '../../producers/fonts.ts';
import { block, element, entriesOf, escapeHtml, list } from '../../producers/html.ts';

/** Modelled on Europass: captions right-aligned in a narrow column, a line between sections. */
export function europassHtml(person: Person): { body: string; css: string } {
  const row = (caption: string, content: string, className = '') =>
    `<tr${className && ` class="${className}"`}><td class="caption">${escapeHtml(caption)}</td><td>${content}</td></tr>`;
  const lines = (text: string) => element('div', '', escapeHtml(text).replaceAll('\n', '<br>'));
  const entry = (one: Entry) =>
    row(
      printPeriod(one, person),
      block('title', one.title) +
        block('', one.place ? `${one.organisation} – ${one.place}` : one.organisation) +
        list(one.points),
    );
  const section = (part: Section) =>
    row(part.heading.toLocaleUpperCase(person.language), '', 'part') +
    entriesOf(part).map(entry).join('') +
    (part.lines ?? []).map((line) => row('', lines(line))).join('');
  const own = [...person.contact, ...person.details]
    .map(([label, value]) => row(label, lines(value)))
    .join('');
  return {
    body:
      block('kind', person.documentTitle) +
      block('photo', person.photo) +
      element(
        'table',
        '',
        row(
          person.detailsHeading.toLocaleUpperCase(person.language),
          block('name', person.name),
          'part',
        ) +
          own +
          (person.headline ? row('', block('headline', person.headline), 'part') : '') +
          person.sections.map(section).join(''),
      ),
    css: `body { font: 9.5pt '${fontsFor(person).sans}'; margin: 0 } @page { size: A4; margin: 1.6cm }
      table { border-collapse: collapse; width: 100% } td { vertical-align: top; padding: 2pt 6pt }
      .caption { width: 4.6cm; text-align: right; color: #0e4194 } .part td { border-top: 1px solid #999; padding-top: 8pt }
      .title { font-weight: bold; color: #0e4194 } .name { font-size: 17pt } .kind { color: #0e4194; text-align: right }
      .headline { font-weight: bold } ul { margin: 1pt 0; padding-left: 12pt }
      .photo { float: left; width: 2.6cm; height: 3.2cm; border: 1px dashed #999; text-align: center }`,
  };
}
