import { brotliDecompressSync } from 'node:zlib';
import { fetchRaw } from './programs.ts';
import { formatBytes, type Row } from './report.ts';
import { startFilledSite } from './site.ts';

/** 100 KB of JavaScript, 1 KB being 1024 bytes. */
const promisedScriptBytes = 102_400;

export async function measureWeight(directory: string): Promise<Row[]> {
  const site = await startFilledSite(directory);
  try {
    const weight = await weighPage(site.port, '/home');
    return [
      {
        what: `JavaScript of /home, brotli (${weight.scriptFiles} files)`,
        measured: formatBytes(weight.scripts),
        against: formatBytes(promisedScriptBytes),
        ratio: weight.scripts / promisedScriptBytes,
        promise: { atMost: 1 },
      },
      { what: 'HTML of /home, brotli', measured: formatBytes(weight.html) },
      { what: 'CSS of /home, brotli', measured: formatBytes(weight.styles) },
    ];
  } finally {
    await site.stop();
  }
}

interface PageWeight {
  html: number;
  styles: number;
  scripts: number;
  scriptFiles: number;
}

/**
 * What a browser fetches to show a page and bring it to life, in bytes of brotli as they are
 * sent: the script, the modules that the page announces, and all that these import statically.
 */
async function weighPage(port: number, path: string): Promise<PageWeight> {
  const page = await fetchCompressed(port, path);
  const references = (pattern: RegExp) =>
    [...page.text.matchAll(pattern)].map(([, address = '']) => address);
  const styles = references(/<link rel="stylesheet" href="([^"]+)"/g);
  const scripts = new Set([
    ...references(/<script[^>]* src="([^"]+)"/g),
    ...references(/<link rel="modulepreload" href="([^"]+)"/g),
  ]);
  if (scripts.size === 0) throw new Error(`${path} has no script: is it the page that was meant?`);

  let scriptBytes = 0;
  // A set may grow while it is walked; what is added is walked too.
  for (const address of scripts) {
    const { bytes, text } = await fetchCompressed(port, address);
    scriptBytes += bytes;
    for (const imported of staticImports(text)) {
      scripts.add(new URL(imported, `http://localhost${address}`).pathname);
    }
  }
  const styleBytes = await Promise.all(
    styles.map(async (address) => (await fetchCompressed(port, address)).bytes),
  );
  return {
    html: page.bytes,
    styles: styleBytes.reduce((sum, bytes) => sum + bytes, 0),
    scripts: scriptBytes,
    scriptFiles: scripts.size,
  };
}

async function fetchCompressed(port: number, path: string) {
  const { status, headers, body } = await fetchRaw(port, path, {
    headers: { 'accept-encoding': 'br' },
  });
  if (status !== 200 || headers['content-encoding'] !== 'br') {
    throw new Error(`${path} was answered ${status}, encoding ${headers['content-encoding']}`);
  }
  return { bytes: body.length, text: String(brotliDecompressSync(body)) };
}

/** `import "./a.js"`, `import x from "./a.js"`, `export … from "./a.js"`, but not `import("./a.js")`. */
function staticImports(code: string): string[] {
  const pattern = /\b(?:import|from)\s*["'`](\.{0,2}\/[^"'`]+\.js)["'`]/g;
  return [...code.matchAll(pattern)].map(([, address = '']) => address);
}
