import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import type { StaffText } from '../../app/i18n/staff.ts';
import { detectFileType, type FileType } from '../../file-types.ts';
import { dominantColor, pictureLimits, pictureSize, withoutMetadata } from '../pictures.ts';
import { checkedFilm } from '../videos/checked-film.ts';
import { refuseFile } from './refuse-file.ts';

/** What may be uploaded, by type. */
const types = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  pdf: 'application/pdf',
  zip: 'application/zip',
  mp4: 'video/mp4',
} as const satisfies Partial<Record<FileType, string>>;

type Extension = keyof typeof types;

const otherNames: Partial<Record<Extension, RegExp>> = { jpg: /^jpe?g$/i };

/** The types that Payload accepts as well. */
export const typesOf = (extensions: readonly Extension[]): string[] =>
  extensions.map((extension) => types[extension]);

/**
 * Inspects a file before anything else does, including Payload's own decoding: it has to be of a
 * type that the collection accepts, and is stored under the type and extension of its actual
 * content.
 * @param refusal the message for any other file.
 */
export function checkedUpload(
  extensions: readonly Extension[],
  refusal: StaffText,
): CollectionBeforeOperationHook {
  return async ({ args, operation, overrideAccess, req }) => {
    const { file } = req;
    // Anyone who may not upload is refused right after this.
    if (!['create', 'update'].includes(operation) || !file || !(req.user || overrideAccess)) {
      return args;
    }
    const found = detectFileType(file.data);
    const extension = extensions.find((one) => one === found);
    if (!extension) throw refuseFile(req, refusal);
    const type = types[extension];
    const data = await checkedContent(req, type, file.data);
    const name = nameWith(extension, file.name);
    req.file = { ...file, data, size: data.length, name, mimetype: type };
    return args;
  };
}

function checkedContent(req: PayloadRequest, type: string, data: Buffer): Promise<Buffer> | Buffer {
  if (type.startsWith('image/')) return checkedPicture(req, data);
  return type === types.mp4 ? checkedFilm(req, data) : data;
}

/** @returns the picture as it is stored: without what is known about whoever took it. */
async function checkedPicture(req: PayloadRequest, data: Buffer): Promise<Buffer> {
  const size = await pictureSize(data);
  if (!size) throw refuseFile(req, 'pictureInvalid');
  const { width, frames } = size;
  const { side, pixels } = pictureLimits;
  // All frames of an animation are decoded at once, one below the other.
  const height = size.height * frames;
  if (Math.max(width, size.height) > side || width * height > pixels) {
    throw refuseFile(req, 'pictureTooLarge', { width, height, side, millions: pixels / 1_000_000 });
  }
  return readable(req, () => withoutMetadata(data));
}

/** A stored file is displayed as what it is, or downloaded; nothing in it runs. */
export function asFile({ headers }: { headers: Headers }): Headers {
  headers.set('x-content-type-options', 'nosniff');
  headers.set('content-security-policy', "default-src 'none'; sandbox");
  if (!/^image\/(jpeg|png|webp|avif)$/.test(headers.get('content-type') ?? '')) {
    headers.set('content-disposition', 'attachment');
  }
  return headers;
}

/** @throws a worded refusal if a picture is truncated. */
export const checkedColor = (req: PayloadRequest, data: Buffer): Promise<string> =>
  readable(req, () => dominantColor(data));

async function readable<Read>(req: PayloadRequest, read: () => Promise<Read>): Promise<Read> {
  try {
    return await read();
  } catch {
    throw refuseFile(req, 'pictureInvalid');
  }
}

/**
 * A PDF named `report.pdf.html` becomes `report.pdf`; names consist of letters, digits and a few
 * other characters.
 */
function nameWith(extension: Extension, name: string): string {
  const [, stem = '', given = ''] = /^(.*?)(?:\.([^.]*))?$/s.exec(name) ?? [];
  const isRight = given === extension || otherNames[extension]?.test(given);
  const safe = stem
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} _+()-]+/gu, '-')
    .replace(/^[-\s]+|[-\s]+$/g, '')
    .slice(0, 120);
  return `${safe || 'file'}.${isRight ? given : extension}`;
}
