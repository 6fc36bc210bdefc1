import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const filters: Record<string, string> = { docx: 'docx:MS Word 2007 XML', pdf: 'pdf', odt: 'odt' };

/** Converts with LibreOffice Writer, which must be installed as `soffice`. */
export async function convert(
  file: Uint8Array | string,
  from: 'docx' | 'html',
  to: 'docx' | 'pdf' | 'odt',
): Promise<Uint8Array> {
  const directory = await mkdtemp(path.join(tmpdir(), 'office-'));
  try {
    await writeFile(path.join(directory, `source.${from}`), file);
    const reading = from === 'html' ? ['--infilter=HTML (StarWriter)'] : [];
    await execute(
      'soffice',
      [
        `-env:UserInstallation=file://${directory}/profile`,
        '--headless',
        ...reading,
        ...['--convert-to', filters[to] ?? to, '--outdir', path.join(directory, 'out')],
        path.join(directory, `source.${from}`),
      ],
      { timeout: 120_000 },
    );
    return await readFile(path.join(directory, 'out', `source.${to}`));
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
