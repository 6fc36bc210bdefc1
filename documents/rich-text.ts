import type { Language } from '../app/i18n/languages.ts';
import type { RichText, Text } from '../cms/interface.ts';
import type { ShownPart } from './shown.ts';

const token = /<(\/?)([a-z][a-z0-9]*)[^>]*>|([^<]+)/g;
const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

/**
 * The parts of a formatted text, from the HTML that the content interface gives: its headings,
 * paragraphs and lists. Of what is within a line, such as links, the words are kept.
 */
export function partsOfRichText({ html, language }: RichText): ShownPart[] {
  const parts: ShownPart[] = [];
  let text = '';
  let items: Text[] | null = null;
  for (const [, closing, tag = '', inner] of html.matchAll(token)) {
    if (inner !== undefined) {
      text += decode(inner);
      continue;
    }
    if (tag === 'br') text += ' ';
    if (!/^(?:h[1-6]|p|li|ul|ol|blockquote)$/.test(tag)) continue;
    const isEnd = closing === '/';
    const said = inLanguage(text.replace(/[ \t\n]+/g, ' ').trim(), language);
    text = '';
    if (said) {
      if (items) items.push(said);
      else if (isEnd && /^h\d$/.test(tag)) {
        parts.push({ kind: 'heading', text: said, level: tag === 'h1' || tag === 'h2' ? 2 : 3 });
      } else parts.push({ kind: 'paragraph', text: said });
    }
    if (tag !== 'ul' && tag !== 'ol') continue;
    if (!isEnd && !items) {
      items = [];
      parts.push({ kind: 'list', isOrdered: tag === 'ol', items });
    } else if (isEnd) items = null;
  }
  return parts;
}

function inLanguage(text: string, language: Language | undefined): Text | null {
  if (!text) return null;
  return language ? { text, language } : text;
}

function decode(text: string): string {
  return text.replace(/&(#x?[0-9a-f]+|[a-z]+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole;
    const isHex = /^#x/i.test(name);
    return String.fromCodePoint(Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10));
  });
}
