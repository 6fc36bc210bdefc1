import type { Endpoint, PayloadRequest } from 'payload';
import { staffMessage } from '../../app/i18n/staff.ts';
import { isAuditSubject } from '../audit/actions.ts';
import { record } from '../audit/record.ts';
import { cellsOf, type ExportRow, headingsIn, type ListExport } from './columns.ts';
import { byteOrderMark, csvRecord } from './csv.ts';
import { filterOf, isWrongFilter, readRows } from './rows.ts';
import { makeSpreadsheet } from './spreadsheet.ts';
import { failure, privately, refusal } from './staff-request.ts';

/** The remaining rows, of which the first have already been read. */
interface Reading {
  first: ExportRow[];
  rest: AsyncGenerator<ExportRow[]>;
}

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** GET /api/COLLECTION/export?format=csv|xlsx: what the list shows with the same filter. */
export function exportEndpoint<Document>(ofList: ListExport<Document>): Endpoint {
  // Rows come from the collection that the columns are defined for.
  const list = ofList as unknown as ListExport;
  return {
    path: '/export',
    method: 'get',
    handler: async (req) => {
      const refused = await refusal(list.readers, req);
      if (refused) return refused;
      const { format } = req.query;
      if (format !== 'csv' && format !== 'xlsx') return failure('format', 400);
      const where = filterOf(req, list);
      const reading = where && (await startReading(readRows(req, list, where)));
      if (!reading) return failure('filter', 400);
      const { collection } = list;
      if (isAuditSubject(collection)) {
        await record(req, { action: 'export', subject: collection, title: format.toUpperCase() });
      }
      const body =
        format === 'csv' ? csvStream(req, list, reading) : await spreadsheet(req, list, reading);
      const day = new Date().toISOString().slice(0, 10);
      return new Response(body, {
        headers: {
          ...privately,
          'content-type': types[format],
          'content-disposition': `attachment; filename="${list.collection}-${day}.${format}"`,
        },
      });
    },
  };
}

/** Reads the first rows before responding, so that an error still gets a status. */
async function startReading(rest: AsyncGenerator<ExportRow[]>): Promise<Reading | null> {
  try {
    const first = await rest.next();
    return { first: first.done ? [] : first.value, rest };
  } catch (error) {
    if (isWrongFilter(error)) return null;
    throw error;
  }
}

/** Rows are read as fast as the client downloads them, and no faster. */
function csvStream(
  req: PayloadRequest,
  list: ListExport,
  { first, rest }: Reading,
): ReadableStream<Uint8Array> {
  const { language } = req.i18n;
  const encoder = new TextEncoder();
  const encode = (rows: ExportRow[]) =>
    encoder.encode(rows.map((row) => csvRecord(cellsOf(list, row, language))).join(''));
  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(byteOrderMark + csvRecord(headingsIn(list, language))));
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

function spreadsheet(
  req: PayloadRequest,
  list: ListExport,
  { first, rest }: Reading,
): Promise<BodyInit> {
  const { language } = req.i18n;
  const toCells = (rows: ExportRow[]) => rows.map((row) => cellsOf(list, row, language));
  async function* chunks() {
    yield toCells(first);
    for await (const chunk of rest) yield toCells(chunk);
  }
  const title = staffMessage(list.collection, language);
  return makeSpreadsheet({ title, headings: headingsIn(list, language) }, chunks());
}
