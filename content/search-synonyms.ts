import { defaultLanguage } from '../app/i18n/languages.ts';
import type { SearchSynonym, SearchSynonyms } from '../cms/interface.ts';
import { type ContentLanguage, translatedLanguages } from './languages.ts';
import { articles } from './news/index.ts';
import type { Topic } from './terms/topics/topic.ts';
import { topics, tradeTopics } from './terms/topics.ts';
import { type TermKey, terms } from './terms.ts';

const contentLanguages: ContentLanguage[] = [defaultLanguage, ...translatedLanguages];

/** A page is named by its address, an article by its title: its address is not known before. */
function pageOf(page: string, language: ContentLanguage): string {
  const article = articles[page.replace(/^news\//, '')];
  return article ? article.texts[language].title : page;
}

function ofTopic(topic: Topic, typed: readonly string[], language: ContentLanguage): SearchSynonym {
  return {
    typed,
    meant: [
      ...(topic.terms ?? []).map((key) => terms[key][language].preferred),
      ...writtenIn(topic, language),
    ],
    pages: topic.pages.map((page) => pageOf(page, language)),
    isGeneral: topic.isGeneral,
  };
}

const writtenIn = (topic: Topic, language: ContentLanguage) =>
  topic.written ? [topic.written[language]] : [];

/** Words of other languages, which visitors of the trade type on any site. */
function foreignSynonyms(language: ContentLanguage): SearchSynonym[] {
  const others = contentLanguages.filter((other) => other !== language);
  const ofTerms = Object.values(terms).map(
    (term): SearchSynonym => ({
      typed: others.map((other) => term[other].preferred),
      meant: [term[language].preferred],
      pages: [],
      isForeign: true,
    }),
  );
  const typedIn = (topic: Topic, languages: readonly ContentLanguage[]): SearchSynonym => ({
    ...ofTopic(
      topic,
      languages.flatMap((one) => [...topic.typed[one], ...writtenIn(topic, one)]),
      language,
    ),
    isForeign: true,
  });
  const ofTopics = Object.values(topics).map((topic) =>
    // English is on every data sheet; what is on roofs and in files has its name in each market.
    typedIn(topic, tradeTopics.includes(topic) ? others : others.filter((one) => one === 'en')),
  );
  return [...ofTopics, ...ofTerms];
}

/** What we do not write ourselves, but others do. */
function rivalsOf(key: TermKey, language: ContentLanguage): SearchSynonym {
  const { preferred, avoid = [] } = terms[key][language];
  return { typed: avoid, meant: [preferred], pages: [], isBeginning: true };
}

function synonymsOf(language: ContentLanguage): SearchSynonym[] {
  const keys = Object.keys(terms) as TermKey[];
  return [
    ...Object.values(topics).map((topic) => ofTopic(topic, topic.typed[language], language)),
    ...keys.map((key) => rivalsOf(key, language)),
    ...foreignSynonyms(language),
  ];
}

/** What visitors type, and what this site says instead. */
export const searchSynonyms: SearchSynonyms = {
  en: synonymsOf('en'),
  zh: synonymsOf('zh'),
  de: synonymsOf('de'),
  ja: synonymsOf('ja'),
  es: synonymsOf('es'),
  fr: synonymsOf('fr'),
  pl: synonymsOf('pl'),
};
