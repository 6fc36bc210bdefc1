import { expect, test, vi } from 'vitest';
import { editors, type Role } from '../../cms/access.ts';
import { planPublishing } from '../../cms/publishing/plan.ts';

/** As much of a request as planning needs: pages have drafts, pictures have none. */
function requestBy(role: Role) {
  const queue = vi.fn();
  const remove = vi.fn();
  const users = { config: { access: { admin: () => true } } };
  const pages = { config: { versions: { drafts: {} }, access: { update: editors } } };
  const media = { config: { access: { update: editors } } };
  const payload = {
    config: { admin: { user: 'users' } },
    collections: { users, pages, media },
    db: {
      findOne: async ({ where }: { where: { id: { equals: number } } }) =>
        where.id.equals === 5 ? { id: 5, input: { doc: page } } : null,
    },
    jobs: { queue },
    delete: remove,
    logger: { error: vi.fn() },
  };
  const user = { id: 2, role, collection: 'users' };
  const req = { payload, user, t: (key: string) => key, i18n: { t: (key: string) => key } };
  return { queue, remove, plan: (more: object) => planPublishing({ req: req as never, ...more }) };
}

const page = { relationTo: 'pages', value: '3' };
const tomorrow = { type: 'publish', date: new Date(), timezone: 'Europe/Berlin' };

test('who may write a document plans when it is published, and drops the plan', async () => {
  const { plan, queue, remove } = requestBy('editor');
  await plan({ ...tomorrow, doc: page });
  expect(queue).toHaveBeenCalledOnce();
  await plan({ deleteID: 5 });
  expect(remove).toHaveBeenCalledOnce();
});

test('who may not write it plans nothing, and drops no plan of others', async () => {
  for (const role of ['sales', 'hr'] as const) {
    const { plan, queue, remove } = requestBy(role);
    await expect(plan({ ...tomorrow, doc: page })).rejects.toThrow();
    await expect(plan({ deleteID: 5, doc: page })).rejects.toThrow();
    expect([queue.mock.calls, remove.mock.calls]).toEqual([[], []]);
  }
});

test('what has no drafts cannot be planned, nor what is not there be dropped', async () => {
  const { plan, queue, remove } = requestBy('admin');
  await expect(plan({ ...tomorrow, doc: { relationTo: 'media', value: '3' } })).rejects.toThrow();
  await expect(plan({ ...tomorrow, doc: { relationTo: 'nothing', value: '3' } })).rejects.toThrow();
  await expect(plan(tomorrow)).rejects.toThrow();
  await expect(plan({ deleteID: 6, doc: page })).rejects.toThrow();
  expect([queue.mock.calls, remove.mock.calls]).toEqual([[], []]);
});
