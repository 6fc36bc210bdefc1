import { detectFileType } from '../file-types.ts';
import { readDocx } from './formats/docx.ts';
import { inFigures, unifyVariants } from './formats/east-asian-text.ts';
import { readPdf } from './formats/pdf.ts';
import { readInOrder } from './layout/reading-order.ts';
import type { ResumeText } from './model.ts';
import { UnreadableResume } from './problem.ts';

/** @throws UnreadableResume */
export async function readText(file: Uint8Array): Promise<ResumeText> {
  if (file.length === 0) throw new UnreadableResume('empty');
  const type = detectFileType(file);
  if (type !== 'pdf' && type !== 'zip') throw new UnreadableResume('unsupportedType');
  const text = type === 'pdf' ? unifyVariants(readInOrder(await readPdf(file))) : readDocx(file);
  if (text.lines.length === 0) throw new UnreadableResume('noText');
  return inFigures(text);
}
