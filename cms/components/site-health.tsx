import type { ServerProps } from 'payload';
import { formatNumber } from '../../app/i18n/format.ts';
import { type StaffText, staffMessage } from '../../app/i18n/staff.ts';
import { readHealth } from '../health.ts';
import './office-tools.css';

const giga = 1_000_000_000;

/** The state of the running site, for administrators, above everything else that they see. */
export async function SiteHealth({ user, payload, i18n }: ServerProps) {
  if (user?.role !== 'admin') return null;
  const { language } = i18n;
  const translate = (key: StaffText) => staffMessage(key, language);
  const { version, database, disk, mails, backup } = await readHealth(payload);
  const inWords = (bytes: number) => sizeInWords(bytes, language);
  const rows: [StaffText, string][] = [
    ['healthVersion', version],
    ['healthDatabase', `${database.kind}, ${inWords(database.bytes)}`],
    ['healthDisk', `${inWords(disk.free)} / ${inWords(disk.total)}`],
    ['healthMailsWaiting', formatNumber(mails.waiting, language)],
    ['healthMailsFailed', formatNumber(mails.failed, language)],
    [
      'healthBackup',
      backup.last
        ? `${momentInWords(backup.last.at, language)}, ${inWords(backup.last.bytes)}`
        : translate('healthNoBackup'),
    ],
  ];
  return (
    <details className="site-health" open={backup.isLate}>
      <summary>{translate('health')}</summary>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{translate(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {backup.isLate && <p role="status">{translate('healthBackupLate')}</p>}
    </details>
  );
}

function sizeInWords(bytes: number, language: string): string {
  const isLarge = bytes >= giga;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLarge ? 'gigabyte' : 'megabyte',
    maximumFractionDigits: 1,
  }).format(bytes / (isLarge ? giga : giga / 1000));
}

/** Its age first, which is what counts; the reader's time zone is not known here. */
function momentInWords(at: string, language: string): string {
  const hours = Math.round((Date.now() - Date.parse(at)) / 3_600_000);
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const age =
    hours < 48 ? relative.format(-hours, 'hour') : relative.format(-Math.round(hours / 24), 'day');
  const moment = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${age} (${moment.format(new Date(at))} UTC)`;
}
