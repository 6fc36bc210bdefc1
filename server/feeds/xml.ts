import { escapeHtml } from '../../cms/rich-text.ts';

/** What XML 1.0 forbids, even escaped: most control characters, lone surrogates. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const escapeXml = (text: string): string => escapeHtml(text.replace(forbidden, ''));

/** @param content already XML; an element without any is self-closing. */
export function element(
  name: string,
  attributes: Record<string, string>,
  content: string[] = [],
): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const start = `<${name}${written.join('')}`;
  return content.length > 0 ? `${start}>${content.join('')}</${name}>` : `${start}/>`;
}

export function textElement(
  name: string,
  text: string,
  attributes: Record<string, string> = {},
): string {
  return element(name, attributes, [escapeXml(text)]);
}

export const xmlDocument = (root: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
