import type { Endpoint, PayloadRequest } from 'payload';
import { salesPeople } from '../access.ts';
import { cellsOf, headingsIn, wordsIn } from './columns.ts';
import { byteOrderMark, csvRecord } from './csv.ts';
import { type ExportRow, filterOf, isWrongFilter, readRows } from './rows.ts';
import { makeSpreadsheet } from './spreadsheet.ts';
import { failure, privately, refusal } from './staff-request.ts';

/** The rows from here on, of which the first have been read already. */
interface Reading {
  first: ExportRow[];
  rest: AsyncGenerator<ExportRow[]>;
}

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** GET /api/inquiries/export?format=csv|xlsx: what the list shows with the same filter. */
export const exportInquiries: Endpoint = {
  path: '/export',
  method: 'get',
  handler: async (req) => {
    const refused = await refusal(salesPeople, req);
    if (refused) return refused;
    const { format } = req.query;
    if (format !== 'csv' && format !== 'xlsx') return failure('format', 400);
    const where = filterOf(req);
    const reading = where && (await startReading(readRows(req, where)));
    if (!reading) return failure('filter', 400);
    const body = format === 'csv' ? csvStream(req, reading) : await spreadsheet(req, reading);
    const day = new Date().toISOString().slice(0, 10);
    return new Response(body, {
      headers: {
        ...privately,
        'content-type': types[format],
        'content-disposition': `attachment; filename="inquiries-${day}.${format}"`,
      },
    });
  },
};

/** Reads the first rows before there is an answer, so that an error still has a status. */
async function startReading(rest: AsyncGenerator<ExportRow[]>): Promise<Reading | null> {
  try {
    const first = await rest.next();
    return { first: first.done ? [] : first.value, rest };
  } catch (error) {
    if (isWrongFilter(error)) return null;
    throw error;
  }
}

/** Rows are read as fast as they are fetched, and no faster. */
function csvStream(req: PayloadRequest, { first, rest }: Reading): ReadableStream<Uint8Array> {
  const { language } = req.i18n;
  const encoder = new TextEncoder();
  const encode = (rows: ExportRow[]) =>
    encoder.encode(rows.map((row) => csvRecord(cellsOf(row, language))).join(''));
  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(byteOrderMark + csvRecord(headingsIn(language))));
      if (first.length > 0) controller.enqueue(encode(first));
    },
    async pull(controller) {
      const next = await rest.next();
      if (next.done) controller.close();
      else controller.enqueue(encode(next.value));
    },
    cancel: () => rest.return(undefined).then(() => undefined),
  });
}

function spreadsheet(req: PayloadRequest, { first, rest }: Reading): Promise<BodyInit> {
  const { language } = req.i18n;
  const toCells = (rows: ExportRow[]) => rows.map((row) => cellsOf(row, language));
  async function* chunks() {
    yield toCells(first);
    for await (const chunk of rest) yield toCells(chunk);
  }
  const title = wordsIn(language)('inquiries');
  return makeSpreadsheet({ title, headings: headingsIn(language) }, chunks());
}
