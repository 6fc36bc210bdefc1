import { type Language, languageCodes, languages } from '../../app/i18n/languages.ts';
import { decode } from './html.ts';

/** A text that stands by itself: of a paragraph, a cell, a label, an attribute. */
interface ReadText {
  text: string;
  language: Language;
}

/** What goes on within a line. */
const inline = new Set('a abbr b cite em i q small span strong sub sup time'.split(' '));
const withoutEnd = new Set('area br col hr img input link meta source use wbr'.split(' '));
/** What nobody reads, or what is no language. */
const unread = new Set('script style code pre svg textarea template'.split(' '));
const readAttributes = ['alt', 'aria-label', 'placeholder', 'title'];

const languageOfTag = (tag: string): Language | undefined =>
  languageCodes.find((code) => languages[code].tag === tag);

interface Open {
  name: string;
  language: Language | undefined;
  isUnread: boolean;
}

/** @returns what visitors read of a page, each text in the language that it says it is in. */
export function readTexts(html: string): ReadText[] {
  const texts: ReadText[] = [];
  const open: Open[] = [];
  let line = '';
  let isAfterEnd = false;
  const inner = () => open.at(-1) ?? { name: '', language: undefined, isUnread: false };
  const end = () => {
    const text = decode(line.replace(/[ \n]+/g, ' ')).trim();
    const { language } = inner();
    if (text && language) texts.push({ text, language });
    line = '';
  };
  for (const [, closing, name = '', attributes = '', words] of html.matchAll(
    /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][\w-]*)((?:\s[^>]*)?)>|([^<]+)/g,
  )) {
    if (words !== undefined) {
      if (!inner().isUnread) line += words;
      isAfterEnd = false;
      continue;
    }
    if (!name) continue;
    const isPart = inline.has(name) && !/ lang="/.test(attributes);
    if (closing) {
      if (!inline.has(name)) end();
      isAfterEnd = true;
      const index = open.findLastIndex((one) => one.name === name);
      if (index >= 0) {
        if (open[index]?.language !== open[index - 1]?.language) end();
        open.splice(index);
      }
      continue;
    }
    // Parts that touch each other only do so in the markup.
    if (!isPart || isAfterEnd) end();
    isAfterEnd = false;
    const tag = / lang="([^"]*)"/.exec(attributes)?.[1];
    const language = tag === undefined ? inner().language : languageOfTag(tag);
    for (const attribute of readAttributes) {
      const value = new RegExp(` ${attribute}="([^"]*)"`).exec(attributes)?.[1];
      if (value && language) texts.push({ text: decode(value).trim(), language });
    }
    const content = name === 'meta' && /description|title|image:alt/.test(attributes);
    const said = content ? / content="([^"]*)"/.exec(attributes)?.[1] : undefined;
    if (said && language) texts.push({ text: decode(said).trim(), language });
    if (withoutEnd.has(name) || attributes.endsWith('/')) continue;
    open.push({ name, language, isUnread: inner().isUnread || unread.has(name) });
  }
  end();
  return texts;
}
