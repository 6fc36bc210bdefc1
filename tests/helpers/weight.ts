import type { BrowserState } from '../../app/page-state.ts';
import { decompress, exchange } from './exchange.ts';
import type { TestSite } from './site.ts';

/**
 * What a browser downloads to display a page and make it interactive, in brotli-compressed bytes.
 */
export interface PageWeight {
  html: number;
  styles: number;
  /** Before a visitor turns to the page. */
  starter: number;
  /** With what the first intent brings. */
  scripts: number;
}

/**
 * Weighs pages of a site; files that several of them share are downloaded once.
 * @param session for pages that nobody else sees.
 */
export function createScale(site: TestSite, session: Record<string, string> = {}) {
  const files = new Map<string, Promise<{ bytes: number; text: string }>>();
  const file = (address: string) => {
    const known = files.get(address) ?? fetchAsBrowser(site, address);
    files.set(address, known);
    return known;
  };

  /** The modules that a page declares, and everything they import statically. */
  async function weighScripts(announced: string[]): Promise<number> {
    const addresses = new Set(announced);
    let bytes = 0;
    // A set may grow while it is iterated; what is added is visited too.
    for (const address of addresses) {
      const script = await file(address);
      bytes += script.bytes;
      for (const imported of staticImports(script.text)) {
        addresses.add(new URL(imported, `http://localhost${address}`).pathname);
      }
    }
    return bytes;
  }

  async function weighStyles(addresses: string[]): Promise<number> {
    const sheets = await Promise.all(addresses.map(file));
    return sheets.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  return async (path: string, label?: string): Promise<PageWeight> => {
    const { bytes, text } = await fetchAsBrowser(site, path, label, session);
    const named = (pattern: RegExp) =>
      [...text.matchAll(pattern)].map(([, address = '']) => address);
    const first = named(/<script[^>]* src="([^"]+)"/g);
    return {
      html: bytes,
      styles: await weighStyles(named(/<link rel="stylesheet" href="([^"]+)"/g)),
      starter: await weighScripts(first),
      scripts: await weighScripts([...first, ...scriptsLater(text)]),
    };
  };
}

/** What the starter of a page will load, from the state in its HTML; empty where there is none. */
export function scriptsLater(html: string): string[] {
  const [, state] = /<script type="application\/json" id="state">(.*?)<\/script>/.exec(html) ?? [];
  const { scripts }: BrowserState = JSON.parse(state ?? '{"scripts":[]}');
  return scripts;
}

async function fetchAsBrowser(
  site: TestSite,
  path: string,
  label?: string,
  session: Record<string, string> = {},
) {
  const answer = await exchange(site, path, {
    host: new URL(site.origin(label)).host,
    headers: { 'accept-encoding': 'br', ...session },
  });
  return { bytes: answer.bytes.length, text: decompress(answer) };
}

/** `import "./a.js"`, `import x from "./a.js"`, `export … from "./a.js"`, but not `import("./a.js")`. */
function staticImports(code: string): string[] {
  const pattern = /\b(?:import|from)\s*["'`](\.{0,2}\/[^"'`]+\.js)["'`]/g;
  return [...code.matchAll(pattern)].map(([, address = '']) => address);
}
