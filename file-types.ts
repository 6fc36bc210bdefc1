/** What a file is, by the bytes it begins with: its name and its sender may say otherwise. */
export type FileType = keyof typeof beginnings;

/** The kinds of files that an applicant may send. */
type ResumeType = 'pdf' | 'docx';

const beginnings = {
  jpg: (head: string) => head.startsWith('\xff\xd8\xff'),
  png: (head: string) => head.startsWith('\x89PNG\r\n\x1a\n'),
  webp: (head: string) => /^RIFF.{4}WEBP/s.test(head),
  avif: (head: string) => /^.{4}ftypavi[fs]/s.test(head),
  /** Not QuickTime, nor pictures in the same container. */
  mp4: (head: string) => /^.{4}ftyp(?:iso[\dm]|mp4\d|avc1|av01|M4V )/s.test(head),
  // Some programs write a byte order mark and blank lines before it.
  pdf: (head: string) => /^(?:\xef\xbb\xbf)?\s{0,64}%PDF-\d/.test(head),
  zip: (head: string) => head.startsWith('PK\x03\x04'),
  /** With a password, Office files lie in the container of their predecessors. */
  compoundFile: (head: string) => head.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'),
};

/** @returns null for what is none of them. */
export function detectFileType(bytes: Uint8Array): FileType | null {
  const head = view(bytes).toString('latin1', 0, 80);
  const types = Object.keys(beginnings) as FileType[];
  return types.find((type) => beginnings[type](head)) ?? null;
}

const encryptedOffice = Buffer.from('EncryptedPackage', 'utf16le');

/**
 * A document that cannot be read (encrypted, damaged within) is still one: people can open it.
 * @returns null for everything else.
 */
export function detectResumeType(bytes: Uint8Array): ResumeType | null {
  const type = detectFileType(bytes);
  const buffer = view(bytes);
  if (type === 'pdf') return type;
  // Names of entries are never compressed in a ZIP archive.
  const isWord =
    type === 'zip' && buffer.includes('[Content_Types].xml') && buffer.includes('word/');
  return isWord || (type === 'compoundFile' && buffer.includes(encryptedOffice)) ? 'docx' : null;
}

const view = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);
