import { type Browser, chromium } from 'playwright-core';
import { toDocument } from './html.ts';

let browser: Browser | undefined;

/** Prints HTML to PDF. Requires Chromium, at /usr/bin/chromium or at the path in CHROMIUM. */
export async function printHtml(body: string, css: string, language: string): Promise<Uint8Array> {
  browser ??= await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage();
  await page.setContent(toDocument(body, css, language));
  const file = await page.pdf({ format: 'A4', printBackground: true, preferCSSPageSize: true });
  await page.close();
  return file;
}

export const closeChromium = () => browser?.close();
