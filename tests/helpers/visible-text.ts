import { saysFigure } from './figures.ts';

export const main = (html: string) => /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';

/** What is read, without what says itself that it is in another language. */
export function visibleText(html: string): string {
  return main(html)
    .replace(/<(\w+)[^>]* lang="[^"]*"[^>]*>[\s\S]*?<\/\1>/g, ' ')
    .replace(/<(option|form|table)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ');
}

/** Whether a page says a figure, as a whole, outside of its tables and forms. */
export const contains = (html: string, figure: string) =>
  saysFigure(visibleText(html).replace(/&[a-z#0-9]+;/g, ' '), figure);

/** Tables hold figures too: the same page with their cells as plain text. */
export const withTables = (html: string) => html.replace(/<\/?(table|form)\b[^>]*>/g, '');
