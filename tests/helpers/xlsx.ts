import zlib from 'node:zlib';

/** The texts of the files in a ZIP archive, which is what an XLSX file is. */
export function unzip(archive: Buffer): Record<string, string> {
  const files: Record<string, string> = {};
  const end = archive.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  let entry = archive.readUInt32LE(end + 16);
  for (let count = archive.readUInt16LE(end + 10); count > 0; count -= 1) {
    const size = archive.readUInt32LE(entry + 20);
    const nameLength = archive.readUInt16LE(entry + 28);
    const extraLength = archive.readUInt16LE(entry + 30);
    const commentLength = archive.readUInt16LE(entry + 32);
    const local = archive.readUInt32LE(entry + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const bytes = archive.subarray(start, start + size);
    const isDeflated = archive.readUInt16LE(entry + 10) === 8;
    const name = archive.toString('utf8', entry + 46, entry + 46 + nameLength);
    files[name] = String(isDeflated ? zlib.inflateRawSync(bytes) : bytes);
    entry += 46 + nameLength + extraLength + commentLength;
  }
  return files;
}

interface SheetCell {
  /** `s` for text, undefined for numbers and dates. */
  type: string | undefined;
  value: string;
  isFormula: boolean;
}

const decode = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    // As Excel does (ECMA-376, part 1, 22.9.2.19).
    .replace(/_x([\da-f]{4})_/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));

/** The rows of the first sheet, with cells by column letter. */
export function readSheet(archive: Buffer): Record<string, SheetCell>[] {
  const files = unzip(archive);
  const texts = [...(files['xl/sharedStrings.xml'] ?? '').matchAll(/<t[^>]*>([\s\S]*?)<\/t>/g)];
  const sheet = files['xl/worksheets/sheet1.xml'] ?? '';
  return [...sheet.matchAll(/<row[^>]*>([\s\S]*?)<\/row>/g)].map(([, row = '']) =>
    Object.fromEntries(
      [...row.matchAll(/<c ([^>]*)>([\s\S]*?)<\/c>/g)].map(([, attributes = '', content = '']) => {
        const type = /\bt="(\w+)"/.exec(attributes)?.[1];
        const value = /<v>([\s\S]*?)<\/v>/.exec(content)?.[1] ?? '';
        const text = type === 's' ? decode(texts[Number(value)]?.[1] ?? 'MISSING') : value;
        const column = /\br="([A-Z]+)\d/.exec(attributes)?.[1] ?? '';
        return [column, { type, value: text, isFormula: content.includes('<f') }];
      }),
    ),
  );
}
