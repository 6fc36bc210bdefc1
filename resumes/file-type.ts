/** The kinds of files that an applicant may send. */
type ResumeType = 'pdf' | 'docx';

const encryptedOffice = Buffer.from('EncryptedPackage', 'utf16le');

/**
 * Decides by the content what a file is, whatever its name or sender say. A document that cannot
 * be read (encrypted, damaged within) is still one: people can open it.
 * @returns null for everything else.
 */
export function detectResumeType(bytes: Uint8Array): ResumeType | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (/^\ufeff?\s{0,64}%PDF-\d/.test(buffer.toString('utf8', 0, 80))) return 'pdf';
  const start = buffer.toString('latin1', 0, 8);
  // Names of entries are never compressed in a ZIP archive.
  if (start.startsWith('PK\x03\x04')) {
    const isWord = buffer.includes('[Content_Types].xml') && buffer.includes('word/');
    return isWord ? 'docx' : null;
  }
  // With a password, Office files lie in the container of their predecessors.
  const isContainer = start === '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
  return isContainer && buffer.includes(encryptedOffice) ? 'docx' : null;
}
