import path from 'node:path';
// Registers the parser where pdf.js looks for it, so that it neither starts a thread nor loads a
// file.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { getDocument, PasswordException, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFDocumentProxy, PDFPageProxy, TextItem } from 'pdfjs-dist/types/src/display/api';
import type { Piece } from '../model.ts';
import { UnreadableResume } from '../problem.ts';
import { cleanCharacters } from './characters.ts';

interface PdfPage {
  width: number;
  height: number;
  pieces: Piece[];
}

export interface PdfText {
  pages: PdfPage[];
  links: string[];
}

/** No CV is longer; the rest of a longer file is ignored. */
const maxPages = 30;
/** A page of a CV has about 500 pieces. */
const maxPieces = 60_000;

const library = path.resolve('node_modules/pdfjs-dist');

/** @throws UnreadableResume */
export async function readPdf(file: Uint8Array): Promise<PdfText> {
  const task = getDocument({
    // The parser takes ownership, so it gets a copy.
    data: new Uint8Array(file),
    cMapUrl: `${library}/cmaps/`,
    cMapPacked: true,
    standardFontDataUrl: `${library}/standard_fonts/`,
    // Images are skipped, scripts are not run, nothing is rendered.
    maxImageSize: 1,
    useWasm: false,
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    stopAtErrors: false,
    // Font names distinguish bold from regular.
    fontExtraProperties: true,
    verbosity: 0,
  });
  try {
    return await readPages(await task.promise);
  } catch (error) {
    if (error instanceof UnreadableResume) throw error;
    if (error instanceof PasswordException) {
      throw new UnreadableResume('encrypted', { cause: error });
    }
    throw new UnreadableResume('unreadable', { cause: error });
  } finally {
    await task.destroy();
  }
}

async function readPages(document: PDFDocumentProxy): Promise<PdfText> {
  const pages: PdfPage[] = [];
  const links: string[] = [];
  let broken: unknown;
  let pieceCount = 0;
  for (let number = 1; number <= Math.min(document.numPages, maxPages); number += 1) {
    try {
      const page = await document.getPage(number);
      const read = await readPage(page);
      pages.push(read);
      links.push(...(await linksOf(page)));
      pieceCount += read.pieces.length;
      page.cleanup();
    } catch (error) {
      // A truncated file still shows its first pages.
      broken ??= error;
      pages.push({ width: 0, height: 0, pieces: [] });
    }
    if (pieceCount > maxPieces) throw new UnreadableResume('tooComplex');
  }
  if (broken && pieceCount === 0) throw broken;
  return { pages, links };
}

async function readPage(page: PDFPageProxy): Promise<PdfPage> {
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const isBold = await boldFonts(page);
  const pieces: Piece[] = [];
  const seen = new Set<string>();
  for (const item of items) {
    if (!isTextItem(item) || item.str.trim() === '') continue;
    const [a, b, , d, x, y]: number[] = Util.transform(viewport.transform, item.transform);
    if (a === undefined || b === undefined || d === undefined) continue;
    if (x === undefined || y === undefined) continue;
    const size = Math.abs(d);
    const isUpright = Math.abs(b) < Math.abs(a) * 0.2;
    const isOnPage = x > -5 && y > -5 && x < viewport.width + 5 && y < viewport.height + 5;
    // Smaller text is meant for machines rather than readers.
    if (!isUpright || !isOnPage || size < 3) continue;
    const text = cleanCharacters(item.str);
    // Some programs produce bold by printing the text twice.
    const key = `${Math.round(x / 1.5)} ${Math.round(y / 1.5)} ${text}`;
    if (text.trim() === '' || seen.has(key)) continue;
    seen.add(key);
    pieces.push({ text, x, right: x + item.width, y, size, isBold: isBold(item.fontName) });
  }
  return { width: viewport.width, height: viewport.height, pieces };
}

function isTextItem(item: object): item is TextItem {
  return 'str' in item;
}

/** Fonts have names only once the page has been prepared for rendering. */
async function boldFonts(page: PDFPageProxy): Promise<(font: string) => boolean> {
  try {
    await page.getOperatorList();
    await new Promise((resolve) => setImmediate(resolve));
  } catch {
    // A page with broken images can still be read.
  }
  return (font) => {
    if (!page.commonObjs.has(font)) return false;
    const { name, bold, black } = page.commonObjs.get(font) ?? {};
    return bold === true || black === true || /bold|black|heavy|demi|-bd\b/i.test(String(name));
  };
}

async function linksOf(page: PDFPageProxy): Promise<string[]> {
  try {
    const annotations: { url?: unknown; unsafeUrl?: unknown }[] = await page.getAnnotations();
    return annotations
      .map(({ url, unsafeUrl }) => url ?? unsafeUrl)
      .filter((link) => typeof link === 'string');
  } catch {
    return [];
  }
}
