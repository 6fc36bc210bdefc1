import { createRequire } from 'node:module';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import {
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { MeasuredPages, PageJob } from './previews.ts';

/** The canvas that the library brings for this purpose, as far as it is used. */
interface Canvas {
  toBuffer(type: 'image/png'): Buffer;
}

const library = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

async function read({
  file,
  width,
  mostPages,
  page,
}: PageJob): Promise<MeasuredPages | Uint8Array> {
  const pdf = await getDocument({
    data: new Uint8Array(file),
    // For fonts that a file does not embed; the site's own files embed theirs.
    standardFontDataUrl: `${library}/standard_fonts/`,
    cMapUrl: `${library}/cmaps/`,
    cMapPacked: true,
    enableXfa: false,
    verbosity: 0,
  }).promise;
  if (page) return draw(pdf, await pdf.getPage(page), width);
  const sizes: MeasuredPages['sizes'] = [];
  for (let number = 1; number <= Math.min(pdf.numPages, mostPages); number += 1) {
    sizes.push(sizeOf(viewportOf(await pdf.getPage(number), width)));
  }
  return { pageCount: pdf.numPages, sizes };
}

async function draw(pdf: PDFDocumentProxy, page: PDFPageProxy, width: number): Promise<Uint8Array> {
  const viewport = viewportOf(page, width);
  const size = sizeOf(viewport);
  const factory = pdf.canvasFactory as {
    create(width: number, height: number): { canvas: HTMLCanvasElement };
  };
  const { canvas } = factory.create(size.width, size.height);
  await page.render({ canvas, viewport, background: '#ffffff' }).promise;
  return (canvas as unknown as Canvas).toBuffer('image/png');
}

function viewportOf(page: PDFPageProxy, width: number) {
  return page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
}

const sizeOf = ({ width, height }: { width: number; height: number }) => ({
  width: Math.round(width),
  height: Math.round(height),
});

parentPort?.postMessage(await read(workerData));
