import type { HistoryText } from '../../app/i18n/history.ts';
import type { StaffText } from '../../app/i18n/staff.ts';

/** What the audit log records, and how it is called. */
export const auditActions = {
  create: 'actionCreate',
  update: 'actionUpdate',
  draft: 'actionDraft',
  publish: 'actionPublish',
  unpublish: 'actionUnpublish',
  trash: 'actionTrash',
  restore: 'actionRestore',
  delete: 'actionDelete',
  signIn: 'actionSignIn',
  signInFailed: 'actionSignInFailed',
  signOut: 'actionSignOut',
  password: 'actionPassword',
  role: 'actionRole',
  export: 'actionExport',
  backup: 'actionBackup',
  siteRestored: 'actionSiteRestored',
} as const satisfies Record<string, HistoryText>;

export type AuditAction = keyof typeof auditActions;

/** What it records that of: a collection or a global. */
export const auditSubjects = {
  pages: 'page',
  news: 'newsArticle',
  jobs: 'job',
  activities: 'activity',
  guides: 'guide',
  series: 'productSeries',
  models: 'model',
  facts: 'fact',
  media: 'medium',
  videos: 'video',
  documents: 'document',
  inquiries: 'inquiry',
  applications: 'application',
  users: 'user',
  settings: 'settings',
  'tool-values': 'toolValues',
} as const satisfies Record<string, StaffText>;

export type AuditSubject = keyof typeof auditSubjects;

export function isAuditSubject(slug: string): slug is AuditSubject {
  return Object.hasOwn(auditSubjects, slug);
}
