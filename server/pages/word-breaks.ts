import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { TitleWords } from '../../app/components/text.tsx';
import {
  isWithoutSpaces,
  type Language,
  type LanguageWithoutSpaces,
} from '../../app/i18n/languages.ts';
import { clauseBreak, softBreak } from '../../app/i18n/text.ts';
import type { Block, Link, PageContent, RichText, Text } from '../../cms/interface.ts';
import { phrasesOf } from '../../documents/typesetting/phrases.ts';

/** A phrase that is longer may have to be parted in a narrow window (app/components/text.tsx). */
const mostTogether = 8;
/** There it is parted before a loanword, or its particle would begin a line: 太陽電池|モジュールを. */
const beforeLoanword = /(?<=\p{sc=Han})(?<!\d[万億])(?=\p{sc=Katakana})/u;
const mostBeforeLoanword = 10;
/** And one that is longer still: after a dot, and between scripts. */
const partsOfPhrase =
  /(?<=・)|(?<=\p{sc=Han})(?<!\d[万億])(?=\p{sc=Katakana})|(?<=[\p{sc=Katakana}ー])(?=\p{sc=Han})|(?<=\p{sc=Hiragana})(?=[\p{sc=Han}\p{sc=Katakana}\p{sc=Latin}\p{Nd}])/u;

/** Marks the places where a line of a title may end. */
export function markPhrases(text: string, language: LanguageWithoutSpaces): string {
  return phrasesOf(text, language)
    .flatMap((phrase) => {
      if (phrase.length <= mostTogether) return [phrase];
      return phrase.split(phrase.length > mostBeforeLoanword ? partsOfPhrase : beforeLoanword);
    })
    .join(softBreak);
}

/**
 * After the marks that end a clause, with the blank or the place for a break behind them: but not
 * after 例： or “NB:”, which would stand alone on their lines, nor before a bracket or quote that closes.
 */
const betweenClauses =
  /(?<=.{3}[，：？；。！]\u200b|.{3}[，：？；。！](?!\u200b)|.{9}[:?!;] |.{6}\p{L}{3}\. )(?![」』）”’"»]|$)/u;

/** @returns the page with the clauses of its titles marked and, in languages without spaces, their words. */
export function withWordBreaks(page: PageContent, language: Language): PageContent {
  const { article, position, activity } = page;
  const changed = <Entry extends { title: Text }>(entry: Entry) => withTitle(entry, language);
  return {
    ...page,
    title: mark(page.title, language),
    ...(position && { position: changed(position) }),
    ...(activity && { activity: changed(activity) }),
    ...(article && {
      article: {
        ...changed(article),
        body: withHeadingsMarked(article.body, language),
        previous: article.previous && withLabel(article.previous, language),
        next: article.next && withLabel(article.next, language),
      },
    }),
    blocks: page.blocks.map((block) => withTitlesMarked(block, language)),
  };
}

const withTitle = <Entry extends { title: Text }>(entry: Entry, language: Language): Entry => ({
  ...entry,
  title: mark(entry.title, language),
});

const withLabel = (link: Link, language: Language): Link => ({
  ...link,
  label: mark(link.label, language),
});

function withTitlesMarked(block: Block, language: Language): Block {
  const changed = withEntriesMarked(block, language);
  if ('title' in changed && changed.title) {
    return { ...changed, title: mark(changed.title, language) };
  }
  return changed;
}

/** What their entries are called, in lists and steps; a statement is a title as a whole. */
function withEntriesMarked(block: Block, language: Language): Block {
  const all = <Entry extends { title: Text }>(entries: Entry[]) =>
    entries.map((entry) => withTitle(entry, language));
  switch (block.blockType) {
    case 'statement':
      return { ...block, text: mark(block.text, language) };
    case 'richText':
      return { ...block, body: withHeadingsMarked(block.body, language) };
    case 'productFamily':
    case 'relatedProducts':
      return {
        ...block,
        series: block.series.map((one) => ({ ...one, name: mark(one.name, language) })),
      };
    case 'steps':
      return block.steps ? { ...block, steps: all(block.steps) } : block;
    case 'newsTeaser':
      return { ...block, articles: all(block.articles) };
    case 'newsList':
      return { ...block, list: { ...block.list, articles: all(block.list.articles) } };
    case 'jobTeaser':
      return { ...block, positions: all(block.positions) };
    case 'jobList':
      return { ...block, list: { ...block.list, positions: all(block.list.positions) } };
    case 'activityList': {
      const { upcoming, past } = block.list;
      return { ...block, list: { upcoming: all(upcoming), past: all(past) } };
    }
    default:
      return block;
  }
}

/** Headings that are text alone, as nearly all are. */
const plainHeading = /<(h[23])>([^<&]+)<\/\1>/g;

function withHeadingsMarked(text: RichText, pageLanguage: Language): RichText {
  const language = text.language ?? pageLanguage;
  const html = text.html.replace(plainHeading, (whole, tag: string, heading: string) => {
    const value = marked(heading, language);
    if (value === heading) return whole;
    return `<${tag}>${renderToStaticMarkup(createElement(TitleWords, { value }))}</${tag}>`;
  });
  return { ...text, html };
}

function mark(value: Text, language: Language): Text {
  if (typeof value !== 'string') return { ...value, text: marked(value.text, value.language) };
  return marked(value, language);
}

function marked(text: string, language: Language): string {
  const words = isWithoutSpaces(language) ? markPhrases(text, language) : text;
  return words
    .split(betweenClauses)
    .join(clauseBreak)
    .replaceAll(` ${clauseBreak}`, `${clauseBreak} ${clauseBreak}`)
    .replaceAll(softBreak + clauseBreak, clauseBreak);
}
