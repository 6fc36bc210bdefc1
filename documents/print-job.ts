import type { Edition, ShownDocument } from './shown.ts';

/** What the process that sets PDFs is given, and what it answers with. */
export interface PrintJob {
  shown: ShownDocument;
  edition: Edition;
  /** JPEG files by the address of the picture. */
  pictures: Map<string, Uint8Array>;
}

export type PrintResult = { file: Uint8Array } | { error: string };
