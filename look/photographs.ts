import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { drawn, hydrated, openPage } from '../e2e/browser.ts';
import { findCutText, findOverflow } from '../e2e/layout.ts';
import { emptyColumns, type Standing } from './findings.ts';
import { measure } from './measure.ts';
import type { LookOptions, Scheme } from './options.ts';

/** A page of the site in one language, with its pictures taken. */
export interface Photographed {
  page: string;
  site: string;
  photographs: Photograph[];
  /** What is wrong with it, each in one line. */
  findings: string[];
  standings: Standing[];
}

interface Photograph {
  site: string;
  width: number;
  scheme: Scheme;
  /** The file, beside the sheet. */
  name: string;
}

interface Task {
  page: string;
  site: string;
  origin: string;
  /** Where the pictures of this page go. */
  folder: string;
}

/** Of the window; a column may be empty for one of it. */
const screenHeight = 900;

/** Columns are judged, and pictures counted, at this width, or the widest that was asked for. */
const judgedWidth = 1440;

const patienceInMilliseconds = 60_000;

/** What Chromium says of a page that answers 404, as it should. */
const expectedComplaint = /^Failed to load resource: .* 404 /;

/**
 * Opens a page once, and photographs it whole in each width and scheme. Nothing moves, and pictures
 * far below are loaded, as they are for somebody who reads to the end. A page that cannot be opened,
 * or does not become ready in time, is a finding.
 */
export async function photograph(
  browser: Browser,
  { widths, schemes }: LookOptions,
  task: Task,
): Promise<Photographed> {
  const viewport = { width: widths[0] ?? judgedWidth, height: screenHeight };
  const { page, complaints } = await openPage(browser, { viewport, reducedMotion: 'reduce' });
  page.setDefaultTimeout(patienceInMilliseconds);
  const seen: Photographed = {
    ...{ page: task.page, site: task.site, photographs: [], findings: [], standings: [] },
  };
  await mkdir(task.folder, { recursive: true });
  let isMissing = false;
  try {
    const response = await page.goto(`${task.origin}${task.page}`, { waitUntil: 'load' });
    isMissing = response?.status() === 404;
    // What is not there has no content to take over.
    await (isMissing ? drawn(page) : hydrated(page));
    const judged = widths.includes(judgedWidth) ? judgedWidth : widths.at(-1);
    for (const width of widths) {
      await page.setViewportSize({ width, height: screenHeight });
      await settled(page);
      seen.findings.push(...(await findMisfits(page, width)));
      if (width === judged) await judge(page, seen, width);
      for (const scheme of schemes) {
        const name = `${task.site}-${width}-${scheme}.jpg`;
        await page.emulateMedia({ colorScheme: scheme });
        await takePicture(page, path.join(task.folder, name));
        seen.photographs.push({ site: task.site, width, scheme, name });
      }
    }
  } catch (error) {
    seen.findings.push(`It could not be photographed: ${error}`);
  } finally {
    await page.context().close();
  }
  const said = complaints.filter((line) => !isMissing || !expectedComplaint.test(line));
  seen.findings.push(...new Set(said.map((line) => `The browser says: ${line}`)));
  return seen;
}

/** Pictures that wait until somebody comes near are loaded, and what was resized is painted. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    // Decoding is given up when a wider window asks for another file: that one is waited for.
    const isThere = (picture: HTMLImageElement) =>
      picture.decode().then(
        () => true,
        () => false,
      );
    for (let trial = 0; trial < 20; trial += 1) {
      if ((await Promise.all(pictures.map(isThere))).every(Boolean)) break;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    await document.fonts.ready;
  });
  await drawn(page);
}

async function takePicture(page: Page, file: string): Promise<void> {
  const settings = { type: 'jpeg', quality: 60, animations: 'disabled', fullPage: true } as const;
  await page.screenshot({ ...settings, path: file });
}

async function findMisfits(page: Page, width: number): Promise<string[]> {
  const { sideways, tooWide } = await findOverflow(page);
  const cut = await findCutText(page);
  return [
    ...(sideways > 0 ? [`${width} px: ${sideways} px wider than the window`] : []),
    ...tooWide.map((html) => `${width} px: beyond the window: ${html}`),
    ...cut.map((html) => `${width} px: cut off: ${html}`),
  ];
}

async function judge(page: Page, seen: Photographed, width: number): Promise<void> {
  const { boxes, area, pictures } = await measure(page);
  seen.standings = pictures.map((picture) => ({ page: seen.page, ...picture }));
  // Narrower windows have a single column.
  if (width < judgedWidth) return;
  for (const { column, top, bottom } of emptyColumns(boxes, area, screenHeight)) {
    const [from, to] = [Math.round(top), Math.round(bottom)];
    seen.findings.push(`${width} px: the ${column} third is empty from ${from} to ${to} px`);
  }
}
