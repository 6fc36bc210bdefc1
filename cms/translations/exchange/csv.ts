import type { Language } from '../../../app/i18n/languages.ts';
import { byteOrderMark, csvRecord, defused } from '../../office/csv.ts';
import { type ExchangedDocument, FileFault, mostSegments, type ReadSegment } from './exchange.ts';

/** Not translated: the file is read by these names. */
const columns = [
  ...['language', 'document', 'text', 'segment', 'title', 'context', 'limit', 'state'],
  ...['source', 'target'],
];

/** A row for each segment, for those who translate in a spreadsheet. */
export function writeCsv(
  documents: ExchangedDocument[],
  language: Language,
  staffLanguage: string,
): string {
  const rows = documents.flatMap(({ document, units }) =>
    units.flatMap(({ unit, status, source, target }) =>
      target.map((text, index) => [
        ...[language, `${document.kind}.${document.id}`, unit.key, index + 1],
        ...[document.title, unit.label(staffLanguage), unit.maxLength ?? '', status],
        ...[source[index] ?? '', text],
      ]),
    ),
  );
  return byteOrderMark + [columns, ...rows].map((row) => csvRecord(row)).join('');
}

/** @throws FileFault with the first line that is wrong. */
export function readCsv(text: string, language: Language): ReadSegment[] {
  const [head, ...rows] = records(text.replace(byteOrderMark, ''));
  const at = (name: string) => head?.cells.indexOf(name) ?? -1;
  const places = ['language', 'document', 'text', 'segment', 'source', 'target'].map(at);
  if (!head || places.includes(-1)) throw new FileFault(1, 'columnsWrong');
  if (rows.length > mostSegments) throw new FileFault(mostSegments, 'tooMuch');
  const seen = new Set<string>();
  return rows
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
    .map(({ cells, line }) => {
      if (cells.length !== head.cells.length) throw new FileFault(line, 'columnsWrong');
      const [written = '', document = '', unit = '', number = '', source = '', target = ''] =
        places.map((place) => cells[place]);
      if (written !== language) throw new FileFault(line, 'languageWrong', written);
      if (!/^[1-9]\d{0,4}$/.test(number)) throw new FileFault(line, 'segmentUnknown', number);
      const name = `${document} ${unit} ${number}`;
      if (seen.has(name)) throw new FileFault(line, 'unitTwice', name);
      seen.add(name);
      return { document, unit, segment: Number(number) - 1, source, target, line };
    });
}

interface CsvRow {
  cells: string[];
  line: number;
}

/** As in RFC 4180, with commas, or with semicolons as Excel writes in half of Europe. */
function* records(text: string): Generator<CsvRow> {
  const head = text.slice(0, text.search(/[\r\n]|$/));
  const separator = head.includes(',') ? ',' : ';';
  let [line, start, at] = [1, 1, 0];
  let cells: string[] = [];
  while (at < text.length) {
    let cell = '';
    if (text[at] === '"') {
      const opened = line;
      at += 1;
      for (;;) {
        const end = text.indexOf('"', at);
        if (end < 0) throw new FileFault(opened, 'malformed', '"');
        cell += text.slice(at, end);
        line += text.slice(at, end).split('\n').length - 1;
        at = end + 1;
        if (text[at] !== '"') break;
        cell += '"';
        at += 1;
      }
    } else {
      const rest = text.slice(at).search(separator === ',' ? /[,\r\n]|$/ : /[;\r\n]|$/);
      cell = text.slice(at, at + rest);
      at += rest;
    }
    cells.push(cell);
    if (text[at] === separator) {
      at += 1;
      if (at < text.length) continue;
      cells.push('');
    } else if (at < text.length && !/[\r\n]/.test(text[at] ?? '')) {
      throw new FileFault(line, 'malformed', text[at]);
    }
    if (text.startsWith('\r\n', at)) at += 1;
    at += 1;
    line += 1;
    yield { cells, line: start };
    cells = [];
    start = line;
  }
}

/** Undoes what keeps a text from being taken for a formula, where it is still the same text. */
export function fromCell(cell: string, current: string): string {
  const lines = cell.replaceAll('\r\n', '\n');
  if (cell === defused(current) || lines === defused(current)) return current;
  return lines.replace(/(^|[;\n][\s"]*)'(?=[=+\-@＝＋－＠])/gu, '$1');
}
