import type { Endpoint } from 'payload';
import { editors } from '../access.ts';
import { privately, refusal } from '../office/staff-request.ts';

/** What the database keeps of checks of links, in Payload's store of keys and values. */
export const linkCheckKey = 'link-check';

/** The last one. */
export interface LinkCheckRecord {
  /** When it ended, in ISO 8601. */
  at: string;
  links: number;
  broken: number;
}

/** Set while somebody waits for one, whenever the last was. */
export const linkCheckWantedKey = 'link-check-wanted';

/** POST /api/broken-links/check: has the server check all links soon. */
export const checkNowEndpoint: Endpoint = {
  path: '/check',
  method: 'post',
  handler: async (req) => {
    const refused = await refusal(editors, req);
    if (refused) return refused;
    await req.payload.kv.set(linkCheckWantedKey, { at: new Date().toISOString() });
    return Response.json({ isWanted: true }, { status: 202, headers: privately });
  },
};
