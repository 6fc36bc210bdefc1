import { wordmark } from '../../app/components/wordmark-arcs.ts';
import { type Language, languages } from '../../app/i18n/languages.ts';
import type { Edition, ShownDocument } from '../shown.ts';
import { lightColors as colors } from '../typesetting/colors.ts';
import { contentWidth, type Paper, page } from './paper.ts';
import { styles } from './styles.ts';
import { textOf } from './typesetting.ts';

/** What every page has: the wordmark above, the version and the number of the page below. */

const headTop = 34;
export const footTop = page.height - 44;

export function drawWordmark(paper: Paper, siteName: string, y = headTop): void {
  const { document } = paper;
  const scale = 0.56;
  paper.artifact(() => {
    document.save();
    document.translate(page.margin - 1, y).scale(scale);
    document.lineWidth(wordmark.strokeWidth).lineCap('round');
    document.path(wordmark.outer).stroke(colors.ink);
    document.path(wordmark.inner).stroke(colors.accent);
    document.restore();
    paper.line(siteName, { x: page.margin + 30, y: y + 18.5 }, styles.siteName);
  });
}

/** The head of every page but the first, which has a larger one. */
export function drawRunningHead(paper: Paper, shown: ShownDocument): void {
  drawWordmark(paper, shown.siteName);
  const place = { x: page.margin, y: headTop + 17, width: contentWidth, align: 'right' } as const;
  const text = `${textOf(shown.title)} · ${shown.kindName}`;
  paper.artifact(() => paper.line(text, place, styles.small));
}

/** Drawn at the end, when the number of pages is known. */
export function drawFeet(paper: Paper, shown: ShownDocument, edition: Edition): void {
  const left = [
    textOf(shown.title),
    shown.kindName,
    shown.messages.version.replace('{value}', String(edition.version)),
    wordDate(edition.date, shown.language),
  ]
    // What is printed once has no version.
    .filter(Boolean)
    .join(' · ');
  for (let index = 0; index < paper.pages; index++) {
    paper.document.switchToPage(index);
    const right = shown.messages.page
      .replace('{page}', String(index + 1))
      .replace('{pages}', String(paper.pages));
    paper.rule(page.margin, footTop, contentWidth);
    const y = footTop + 14;
    const place = { x: page.margin, y, width: contentWidth };
    paper.artifact(() => {
      paper.line(left, place, styles.small);
      paper.line(right, { ...place, align: 'right' }, styles.small);
    });
  }
}

function wordDate(day: string, language: Language): string {
  const tag = language === 'en' ? 'en-GB' : languages[language].tag;
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
