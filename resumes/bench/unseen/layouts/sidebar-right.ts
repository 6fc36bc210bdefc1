import { type Entry, type Person, printPeriod, type Section } from '../../person.ts';
import { fontsFor } from '../../producers/fonts.ts';
import { block, element, entriesOf, escapeHtml, list } from '../../producers/html.ts';

/** Spaced capitals, the employer before the job, dates flush right, and a column on the right. */
export function sidebarRightHtml(person: Person): { body: string; css: string } {
  const heading = (text: string) =>
    text ? element('h2', '', escapeHtml(text.toLocaleUpperCase(person.language))) : '';
  const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');
  const entry = (one: Entry) =>
    '<table class="entry"><tr><td>' +
    `<b>${escapeHtml(one.organisation)}</b>${one.place ? `, ${escapeHtml(one.place)}` : ''}</td>` +
    `<td class="time">${escapeHtml(printPeriod(one, person))}</td></tr></table>` +
    `${block('title', one.title)}${list(one.points)}`;
  const section = (part: Section) =>
    heading(part.heading) +
    entriesOf(part).map(entry).join('') +
    (part.lines ?? []).map((line) => element('p', '', escapeHtml(line))).join('');
  const side =
    block('photo', person.photo) +
    heading(person.contactHeading) +
    person.contact.map(([, value]) => element('p', '', lines(value))).join('') +
    (person.details.length > 0 ? heading(person.detailsHeading) : '') +
    person.details
      .map(([label, value]) => `<p>${escapeHtml(label)}: ${lines(value)}</p>`)
      .join('') +
    person.sections
      .filter((part) => part.aside)
      .map(section)
      .join('');
  const main =
    element('h1', '', escapeHtml(person.name.toLocaleUpperCase(person.language))) +
    block('headline', person.headline) +
    person.sections
      .filter((part) => !part.aside)
      .map(section)
      .join('');
  return {
    body: `<table class="page"><tr><td class="main">${main}</td><td class="side">${side}</td></tr></table>`,
    css: `body { font: 9.5pt '${fontsFor(person).serif}'; margin: 0 } @page { size: A4; margin: 1.4cm }
      table { border-collapse: collapse; width: 100% } td { vertical-align: top; padding: 0 }
      .main { padding-right: 0.8cm } .side { width: 5.2cm; border-left: 1px solid #777; padding-left: 0.6cm }
      h1 { font-size: 19pt; font-weight: normal; letter-spacing: 0.22em; margin: 0 0 6pt }
      h2 { font-size: 10pt; letter-spacing: 0.3em; margin: 14pt 0 4pt } p { margin: 2pt 0 } .time { text-align: right; white-space: nowrap; padding-left: 6pt }
      .title { font-style: italic } ul { margin: 2pt 0 6pt; padding-left: 12pt }
      .photo { width: 3cm; height: 3.6cm; background: #ddd; text-align: center }`,
  };
}
