import type { Access, FieldAccess, Where } from 'payload';

/** Who may do what, in readable terms: `read: publishedForAnyone`, `update: editors`. */
export const roles = ['admin', 'editor', 'sales', 'hr', 'translator'] as const;

export type Role = (typeof roles)[number];

/** Their names (app/i18n/staff.ts). */
export const roleTexts = {
  admin: 'roleAdmin',
  editor: 'roleEditor',
  sales: 'roleSales',
  hr: 'roleHr',
  translator: 'roleTranslator',
} as const satisfies Record<Role, string>;

type Requester = { req: { user: { role?: Role | null } | null } };

const hasRole =
  (...allowed: Role[]) =>
  ({ req: { user } }: Requester): boolean =>
    user?.role != null && allowed.includes(user.role);

export const anyone: Access = () => true;
export const nobody: Access = () => false;
/** Those who work with the documents themselves; translators only ever see their texts. */
const officeRoles = ['admin', 'editor', 'sales', 'hr'] as const;
export const staff: Access = hasRole(...officeRoles);
export const anyAccount: Access = hasRole(...roles);
export const translators: Access = hasRole('admin', 'editor', 'translator');
export const administrators: Access = hasRole('admin');
export const editors: Access = hasRole('admin', 'editor');
export const recruiters: Access = hasRole('admin', 'editor', 'hr');
export const salesPeople: Access = hasRole('admin', 'sales');
export const hrPeople: Access = hasRole('admin', 'hr');

export const administratorsOnly: FieldAccess = hasRole('admin');
export const staffOnly: FieldAccess = hasRole(...officeRoles);
/** Those who read inquiries or applications. */
export const recordKeepersOnly: FieldAccess = hasRole('admin', 'sales', 'hr');
export const nobodyByHand: FieldAccess = () => false;

/** Visitors see what is published; staff also see drafts. */
export const publishedForAnyone: Access = (request) =>
  staff(request) || { _status: { equals: 'published' } };

/** Visitors see what is ticked as public. */
export const publicForAnyone: Access = (request) =>
  staff(request) || { isPublic: { equals: true } };

/** Like `publishedForAnyone`, but for visitors not before the one date, and not after the other. */
export const publishedByNowForAnyone =
  (...dates: [from: string, until?: string]): Access =>
  (request) =>
    staff(request) || publishedByNow(...dates);

/** What is published, whose date in `from` has passed and whose date in `until`, if any, has not. */
export function publishedByNow(from: string, until?: string): Where {
  const now = new Date().toISOString();
  return {
    and: [
      { _status: { equals: 'published' } },
      { [from]: { less_than_equal: now } },
      ...(until
        ? [{ or: [{ [until]: { exists: false } }, { [until]: { greater_than: now } }] }]
        : []),
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
