import type { ServerProps } from 'payload';
import { wordsIn } from '../office/columns.ts';
import { InquiryExport } from './inquiry-export.tsx';
import { PersonData } from './person-data.tsx';
import './inquiry-tools.css';

/** What is above the list of inquiries: its export, and the data of one person. */
export function InquiryTools({ user, i18n }: ServerProps) {
  if (user?.role !== 'admin' && user?.role !== 'sales') return null;
  const words = wordsIn(i18n.language);
  return (
    <div className="inquiry-tools">
      <InquiryExport csv={words('exportCsv')} xlsx={words('exportXlsx')} />
      <PersonData
        mayDelete={user.role === 'admin'}
        texts={{
          title: words('personTitle'),
          help: words('personHelp'),
          email: words('email'),
          download: words('personDownload'),
          delete: words('personDelete'),
          confirm: words('personConfirm'),
          downloaded: words('personDownloaded'),
          deleted: words('personDeleted'),
          nothing: words('personNothing'),
          invalid: words('personInvalid'),
          failed: words('personFailed'),
        }}
      />
    </div>
  );
}
