import { type Entry, type Person, printPeriod, type Section } from '../../person.ts';
import { fontsFor } from '../../producers/fonts.ts';
import { block, element, entriesOf, escapeHtml, list } from '../../producers/html.ts';

/** A coloured column on the left with contact, details and skills; the rest beside it. */
export function sidebarHtml(person: Person): { body: string; css: string } {
  const entry = (one: Entry) =>
    `<div class="entry"><div class="line"><span class="title">${escapeHtml(one.title)}</span>` +
    `<span>${escapeHtml(printPeriod(one, person))}</span></div>` +
    block('employer', [one.organisation, one.place].filter(Boolean).join(' · ')) +
    `${list(one.points)}</div>`;
  const section = (part: Section) =>
    element('h2', '', escapeHtml(part.heading)) +
    entriesOf(part).map(entry).join('') +
    (part.lines ?? []).map((line) => element('p', '', escapeHtml(line))).join('');
  const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');
  const mail = (text: string) =>
    text.includes('@') ? `<a href="mailto:${text}">${text}</a>` : lines(text);
  const aside =
    element('h2', '', escapeHtml(person.contactHeading)) +
    person.contact.map(([, value]) => element('p', '', mail(value))).join('') +
    (person.details.length > 0 ? element('h2', '', escapeHtml(person.detailsHeading)) : '') +
    person.details
      .map(([label, value]) => `<p><b>${escapeHtml(label)}</b><br>${lines(value)}</p>`)
      .join('') +
    person.sections
      .filter((part) => part.aside)
      .map(section)
      .join('');
  const main =
    element('h1', '', escapeHtml(person.name)) +
    block('headline', person.headline) +
    person.sections
      .filter((part) => !part.aside)
      .map(section)
      .join('');
  return {
    body: element('aside', '', aside) + element('main', '', main),
    css: `body { font: 10pt '${fontsFor(person).sans}'; margin: 0; display: grid; grid-template-columns: 6.2cm 1fr; min-height: 297mm }
      @page { size: A4; margin: 0 } aside { background: #1d3b53; color: #fff; padding: 1.2cm 0.8cm } a { color: inherit }
      main { padding: 1.2cm } h1 { font-size: 24pt; margin: 0 } h2 { font-size: 12pt; color: #2a6f97; margin: 14pt 0 4pt }
      aside h2 { color: #bde0fe } p { margin: 3pt 0 } .line { display: flex; justify-content: space-between; gap: 1em }
      .title { font-weight: bold } .employer { color: #555 } ul { margin: 2pt 0; padding-left: 12pt } .entry { margin-bottom: 7pt }
      .headline { font-size: 12pt; color: #555 }`,
  };
}
