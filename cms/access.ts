import type { Access, FieldAccess, Where } from 'payload';

/** Who may do what, in readable terms: `read: publishedForAnyone`, `update: editors`. */
export const roles = ['admin', 'editor', 'sales', 'hr'] as const;

export type Role = (typeof roles)[number];

type Requester = { req: { user: { role?: Role | null } | null } };

const hasRole =
  (...allowed: Role[]) =>
  ({ req: { user } }: Requester): boolean =>
    user?.role != null && allowed.includes(user.role);

export const anyone: Access = () => true;
export const nobody: Access = () => false;
export const staff: Access = hasRole(...roles);
export const administrators: Access = hasRole('admin');
export const editors: Access = hasRole('admin', 'editor');
export const recruiters: Access = hasRole('admin', 'editor', 'hr');
export const salesPeople: Access = hasRole('admin', 'sales');
export const hrPeople: Access = hasRole('admin', 'hr');

export const administratorsOnly: FieldAccess = hasRole('admin');
export const staffOnly: FieldAccess = hasRole(...roles);
/** Those who read inquiries or applications. */
export const recordKeepersOnly: FieldAccess = hasRole('admin', 'sales', 'hr');
export const nobodyByHand: FieldAccess = () => false;

/** Visitors see what is published; staff also see drafts. */
export const publishedForAnyone: Access = (request) =>
  staff(request) || { _status: { equals: 'published' } };

/** Visitors see what is ticked as public. */
export const publicForAnyone: Access = (request) =>
  staff(request) || { isPublic: { equals: true } };

/** Like `publishedForAnyone`, but for visitors not before the date in `field`. */
export const publishedByNowForAnyone =
  (field: string): Access =>
  (request) =>
    staff(request) || publishedByNow(field);

/** What is published and whose date in `field` has passed. */
export function publishedByNow(field: string): Where {
  return {
    and: [
      { _status: { equals: 'published' } },
      { [field]: { less_than_equal: new Date().toISOString() } },
    ],
  };
}

/** Administrators can access every account, everyone else only their own. */
export const administratorsOrSelf: Access = (request) =>
  administrators(request) || (request.req.user ? { id: { equals: request.req.user.id } } : false);

/** In addition, staff see those with whom they share the inquiries or the applications. */
export const colleaguesOrSelf: Access = (request) => {
  if (administrators(request)) return true;
  if (salesPeople(request)) return { role: { in: ['admin', 'sales'] } };
  if (hrPeople(request)) return { role: { in: ['admin', 'hr'] } };
  return administratorsOrSelf(request);
};

/** For published content: visitors read it, `authors` write it and see its history. */
export const publishedBy = (authors: Access, read: Access) => ({
  create: authors,
  read,
  update: authors,
  delete: authors,
  readVersions: authors,
});
