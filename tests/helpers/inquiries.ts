import { encodeParts, type SentFile } from './resumes.ts';
import type { Answer, RequestOptions, TestSite } from './site.ts';

const asker = { name: 'Ada', email: 'ada@example.com', projectAddress: 'Germany' };

/** A form with files, as browsers send it. */
export async function sendInquiry(
  site: TestSite,
  files: SentFile[],
  fields: Record<string, string> = {},
  { form = 'quote', ...options }: RequestOptions & { form?: string } = {},
): Promise<Answer> {
  const all = Object.entries({ ...asker, ...fields });
  const parts = files.map((file): [string, SentFile] => ['files', file]);
  const { body, type } = await encodeParts(all, parts);
  return site.request(`/forms/${form}`, {
    ...options,
    method: 'POST',
    body,
    headers: { 'content-type': type, ...options.headers },
  });
}
