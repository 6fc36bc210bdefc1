import type { TestSite } from './site.ts';

/** As a browser sends a chosen file. */
export async function sendFile(
  site: TestSite,
  file: Uint8Array,
  name: string,
  type = 'application/octet-stream',
  headers: Record<string, string> = {},
) {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(file)], { type }), name);
  const response = await fetch(`http://127.0.0.1:${site.port}/forms/resume/parse`, {
    method: 'POST',
    body,
    headers,
  });
  return { status: response.status, headers: response.headers, json: await response.json() };
}
