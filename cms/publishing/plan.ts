import { schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler';
import { type CollectionSlug, Forbidden, type PayloadRequest } from 'payload';

/** As Payload's form asks for it. */
interface Plan {
  req: PayloadRequest;
  doc?: { relationTo?: unknown; value?: unknown };
  /** Of one that is not wanted any more. */
  deleteID?: number | string;
}

interface Planned {
  id: number;
  input?: { doc?: Plan['doc'] };
}

/**
 * Plans what is to be published or taken back, or drops such a plan: for those who may write the
 * document. Payload lets everybody do both who may enter the back office.
 * @throws Forbidden
 */
export async function planPublishing(plan: Plan) {
  const { req, deleteID } = plan;
  const doc = deleteID === undefined ? plan.doc : await documentOf(req, deleteID);
  if (!(await mayWrite(req, doc))) throw new Forbidden(req.t);
  return schedulePublishHandler(plan as Parameters<typeof schedulePublishHandler>[0]);
}

async function documentOf({ payload }: PayloadRequest, id: number | string): Promise<Plan['doc']> {
  const found = await payload.db.findOne<Planned>({
    collection: 'payload-jobs',
    where: { id: { equals: id } },
  });
  return found?.input?.doc;
}

async function mayWrite(req: PayloadRequest, doc: Plan['doc']): Promise<boolean> {
  const slug = String(doc?.relationTo) as CollectionSlug;
  const config = req.payload.collections[slug]?.config;
  if (!config?.versions?.drafts || !req.user) return false;
  return (await config.access.update({ req })) === true;
}
