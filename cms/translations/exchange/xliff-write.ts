import { defaultLanguage, type Language } from '../../../app/i18n/languages.ts';
import { escapeHtml } from '../../rich-text.ts';
import { type Code, type Node, readPieces } from '../inline-codes.ts';
import type { TextStatus } from '../states.ts';
import type { ExchangedDocument, ExchangedUnit } from './exchange.ts';

export const coreNamespace = 'urn:oasis:names:tc:xliff:document:2.0';
const sizeNamespace = 'urn:oasis:names:tc:xliff:sizerestriction:2.0';

const states: Record<TextStatus, string> = {
  missing: 'state="initial"',
  older: 'state="translated" subState="earc:older"',
  returned: 'state="translated" subState="earc:returned"',
  inReview: 'state="translated"',
  complete: 'state="final"',
};

/** The bits in which Lexical keeps how words are emphasised, and what XLIFF calls them. */
const emphasis: [number, string][] = [
  [1, 'xlf:b'],
  [2, 'xlf:i'],
  [8, 'xlf:u'],
];

/**
 * XLIFF 2.1 with the size restriction module. What is the same is written the same, byte by byte.
 * @param staffLanguage of the notes that say where a text stands.
 */
export function writeXliff(
  documents: ExchangedDocument[],
  language: Language,
  staffLanguage: string,
): string {
  const files = documents.map((one) => file(one, staffLanguage)).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="${coreNamespace}" xmlns:slr="${sizeNamespace}" version="2.1" srcLang="${defaultLanguage}" trgLang="${language}">
${files}</xliff>
`;
}

function file({ document, units }: ExchangedDocument, staffLanguage: string): string {
  const { kind, id, title, stored } = document;
  const original = typeof stored.path === 'string' ? stored.path : `${kind}/${id}`;
  const body = units.map((one, index) => unitElement(one, index, staffLanguage)).join('');
  return `  <file id="${kind}.${id}" original="${attribute(original)}" canResegment="no">
    <slr:profiles generalProfile="xliff:codepoints"/>
    <notes>
      <note category="document">${note(title || kind)}</note>
    </notes>
${body}  </file>
`;
}

function unitElement(
  { unit, status, source, before, target, codes }: ExchangedUnit,
  index: number,
  staffLanguage: string,
): string {
  const { key, maxLength, label } = unit;
  const limit = maxLength === undefined ? '' : ` slr:sizeRestriction="${maxLength}"`;
  const former = before
    ? `        <note category="formerSource">${note(before.join('\n'))}</note>\n`
    : '';
  const segments = target
    .map((text, at) => {
      const inside = (content: string) => inline(content, codes[at] ?? [], at + 1);
      const translated =
        text === ''
          ? ''
          : `
        <target xml:space="preserve">${inside(text)}</target>`;
      return `      <segment id="s${at + 1}" ${states[text === '' ? 'missing' : status]}>
        <source xml:space="preserve">${inside(source[at] ?? '')}</source>${translated}
      </segment>
`;
    })
    .join('');
  return `    <unit id="u${index + 1}" name="${attribute(key)}"${limit}>
      <notes>
        <note category="context">${note(label(staffLanguage))}</note>
${former}      </notes>
${segments}    </unit>
`;
}

/** Codes are numbered in each segment, and their ids in the file are unique in their unit. */
function inline(text: string, codes: Code[], segment: number): string {
  const known = new Map(codes.map(({ id, node }) => [id, node]));
  return readPieces(text)
    .map((piece) => {
      if (piece.kind === 'text') return content(piece.text);
      if (piece.kind === 'close') return '</pc>';
      const type = typeOf(known.get(piece.id));
      return piece.kind === 'open'
        ? `<pc id="${segment}-${piece.id}"${type}>`
        : `<ph id="${segment}-${piece.id}"${type}/>`;
    })
    .join('');
}

/** For the translator's program, which shows it; nothing is read from it. */
function typeOf(node: Node | undefined): string {
  if (node?.children) return ' type="link"';
  if (node?.type === 'linebreak') return ' type="fmt" subType="xlf:lb"';
  const bits = typeof node?.format === 'number' ? node.format : 0;
  const name = emphasis.find(([bit]) => bits === bit)?.[1];
  return name ? ` type="fmt" subType="${name}"` : ' type="fmt"';
}

/** What XML 1.0 cannot contain, even as a reference. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

const content = (text: string): string =>
  escapeHtml(text)
    .replaceAll('&quot;', '"')
    .replaceAll('\r', '&#13;')
    .replace(forbidden, (character) => {
      const hex = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
      return `<cp hex="${hex}"/>`;
    });

const note = (text: string): string => escapeHtml(text.replace(forbidden, ''));

const attribute = (text: string): string => note(text).replace(/[\t\n\r]/g, ' ');
