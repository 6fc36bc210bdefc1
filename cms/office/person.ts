import type { Endpoint, PayloadRequest } from 'payload';
import { administrators, salesPeople } from '../access.ts';
import { inquiriesFrom } from '../addresses.ts';
import { failure, privately, refusal } from './staff-request.ts';

/**
 * What the law lets a person ask for: all that is stored about them, and its deletion (GDPR,
 * articles 15 and 17). The address never enters a log, nor do error messages repeat it.
 */
const path = '/person';

/** GET /api/inquiries/person?email=…: everything stored about an address, as a file. */
export const exportPerson: Endpoint = {
  path,
  method: 'get',
  handler: async (req) => {
    const refused = await refusal(salesPeople, req);
    if (refused) return refused;
    const email = addressOf(req);
    if (!email) return failure('email', 400);
    const ids = await inquiriesFrom(req.payload, email);
    const { docs } = await req.payload.find({
      collection: 'inquiries',
      where: { id: { in: ids } },
      sort: 'createdAt',
      depth: 0,
      pagination: false,
      overrideAccess: false,
      user: req.user,
    });
    const file = { email, exportedAt: new Date().toISOString(), inquiries: docs };
    return new Response(JSON.stringify(file, null, 2), {
      headers: {
        ...privately,
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="personal-data.json"',
      },
    });
  },
};

/** DELETE /api/inquiries/person?email=…: deletes it for good, and says how much it was. */
export const deletePerson: Endpoint = {
  path,
  method: 'delete',
  handler: async (req) => {
    const refused = await refusal(administrators, req);
    if (refused) return refused;
    const email = addressOf(req);
    if (!email) return failure('email', 400);
    const ids = await inquiriesFrom(req.payload, email);
    const { docs, errors } = await req.payload.delete({
      collection: 'inquiries',
      where: { id: { in: ids } },
      depth: 0,
      overrideAccess: false,
      user: req.user,
    });
    const deleted = docs.length;
    req.payload.logger.info({ deleted }, 'the data of one person was deleted on request');
    const status = errors.length > 0 ? 500 : 200;
    return Response.json({ deleted, left: errors.length }, { status, headers: privately });
  },
};

function addressOf(req: PayloadRequest): string | null {
  const { email } = req.query;
  const address = typeof email === 'string' ? email.trim() : '';
  return /^[^\s@]+@[^\s@]+$/.test(address) ? address : null;
}
