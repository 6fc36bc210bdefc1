import type { ServerProps } from 'payload';
import { peopleMessage } from '../../app/i18n/people.ts';
import { type StaffText, staffMessage } from '../../app/i18n/staff.ts';
import { ListExport } from './list-export.tsx';
import { PersonData } from './person-data.tsx';
import './office-tools.css';

/** The tools above the list of inquiries: its export, and the data of one person. */
export function InquiryTools({ user, i18n }: ServerProps) {
  if (user?.role !== 'admin' && user?.role !== 'sales') return null;
  return (
    <>
      <Tools collection="inquiries" mayDelete={user.role === 'admin'} language={i18n.language} />
      <p>
        <a href={`/admin/collections/inquiries?${dueToday()}`}>
          {peopleMessage('followUpDue', i18n.language)}
        </a>
      </p>
    </>
  );
}

/** The filter of what is to be followed up on by today, and is still open. */
function dueToday(): string {
  const endOfDay = `${new Date().toISOString().slice(0, 10)}T23:59:59.999Z`;
  return [
    `where[or][0][and][0][followUpOn][less_than_equal]=${endOfDay}`,
    'where[or][0][and][1][status][not_in]=closed,spam',
    'sort=followUpOn',
  ].join('&');
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
  const translate = (key: StaffText) => staffMessage(key, language);
  return (
    <div className="office-tools">
      <ListExport
        collection={collection}
        texts={{ csv: translate('exportCsv'), xlsx: translate('exportXlsx') }}
      />
      <PersonData
        collection={collection}
        mayDelete={mayDelete}
        texts={{
          title: translate('personTitle'),
          help: translate('personHelp'),
          email: translate('email'),
          download: translate('personDownload'),
          delete: translate('personDelete'),
          confirm: translate('personConfirm'),
          downloaded: translate('personDownloaded'),
          deleted: translate('personDeleted'),
          nothing: translate('personNothing'),
          invalid: translate('personInvalid'),
          failed: translate('personFailed'),
        }}
      />
    </div>
  );
}
