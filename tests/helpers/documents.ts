import PdfDocument from 'pdfkit';
import { expect } from 'vitest';
import type { TestSite } from './site.ts';

/** A PDF with a line of text on each of its pages. */
export function makePdf(...lines: string[]): Promise<Buffer> {
  return new Promise((resolve) => {
    const pdf = new PdfDocument({ size: 'A4' });
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    for (const [index, line] of lines.entries()) {
      if (index > 0) pdf.addPage();
      pdf.fontSize(40).text(line);
    }
    pdf.end();
  });
}

/** Uploads a document as the back office does; it is public unless `data` says otherwise. */
export async function uploadDocument(
  site: TestSite,
  headers: Record<string, string>,
  { name, file, data = {} }: { name: string; file: Buffer; data?: object },
): Promise<{ id: number; filename: string }> {
  const form = new FormData();
  const fields = {
    title: 'Certificate IEC 61215',
    kind: 'certificate',
    language: 'en',
    version: '1',
    released: '2026-11-01T00:00:00.000Z',
    isPublic: true,
    ...data,
  };
  form.set('_payload', JSON.stringify(fields));
  form.set('file', new File([new Uint8Array(file)], name, { type: 'application/pdf' }));
  const answer = await fetch(`http://127.0.0.1:${site.port}/api/documents?depth=0`, {
    method: 'POST',
    headers,
    body: form,
  });
  const json = await answer.json();
  expect([answer.status, json.errors]).toEqual([201, undefined]);
  return json.doc;
}
