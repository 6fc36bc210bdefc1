import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { Document, ExternalHyperlink, HeadingLevel, Packer, Paragraph, TextRun } from 'docx';
import PDFDocument from 'pdfkit';
import type { Language } from '../../app/i18n/languages.ts';
import type { ReadPosition } from '../../resumes/reading.ts';

/** A CV of a fictitious person: what it says, and what is to be read out of it. */
export interface SampleResume {
  language: Language;
  name: string;
  contact: string[];
  experience: string;
  /** Title, organisation and period, each on a line of its own. */
  positions: [title: string, organisation: string, period: string][];
  education: string;
  studies: [string, string, string];
  expected: {
    dateOfBirth: string | null;
    nationality: string | null;
    email: string;
    phone: string;
    currentAddress: string;
    positionAppliedFor: string | null;
    pastPositions: ReadPosition[];
  };
}

const fonts: Partial<Record<Language, string>> = {
  ja: 'noto-sans-jp-500',
  zh: 'noto-sans-sc-500',
};

const fontOf = (language: Language) =>
  brotliDecompressSync(
    readFileSync(`documents/typesetting/fonts/${fonts[language] ?? 'hanken-grotesk-500'}.ttf.br`),
  );

export function makePdf(resume: SampleResume): Promise<Buffer> {
  const document = new PDFDocument({ margin: 50 });
  document.font(fontOf(resume.language)).fontSize(22).text(resume.name);
  document.fontSize(10);
  for (const line of resume.contact) document.text(line);
  const section = (heading: string, entries: string[][]) => {
    document.moveDown().fontSize(14).text(heading).fontSize(10);
    for (const entry of entries) for (const line of entry) document.text(line);
  };
  section(resume.experience, resume.positions);
  section(resume.education, [resume.studies]);
  return finished(document);
}

export function finished(document: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('error', reject);
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.end();
  });
}

export function makeDocx(resume: SampleResume): Promise<Buffer> {
  const heading = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_1 });
  const entry = ([title = '', organisation = '', period = '']: string[]) => [
    new Paragraph({
      children: [new TextRun({ text: title, bold: true }), new TextRun(`\t${period}`)],
    }),
    new Paragraph(organisation),
  ];
  const link = new ExternalHyperlink({
    children: [new TextRun('@')],
    link: `mailto:${resume.expected.email}`,
  });
  return Packer.toBuffer(
    new Document({
      sections: [
        {
          children: [
            new Paragraph({ children: [new TextRun({ text: resume.name, size: 44 })] }),
            ...resume.contact
              // The mail address is behind a sign, as designers like it.
              .filter((line) => !line.includes('@'))
              .map((line) => new Paragraph(line)),
            new Paragraph({ children: [link] }),
            heading(resume.experience),
            ...resume.positions.flatMap(entry),
            heading(resume.education),
            ...entry(resume.studies),
          ],
        },
      ],
    }),
  );
}
