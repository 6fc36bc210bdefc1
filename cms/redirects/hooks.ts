import {
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { addressText } from '../../app/i18n/addresses.ts';
import { inLanguage } from '../../app/i18n/staff.ts';
import { comparable } from '../page-addresses.ts';
import { RedirectCheck, type RedirectFault, readRedirects } from './check.ts';

/** Stores a redirect in its final form, or says at which field it is wrong. */
export const checksRedirect: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  // What is counted meanwhile stays.
  const { hits: _hits, lastUsed: _lastUsed, ...changed } = data;
  const kept = operation === 'create' ? data : changed;
  // Those of renames and imports come checked.
  if (operation === 'create' && data.origin && data.origin !== 'byHand') return kept;
  const { check, stored } = await RedirectCheck.read(req.payload, req);
  const id = originalDoc?.id;
  for (const one of stored) if (one.id === id) check.redirects.delete(one.from);

  const from = check.from(String(data.from ?? originalDoc?.from ?? ''));
  if ('fault' in from) throw invalid(req, 'from', from.fault);
  if (check.redirects.has(from.address)) throw invalid(req, 'from', 'redirectFromTaken');
  const to = check.to(from.address, String(data.to ?? originalDoc?.to ?? ''));
  if ('fault' in to) throw invalid(req, 'to', to.fault);
  return { ...kept, from: from.address, to: to.target };
};

function invalid(req: PayloadRequest, path: 'from' | 'to', fault: RedirectFault): ValidationError {
  const message = inLanguage(addressText(fault), req.i18n.language);
  const label = inLanguage(
    addressText(path === 'from' ? 'redirectFrom' : 'redirectTo'),
    req.i18n.language,
  );
  return new ValidationError({ errors: [{ path, message, label }], req }, req.t);
}

/** Those that led to where a redirect now starts lead on at once. */
export const shortensChains: CollectionAfterChangeHook = async ({ doc, req }) => {
  await leadOn(req, new Map([[doc.from, doc.to]]));
  return doc;
};

/** Redirects that lead to one of these addresses lead to where it has moved. */
export async function leadOn(
  req: PayloadRequest,
  moved: ReadonlyMap<string, string>,
): Promise<void> {
  for (const { id, to: target } of await readRedirects(req.payload, req)) {
    const [path = ''] = target.split(/[?#]/, 1);
    const to = target.startsWith('/') ? moved.get(comparable(path)) : undefined;
    if (to === undefined) continue;
    // A query or an anchor of its own stays, unless the new target has one.
    const isWhole = /[?#]/.test(to) || !to.startsWith('/');
    await req.payload.db.updateOne({
      collection: 'redirects',
      id,
      data: { to: isWhole ? to : to + target.slice(path.length) },
      req,
    });
  }
}
