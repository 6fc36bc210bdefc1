import { strToU8, zipSync } from 'fflate';
import type { Language } from '../app/i18n/languages.ts';

/** A CV, and what a reader should find in it. */
export interface ExampleCv {
  file: { name: string; mimeType: string; buffer: Buffer };
  name: string;
  email: string;
}

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Names in the order and script of each language, and the labels of the lines. */
const people: Record<Language, { name: string; lines: [name: string, email: string] }> = {
  en: { name: 'Ada Lovelace', lines: ['Name', 'Email'] },
  zh: { name: '张伟', lines: ['姓名', '电子邮箱'] },
  de: { name: 'Jürgen Groß', lines: ['Name', 'E-Mail'] },
  ja: { name: '山田 太郎', lines: ['氏名', 'メールアドレス'] },
  es: { name: 'Lucía Fernández', lines: ['Nombre', 'Correo electrónico'] },
  fr: { name: 'Éloïse Martin', lines: ['Nom et prénom', 'E-mail'] },
  pl: { name: 'Małgorzata Wiśniewska', lines: ['Imię i nazwisko', 'E-mail'] },
};

const labelEnd: Partial<Record<Language, string>> = { zh: '：', ja: '：', fr: '\u202f: ' };

export function exampleCv(language: Language, email: string): ExampleCv {
  const { name, lines } = people[language];
  const between = labelEnd[language] ?? ': ';
  const text = [`${lines[0]}${between}${name}`, `${lines[1]}${between}${email}`];
  return { file: { name: `cv ${name}.docx`, mimeType: docx, buffer: makeDocx(text) }, name, email };
}

/** A file that is named and starts like a PDF, but is not one. */
export const brokenFile = {
  name: 'broken.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n${'nothing '.repeat(200)}`),
};

/** A minimal text document with one paragraph per line. */
function makeDocx(lines: string[]): Buffer {
  const relationships = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
  const paragraphs = lines.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join('');
  const files = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${word}.document.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${relationships}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraphs}</w:body></w:document>`,
  };
  const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
  return Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([path, xml]) => [path, strToU8(declaration + xml)]),
      ),
    ),
  );
}
