import type { Context } from 'hono';
import { maxResumeBytes } from '../../app/forms/resume-limits.ts';
import type { ResumeProblem } from '../../resumes/reading.ts';
import type { Uploads } from '../http/uploads.ts';

/** Besides the file: the boundaries and heads of the parts, and small fields of a form. */
const maxOtherBytes = 64 * 1024;
const maxParts = 32;

type Upload = { file: Uint8Array } | { problem: ResumeProblem };

/**
 * Reads the `file` of a form that is sent as multipart/form-data.
 * @throws as `Uploads` does.
 */
export async function readUpload(context: Context, uploads: Uploads): Promise<Upload> {
  const boundary = boundaryOf(context.req.header('content-type') ?? '');
  const body = await uploads.receive(context, maxResumeBytes + maxOtherBytes);
  if (body === null) return { problem: 'tooLarge' };
  if (boundary === null) return { problem: 'unsupportedType' };
  const file = findFile(body, boundary);
  if (file === null) return { problem: 'missing' };
  if (file.length > maxResumeBytes) return { problem: 'tooLarge' };
  return file.length === 0 ? { problem: 'empty' } : { file };
}

function boundaryOf(type: string): string | null {
  const match =
    /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(type);
  return match?.[1] ?? match?.[2] ?? null;
}

/** @returns null when there is no such part. What the sender calls the file is not looked at. */
function findFile(body: Buffer, boundary: string): Uint8Array | null {
  const mark = Buffer.from(`--${boundary}`);
  let start = body.indexOf(mark);
  for (let part = 0; part < maxParts && start >= 0; part += 1) {
    const head = start + mark.length;
    const end = body.indexOf(`\r\n--${boundary}`, head, 'latin1');
    const headEnd = body.indexOf('\r\n\r\n', head, 'latin1');
    if (end < 0 || headEnd < 0) return null;
    if (
      headEnd < end &&
      isFilePart(body.toString('latin1', head, Math.min(headEnd, head + 2000)))
    ) {
      return new Uint8Array(body.subarray(headEnd + 4, end));
    }
    start = end + 2;
  }
  return null;
}

/** A browser sends a field that nobody filled in as a file without a name. */
function isFilePart(head: string): boolean {
  const disposition = /^content-disposition:\s*form-data\s*;(.*)$/im.exec(head)?.[1] ?? '';
  const isFile = /(?:^|;)\s*name="?file"?\s*(?:;|$)/i.test(disposition);
  return isFile && !/;\s*filename=""/i.test(disposition);
}
