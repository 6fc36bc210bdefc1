import { metadata } from './wordml.ts';

export const pdfInformation = { Title: metadata.title, Subject: metadata.description };

/** The bytes that pdfkit emits until the document ends. */
export function collect(document: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
}
