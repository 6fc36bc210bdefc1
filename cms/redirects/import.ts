import {
  commitTransaction,
  type Endpoint,
  initTransaction,
  killTransaction,
  type PayloadRequest,
} from 'payload';
import { addressText } from '../../app/i18n/addresses.ts';
import { inLanguage } from '../../app/i18n/staff.ts';
import { editors } from '../access.ts';
import { markChanged } from '../hooks/content-revision.ts';
import { publishedAddresses } from '../known-addresses.ts';
import { failure, privately, refusal } from '../office/staff-request.ts';
import { readRedirects } from './check.ts';
import { leadOn } from './hooks.ts';
import { type PlannedRow, planImport } from './plan.ts';

const maxBytes = 1024 * 1024;
const maxRows = 2000;

/**
 * POST /api/redirects/import, a CSV file as the body: says what it would change, line by line, and
 * with `?save=true` changes it. A file with a fault changes nothing at all.
 */
export const importEndpoint: Endpoint = {
  path: '/import',
  method: 'post',
  handler: async (req) => {
    const refused = await refusal(editors, req);
    if (refused) return refused;
    const text = (await req.text?.()) ?? '';
    if (Buffer.byteLength(text) > maxBytes) return failure('tooLarge', 413);
    const { payload } = req;
    const [pages, stored] = await Promise.all([
      publishedAddresses(payload),
      readRedirects(payload),
    ]);
    const { rows, faults } = planImport(text, pages, stored);
    if (rows.length + faults.length > maxRows) return failure('tooManyLines', 413);
    const isSaved = req.query.save === 'true' && faults.length === 0;
    if (isSaved) await save(req, rows);
    const { language } = req.i18n;
    const worded = faults.map(({ line, text: typed, fault }) => ({
      ...{ line, text: typed, fault },
      message: inLanguage(addressText(fault), language),
    }));
    const shown = rows.map(({ id: _, ...row }) => row);
    return Response.json({ isSaved, rows: shown, faults: worded }, { headers: privately });
  },
};

/** All or, where the database has transactions, nothing. */
async function save(req: PayloadRequest, rows: PlannedRow[]): Promise<void> {
  const changes = rows.filter(({ change }) => change !== 'same');
  if (changes.length === 0) return;
  const { payload } = req;
  const isOurs = await initTransaction(req);
  try {
    for (const { from, to, permanence, id } of changes) {
      const data = { from, to, permanence, origin: 'import' as const };
      if (id) await payload.db.updateOne({ collection: 'redirects', id, data, req });
      else await payload.db.create({ collection: 'redirects', data: { ...data, hits: 0 }, req });
    }
    // Those that led to where one of them starts.
    await leadOn(req, new Map(changes.map(({ from, to }) => [from, to])));
    await markChanged(req);
    if (isOurs) await commitTransaction(req);
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
