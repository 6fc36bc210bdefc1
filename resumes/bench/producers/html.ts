import type { Entry, Labelled, Section } from '../person.ts';
import { metadata } from './wordml.ts';

export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export const element = (name: string, className: string, content: string) =>
  `<${name}${className && ` class="${className}"`}>${content}</${name}>`;

export const list = (lines: string[] = []) =>
  lines.length > 0
    ? element('ul', '', lines.map((line) => element('li', '', escapeHtml(line))).join(''))
    : '';

export const block = (className: string, text: string | undefined) =>
  text ? element('div', className, escapeHtml(text)) : '';

export const labelled = (pairs: Labelled[]) =>
  pairs
    .map(
      ([label, value]) =>
        `<tr><th>${escapeHtml(label)}</th><td>${escapeHtml(value).replaceAll('\n', '<br>')}</td></tr>`,
    )
    .join('');

export const entriesOf = ({ positions, entries }: Section): Entry[] => positions ?? entries ?? [];

/** A complete document, as opened by a browser or a word processor. */
export const toDocument = (body: string, css: string, language: string) =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${metadata.title}</title>` +
  `<meta name="description" content="${metadata.description}"><style>${css}</style><body>${body}</body></html>`;
