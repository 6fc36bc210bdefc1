import { strToU8, zipSync } from 'fflate';
import type { RequestOptions, TestSite } from './site.ts';

export interface SentFile {
  name: string;
  content: Buffer;
}

export const pdf: SentFile = {
  name: 'CV.pdf',
  content: Buffer.from('%PDF-1.7\n% a CV for tests\n%%EOF\n'),
};

export const docx: SentFile = {
  name: 'CV.docx',
  content: Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8('<Types/>'),
      'word/document.xml': strToU8('<w:document/>'),
    }),
  ),
};

export const applicant = { name: 'Ada', email: 'ada@example.com', privacy: 'yes' };

/** As the form's scripts send it: multipart, encoded as browsers do. */
export const encodeForm = (fields: [string, string][], file?: SentFile) =>
  encodeParts(fields, file ? [['file', file]] : []);

/** Like `encodeForm`, with files under any names. */
export async function encodeParts(fields: [string, string][], files: [string, SentFile][]) {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  for (const [name, { name: fileName, content }] of files) {
    form.append(name, new Blob([new Uint8Array(content)]), fileName);
  }
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return {
    body: Buffer.from(await request.arrayBuffer()),
    type: request.headers.get('content-type') ?? '',
  };
}

interface Sending extends RequestOptions {
  file?: SentFile | undefined;
  /** Fields that occur more than once. */
  more?: [string, string][];
  address?: string;
}

export async function sendApplication(
  site: TestSite,
  fields: Record<string, string> = {},
  { more = [], address = '/forms/resume', ...options }: Sending = {},
) {
  const file = 'file' in options ? options.file : pdf;
  const all = Object.entries({ ...applicant, ...fields });
  const { body, type } = await encodeForm([...all, ...more], file);
  return site.request(address, {
    method: 'POST',
    body,
    ...(options.site && { site: options.site }),
    headers: { 'content-type': type, ...options.headers },
  });
}

/** The Accept header of a browser without JavaScript. */
export const asDocument = { accept: 'text/html,application/xhtml+xml' };
