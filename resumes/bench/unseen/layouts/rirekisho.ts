import { type Labelled, type Person, printMonth } from '../../person.ts';
import { fontsFor } from '../../producers/fonts.ts';
import { block, element, entriesOf, escapeHtml } from '../../producers/html.ts';

/** One row of the history in a 履歴書: year, month, event. */
function historyOf(person: Person): [year: string, month: string, text: string][] {
  const cells = (date: string | null): [string, string] => {
    const [, month = ''] = (date ?? '').split('-');
    const year = date
      ? printMonth(date.slice(0, 4), person.dates.month, 'ja').replace('年', '')
      : '';
    if (person.dates.month !== 'ERA' || !date) return [year, month && String(Number(month))];
    const [era = '', rest = ''] = printMonth(date, 'ERA', 'ja').split('年');
    return [era, rest.replace('月', '')];
  };
  const rows: [string, string, string][] = [];
  for (const part of person.sections) {
    const entries = entriesOf(part);
    if (entries.length === 0) continue;
    rows.push(['', '', part.heading]);
    for (const entry of [...entries].reverse()) {
      const what = part.positions ? '入社' : '入学';
      rows.push([
        ...cells(entry.start),
        `${entry.organisation} ${part.positions ? '' : entry.title} ${what}`.replace(/ +/g, '　'),
      ]);
      if (part.positions) rows.push(['', '', `　${entry.title}として勤務`]);
      if (entry.end === 'present') rows.push(['', '', '現在に至る']);
      else
        rows.push([
          ...cells(entry.end),
          `${entry.organisation}　${part.positions ? '一身上の都合により退社' : `${entry.title}　卒業`}`,
        ]);
    }
  }
  rows.push(['', '', '以上']);
  return rows;
}

/**
 * The 履歴書 sold as a printed form: facts with phonetic readings above, year and month in columns.
 */
export function rirekishoHtml(person: Person): { body: string; css: string } {
  const cell = (content: string, attributes = '') =>
    `<td${attributes}>${escapeHtml(content).replaceAll('\n', '<br>')}</td>`;
  const fact = ([label, value]: Labelled) =>
    `<tr>${cell(label, ' class="label"')}${cell(value, ' colspan="2"')}</tr>`;
  const [reading, ...details] = person.details;
  const others = person.sections.filter((part) => entriesOf(part).length === 0);
  return {
    body:
      element('h1', '', escapeHtml(person.documentTitle ?? '')) +
      '<table>' +
      `<tr>${cell(reading?.[0] ?? '', ' class="label"')}${cell(reading?.[1] ?? '')}${cell(person.photo ?? '', ' rowspan="2" class="photo"')}</tr>` +
      `<tr>${cell('氏名', ' class="label"')}${cell(person.name, ' class="name"')}</tr>` +
      `${[...details, ...person.contact].map(fact).join('')}</table>` +
      '<table class="history"><tr><th>年</th><th>月</th><th>学歴・職歴（各別にまとめて書く）</th></tr>' +
      historyOf(person)
        .map(
          ([year, month, text]) =>
            `<tr>${cell(year)}${cell(month)}${cell(text, /^(学歴|職歴)$/.test(text) ? ' class="middle"' : text === '以上' ? ' class="end"' : '')}</tr>`,
        )
        .join('') +
      '</table>' +
      others
        .map(
          (part) =>
            `<table><tr><td class="label">${escapeHtml(part.heading)}</td><td>${(part.lines ?? []).map((line) => block('', line)).join('')}</td></tr></table>`,
        )
        .join(''),
    css: `body { font: 10pt '${fontsFor(person).serif}'; margin: 0 } @page { size: A4; margin: 1.5cm }
      table { border-collapse: collapse; width: 100%; margin-bottom: 8pt } td, th { border: 1px solid #222; padding: 3pt 5pt; text-align: left }
      h1 { font-size: 17pt; letter-spacing: 0.8em } .label { width: 2.8cm } .name { font-size: 15pt } .photo { width: 3cm; text-align: center; font-size: 8pt }
      .history td:nth-child(1) { width: 1.9cm; text-align: center } .history td:nth-child(2) { width: 1cm; text-align: center } .middle { text-align: center } .end { text-align: right }`,
  };
}
