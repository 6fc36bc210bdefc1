import type { StaffText } from '../../app/i18n/staff.ts';
import type { DocumentKind } from '../interface.ts';

/** Kinds of documents, in list order; visitors see the same names as staff. */
export const documentKinds = {
  dataSheet: 'documentDataSheet',
  installationManual: 'documentInstallationManual',
  parameters: 'documentParameters',
  certificate: 'documentCertificate',
  drawing: 'documentDrawing',
  mediaKit: 'documentMediaKit',
} as const satisfies Record<DocumentKind, StaffText>;
