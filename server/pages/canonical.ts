import { defaultLanguage } from '../../app/i18n/languages.ts';
import type { PageContent } from '../../cms/interface.ts';
import type { Site } from '../sites.ts';

/**
 * @returns the one address that search engines shall keep of what is shown. A page in English for
 * want of a translation points to the English one. A page of a list has its own address, since it
 * alone shows its entries; what filters, cases and chosen documents show is all in the page itself.
 */
export function canonicalOf(page: PageContent, site: Site, all: Site[]): string {
  const isTranslated = page.translatedInto.includes(site.language);
  const source = isTranslated ? site : all.find(({ key }) => key === defaultLanguage);
  return `${(source ?? site).origin}${page.path}${pageOfList(page)}`;
}

/** One for each site whose language something is translated into, its own included. */
export function alternatesOf(
  { path, translatedInto }: Pick<PageContent, 'path' | 'translatedInto'>,
  all: Site[],
  query = '',
) {
  const translated = all.filter(({ language }) => translatedInto.includes(language));
  const links = translated.map(({ hreflang, origin }) => ({
    hreflang,
    href: `${origin}${path}${query}`,
  }));
  const english = translated.find(({ key }) => key === defaultLanguage);
  return english
    ? [...links, { hreflang: 'x-default', href: `${english.origin}${path}${query}` }]
    : links;
}

/** @returns which page of its list is shown, as a query; nothing for the first, and with a filter. */
export function pageOfList({ blocks }: Pick<PageContent, 'blocks'>): string {
  for (const block of blocks) {
    if (block.blockType === 'newsList') {
      const { page, topic, year } = block.list;
      return page > 1 && topic === null && year === null ? `?page=${page}` : '';
    }
    if (block.blockType === 'jobList') {
      const { page, title, category, location, track } = block.list;
      const isFiltered = title !== '' || [category, location, track].some((one) => one !== null);
      return page > 1 && !isFiltered ? `?page=${page}` : '';
    }
  }
  return '';
}
