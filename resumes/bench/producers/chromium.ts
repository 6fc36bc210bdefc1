import type { Browser } from 'playwright-core';
import { toDocument } from './html.ts';

let browser: Browser | undefined;

/** Prints HTML to PDF. Requires Chromium, at /usr/bin/chromium or at the path in CHROMIUM. */
export async function printHtml(body: string, css: string, language: string): Promise<Uint8Array> {
  browser ??= await launch();
  const page = await browser.newPage();
  await page.setContent(toDocument(body, css, language));
  const file = await page.pdf({ format: 'A4', printBackground: true, preferCSSPageSize: true });
  await page.close();
  return file;
}

/** Only what prints waits for the library: the generator is used without it, too. */
async function launch(): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
}

export const closeChromium = () => browser?.close();
