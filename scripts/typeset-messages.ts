import { type Plugin, parseSync, Visitor } from 'vite';
import { isLanguage, type Language } from '../app/i18n/languages.ts';
import { typeset } from '../app/i18n/typography.ts';

/**
 * Catalogues of what visitors read. The back office also reads its own without Vite, so that those
 * stay as they are written.
 */
const catalogue = /\/app\/i18n\/(\w\w)\/(?!staff)[\w-]+\.ts$/;

/**
 * Sets the messages by the rules of their languages (app/i18n/typography.ts) while they are built,
 * so that browsers need not know the rules.
 */
export const typesetMessages: Plugin = {
  name: 'typeset-messages',
  enforce: 'pre',
  transform(code, id) {
    const [, language = ''] = catalogue.exec(id) ?? [];
    // Lines stay where they are, so no map is needed.
    return isLanguage(language) ? { code: withMessagesSet(code, language), map: null } : null;
  },
};

/** Changes the strings that are the values of properties; keys and imports are none. */
function withMessagesSet(code: string, language: Language): string {
  const found: { start: number; end: number; text: string }[] = [];
  const { program } = parseSync('messages.ts', code);
  new Visitor({
    Property({ value }) {
      if (value.type !== 'Literal' || typeof value.value !== 'string') return;
      const text = typeset(value.value, language);
      if (text !== value.value) found.push({ start: value.start, end: value.end, text });
    },
  }).visit(program);
  let changed = code;
  for (const { start, end, text } of found.reverse()) {
    changed = changed.slice(0, start) + JSON.stringify(text) + changed.slice(end);
  }
  return changed;
}
