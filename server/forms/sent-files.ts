import { createHash } from 'node:crypto';
import { errorOfFile, errorsOfFiles } from '../../app/forms/files.ts';
import type { FieldOfKind } from '../../app/forms/form-field.ts';
import type { ErrorCode, FieldErrors, FormValues } from '../../app/forms/schema.ts';
import { cleanPicture, pictureLimits, pictureSize } from '../../cms/pictures.ts';
import type { PrivateFile } from '../../cms/private-files/files.ts';
import { detectFileType } from '../../file-types.ts';
import type { SentFile } from '../http/multipart.ts';
import { Overload } from '../http/overload.ts';

type Field = FieldOfKind<'files'>;

type Result =
  | { files: PrivateFile[]; errors?: undefined }
  | { files?: undefined; errors: FieldErrors };

/** The kinds of files that may be sent with an inquiry. */
const types = ['jpg', 'png', 'webp', 'pdf'] as const;

/** @returns the files with the types that they are, whatever their names say. */
export function recognise(field: Field | undefined, sent: SentFile[]): Result {
  if (!field) return { files: [] };
  const recognised = sent.map(({ name, content }, index) => {
    const found = detectFileType(content);
    const type = types.find((one) => one === found);
    const error = errorOfFile(field, { name, size: content.length }, index);
    return type && !error ? { name, content, type } : (error ?? 'unsupportedType');
  });
  return filesOrErrors(field, recognised);
}

/**
 * Makes of files what may be kept: pictures are drawn anew, without what they say of the place, the
 * time and the device; a PDF has to be complete.
 * @param isGone whether the client has left, and nobody waits for the rest.
 */
export async function cleanFiles(
  field: Field,
  files: PrivateFile[],
  isGone: () => boolean,
): Promise<Result> {
  const cleaned: (PrivateFile | ErrorCode)[] = [];
  // One after the other: each picture takes up to 200 MB while it is drawn.
  for (const file of files) {
    if (isGone()) throw new Overload('busy');
    cleaned.push(await cleaner(file, field.maxBytes));
  }
  return filesOrErrors(field, cleaned);
}

async function cleaner(file: PrivateFile, maxBytes: number): Promise<PrivateFile | ErrorCode> {
  const { name, content, type } = file;
  if (type === 'pdf') return content.includes('%%EOF') ? file : 'damaged';
  const size = await pictureSize(content);
  if (!size) return 'damaged';
  if (size.width * size.height > pictureLimits.pixels) return 'tooLarge';
  const picture = await cleanPicture(content, maxBytes).catch(() => null);
  return picture ? { name, ...picture } : 'damaged';
}

function filesOrErrors(field: Field, results: (PrivateFile | ErrorCode)[]): Result {
  const isFile = (one: PrivateFile | ErrorCode) => typeof one !== 'string';
  if (results.every(isFile)) return { files: results };
  return {
    errors: errorsOfFiles(
      field,
      results.map((one) => (isFile(one) ? undefined : one)),
    ),
  };
}

/** Distinguishes submissions with the same text, and recognises files that are sent again. */
export function fingerprintOf(files: PrivateFile[]): string {
  const hash = createHash('sha256');
  for (const { name, content } of files)
    hash.update(`${name}\n${content.length}\n`).update(content);
  return hash.digest('base64url');
}

/** What a client may send in an hour is limited by the size of its files as well. */
export const costOf = (files: PrivateFile[]): number =>
  1 + files.reduce((sum, { content }) => sum + content.length, 0) / (10 * 1024 * 1024);

/** The names of lost files, one per line, to be shown with the form. */
export function namesOf(field: Field | undefined, files: SentFile[]): FormValues {
  if (!field || files.length === 0) return {};
  const shown = files.map(({ name }) => name.replace(/[\p{C}\u2028\u2029]+/gu, ' ').slice(0, 200));
  return { [field.name]: shown.join('\n') };
}
