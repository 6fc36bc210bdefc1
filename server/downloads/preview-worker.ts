import { createRequire } from 'node:module';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { DrawnPages, PageJob } from './previews.ts';

/** The canvas that the library brings for this purpose, as far as it is used. */
interface Canvas {
  toBuffer(type: 'image/png'): Buffer;
}

const library = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

async function draw({ file, width, mostPages }: PageJob): Promise<DrawnPages> {
  const pdf = await getDocument({
    data: new Uint8Array(file),
    // For fonts that a file does not embed; the site's own files embed theirs.
    standardFontDataUrl: `${library}/standard_fonts/`,
    cMapUrl: `${library}/cmaps/`,
    cMapPacked: true,
    enableXfa: false,
    verbosity: 0,
  }).promise;
  const pages: DrawnPages['pages'] = [];
  for (let number = 1; number <= Math.min(pdf.numPages, mostPages); number += 1) {
    const page = await pdf.getPage(number);
    const scale = width / page.getViewport({ scale: 1 }).width;
    const viewport = page.getViewport({ scale });
    const size = { width: Math.round(viewport.width), height: Math.round(viewport.height) };
    const factory = pdf.canvasFactory as {
      create(width: number, height: number): { canvas: HTMLCanvasElement };
    };
    const { canvas } = factory.create(size.width, size.height);
    await page.render({ canvas, viewport, background: '#ffffff' }).promise;
    pages.push({ png: (canvas as unknown as Canvas).toBuffer('image/png'), ...size });
    page.cleanup();
  }
  return { pageCount: pdf.numPages, pages };
}

parentPort?.postMessage(await draw(workerData));
