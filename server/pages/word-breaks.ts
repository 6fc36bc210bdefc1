import type { Language } from '../../app/i18n/languages.ts';
import { softBreak } from '../../app/i18n/text.ts';
import type { Block, PageContent, Text } from '../../cms/interface.ts';

/** Particles and measure words that belong to the word before them. */
const particle = /^[的了吗呢吧们着过地得里上下中内外后前时起]$/u;
const opening = /[\p{Ps}\p{Pi}]$/u;
const number = /\p{Nd}$/u;
const han = /\p{Script=Han}/u;

const isSingle = (segment: string) => /^\p{Script=Han}$/u.test(segment);

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/**
 * Chinese has no spaces, so browsers part its words anywhere: 玻 and 璃 on two lines. In titles,
 * where it shows, the places between words are marked here, once, because the browser's own
 * segmenter may see other words than the server's.
 */
export function markWords(text: string): string {
  if (!han.test(text)) return text;
  let marked = '';
  let previous = '';
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    const mayBreak =
      isWordLike &&
      !particle.test(segment) &&
      !opening.test(marked) &&
      !number.test(marked) &&
      // Terms that the segmenter does not know come one character at a time: 组件, 光伏.
      !(isSingle(segment) && isSingle(previous)) &&
      (han.test(segment) || han.test(marked.slice(-1)) || marked.endsWith(' '));
    marked += marked !== '' && mayBreak ? `${softBreak}${segment}` : segment;
    previous = particle.test(segment) ? '' : segment;
  }
  return marked;
}

/** @returns the page with the words of its titles marked; only Chinese ones need it. */
export function withWordBreaks(page: PageContent, language: Language): PageContent {
  const { article } = page;
  return {
    ...page,
    title: mark(page.title, language),
    ...(article && { article: { ...article, title: mark(article.title, language) } }),
    blocks: page.blocks.map((block) => withTitlesMarked(block, language)),
  };
}

function withTitlesMarked(block: Block, language: Language): Block {
  if (block.blockType === 'statement') return { ...block, text: mark(block.text, language) };
  const marked = { ...block };
  if ('title' in marked && marked.title) marked.title = mark(marked.title, language);
  if (marked.blockType === 'steps' && marked.steps) {
    marked.steps = marked.steps.map((step) => ({ ...step, title: mark(step.title, language) }));
  }
  return marked;
}

function mark(value: Text, language: Language): Text {
  if (typeof value === 'string') return language === 'zh' ? markWords(value) : value;
  return value.language === 'zh' ? { ...value, text: markWords(value.text) } : value;
}
