import type { UIFieldServerProps } from 'payload';
import { staffMessage } from '../../app/i18n/staff.ts';
import './office-tools.css';

/** The link to an applicant's CV; downloads are logged (cms/applications/downloads.ts). */
export async function ApplicationFileLink({ data, i18n, payload, user }: UIFieldServerProps) {
  const id = idOf(data?.file);
  if (id === null) return null;
  const { docs } = await payload.find({
    collection: 'application-files',
    where: { id: { equals: id } },
    depth: 0,
    limit: 1,
    overrideAccess: false,
    user,
  });
  const [file] = docs;
  if (!file) return null;
  const size = new Intl.NumberFormat(i18n.language, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  }).format(Math.ceil((file.filesize ?? 0) / 1024));
  return (
    <div className="field-type application-file">
      <span className="field-label">{staffMessage('applicationFile', i18n.language)}</span>
      <a href={`/api/application-files/file/${file.filename}`} download={file.originalName}>
        {staffMessage('applicationDownload', i18n.language)}: {file.originalName} ({size})
      </a>
    </div>
  );
}

function idOf(value: unknown): number | null {
  const id = value !== null && typeof value === 'object' && 'id' in value ? value.id : value;
  return typeof id === 'number' ? id : null;
}
