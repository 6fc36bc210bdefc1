import type { UIFieldServerProps } from 'payload';
import { type StaffText, staffMessage } from '../../app/i18n/staff.ts';
import { type FilesCollection, findFiles, type StoredFile } from '../private-files/files.ts';
import './office-tools.css';

/** The link to an applicant's CV; downloads are recorded (cms/private-files/send.ts). */
export const ApplicationFileLink = (properties: UIFieldServerProps) =>
  filesOf('application-files', 'applicationFile', properties);

/** What was sent with an inquiry: pictures in small, and links to all of it. */
export const InquiryFiles = (properties: UIFieldServerProps) =>
  filesOf('inquiry-files', 'files', properties);

async function filesOf(
  collection: FilesCollection,
  label: StaffText,
  { data, i18n, payload }: UIFieldServerProps,
) {
  // Whoever may read the row may read its files.
  const files = await findFiles(payload, collection, data ?? {});
  if (files.length === 0) return null;
  return (
    <div className="field-type private-files">
      <span className="field-label">{staffMessage(label, i18n.language)}</span>
      {files.map((file) => (
        <FileLink key={file.id} {...{ collection, file }} language={i18n.language} />
      ))}
    </div>
  );
}

interface LinkProperties {
  collection: FilesCollection;
  file: StoredFile;
  language: string;
}

function FileLink({ collection, file, language }: LinkProperties) {
  const size = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  }).format(Math.ceil((file.filesize ?? 0) / 1024));
  return (
    <a href={`/api/${collection}/file/${file.filename}`} download={file.originalName}>
      {file.mimeType?.startsWith('image/') && (
        // biome-ignore lint/performance/noImgElement: a preview comes in a single size
        <img src={`/api/${collection}/preview/${file.id}`} alt="" loading="lazy" />
      )}
      {staffMessage('applicationDownload', language)}: {file.originalName} ({size})
    </a>
  );
}
