import type { PayloadRequest } from 'payload';
import { nameOf } from '../saved-by.ts';
import type { AuditAction, AuditSubject } from './actions.ts';
import type { Changes } from './changes.ts';

interface AuditEntry {
  action: AuditAction;
  subject?: AuditSubject;
  document?: number | string;
  title?: string;
  changes?: Changes;
  /** Whoever did it, if nobody is signed in. */
  who?: string | null;
  /** In ISO 8601; now by default. */
  at?: string;
}

type Request = Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>;

/** Adds an entry, in the transaction of what it is about if there is one. */
export async function record(req: Request, entry: AuditEntry): Promise<void> {
  const { action, subject, document, title, changes, who, at } = entry;
  await req.payload.db.create({
    collection: 'audit-log',
    data: {
      at: at ?? new Date().toISOString(),
      who: who ?? nameOf({ user: req.user ?? null }),
      account: req.user?.id ?? null,
      ...{ action, subject, title: title?.slice(0, 200) },
      document: document === undefined ? null : String(document),
      changes: changes ?? null,
    },
    req,
  });
}
