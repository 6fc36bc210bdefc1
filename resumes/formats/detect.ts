/** Told by what a file holds: its name and the type its sender states may say anything. */
export function detectFormat(file: Uint8Array): 'pdf' | 'zip' | null {
  const start = Buffer.from(file.buffer, file.byteOffset, Math.min(file.length, 1024));
  if (start.toString('latin1', 0, 4) === 'PK\u0003\u0004') return 'zip';
  return start.includes('%PDF-', 0, 'latin1') ? 'pdf' : null;
}
