import type { ServerProps } from 'payload';
import { wordsIn } from '../office/words.ts';
import { ListExport } from './list-export.tsx';
import { PersonData } from './person-data.tsx';
import './office-tools.css';

/** What is above the list of inquiries: its export, and the data of one person. */
export function InquiryTools({ user, i18n }: ServerProps) {
  if (user?.role !== 'admin' && user?.role !== 'sales') return null;
  return (
    <Tools collection="inquiries" mayDelete={user.role === 'admin'} language={i18n.language} />
  );
}

/** The same above the list of applications. */
export function ApplicationTools({ user, i18n }: ServerProps) {
  if (user?.role !== 'admin' && user?.role !== 'hr') return null;
  return <Tools collection="applications" mayDelete language={i18n.language} />;
}

interface Properties {
  collection: 'inquiries' | 'applications';
  mayDelete: boolean;
  language: string;
}

function Tools({ collection, mayDelete, language }: Properties) {
  const words = wordsIn(language);
  return (
    <div className="office-tools">
      <ListExport
        collection={collection}
        texts={{ csv: words('exportCsv'), xlsx: words('exportXlsx') }}
      />
      <PersonData
        collection={collection}
        mayDelete={mayDelete}
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
