import { textOf } from '../app/components/text.tsx';
import type { PageSource } from '../app/content.ts';
import { render } from '../app/entry.server.tsx';
import { feeds } from '../app/feeds.ts';
import { defaultLanguage, type Language, languages } from '../app/i18n/languages.ts';
import { loadMessages } from '../app/i18n/messages.ts';
import { withSiteName } from '../app/navigation.ts';
import type { FormState } from '../app/site.tsx';
import type { ContentSource, PageContent } from '../cms/interface.ts';
import type { Assets } from './assets.ts';
import { renderDocument, type SocialParts } from './document.ts';
import { listQuery } from './list-query.ts';
import type { Site, Sites } from './sites.ts';
import { previewAddress, previewAlternative } from './social/address.ts';
import { structuredData } from './structured-data.ts';
import { withWordBreaks } from './word-breaks.ts';

export type RenderedPage =
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'page'; status: number; html: string; error?: unknown };

export interface RenderOptions {
  formState?: FormState;
  /** Show the latest draft to a signed-in editor, in a language of their choice. */
  draft?: { language: Language };
  /** The scripts would take its address for another page's: let them leave it alone. */
  isWithoutScripts?: boolean;
  /** Show the error page at this address, instead of its content. */
  isRefused?: boolean;
}

class Refusal extends Error {}

export type Renderer = (site: Site, url: URL, options?: RenderOptions) => Promise<RenderedPage>;

/** Renders the public pages as whole documents. */
export function createRenderer({
  content,
  sites,
  assets,
  developmentHead,
}: {
  content: ContentSource;
  sites: Sites;
  assets: Assets;
  developmentHead?: string;
}): Renderer {
  return async (site, url, { formState, draft, isWithoutScripts, isRefused } = {}) => {
    const shown = draft ? { ...site, language: draft.language } : site;
    const { key, language, isMainlandHosted, origins } = shown;
    const rendered = await render({
      url,
      site: { key, language, isMainlandHosted, origins },
      source: {
        ...pageSource(content, language, draft !== undefined),
        ...(isRefused && { page: () => Promise.reject(new Refusal()) }),
      },
      formState: formState ?? null,
    });
    if (rendered.kind === 'redirect') return rendered;
    const { page } = rendered;
    const state = isWithoutScripts ? null : rendered.state;
    const module = moduleOf(url.pathname);
    // Nobody should find a position that nobody can have, nor what somebody else looked for.
    const isListed = page !== null && !draft && !page.position?.isExample && !page.search?.query;
    return {
      kind: 'page',
      status: rendered.status,
      error: rendered.error instanceof Refusal ? undefined : rendered.error,
      html: renderDocument({
        site: shown,
        title: rendered.title,
        description: textOf(page?.description),
        canonical: isListed ? canonical(page, site, sites) : null,
        alternates: isListed ? alternates(page, sites) : [],
        feeds: isListed ? await feedLinks(site) : [],
        social: isListed ? await social(page, site) : null,
        markup: rendered.markup,
        structuredData: isListed ? structuredData(page, { site, companyName: 'eArc' }) : [],
        state,
        assets: assets.forPage(language, state?.blockTypes ?? [], module),
        ...(developmentHead && { developmentHead }),
      }),
    };
  };
}

/** Content for one request, bound to its language. */
export function pageSource(content: ContentSource, language: Language, draft = false): PageSource {
  return {
    page: async (path, search) => {
      const query = Object.fromEntries(new URLSearchParams(listQuery(path, search)));
      const page = await content.page(path, language, { draft, query });
      return page && withWordBreaks(page, language);
    },
    layout: () => content.layout(language),
  };
}

/** The module that shows an address; it is fetched together with the page's script. */
function moduleOf(pathname: string): string {
  if (pathname === '/login') return 'app/pages/login/login.tsx';
  if (pathname.startsWith('/forms/')) return 'app/pages/form-sent/form-sent.tsx';
  if (pathname === '/gallery') return 'app/pages/gallery/gallery.tsx';
  if (pathname.startsWith('/news_detail/')) return 'app/pages/article/article.tsx';
  if (pathname === '/search') return 'app/pages/search/search.tsx';
  if (pathname.startsWith('/job/')) return 'app/pages/position/position.tsx';
  return 'app/pages/document/document.tsx';
}

/** A page shown in English for want of a translation points to the English one. */
function canonical(page: PageContent, site: Site, sites: Sites): string {
  const isTranslated = page.translatedInto.includes(site.language);
  const source = isTranslated ? site : sites.all.find(({ key }) => key === defaultLanguage);
  return `${(source ?? site).origin}${page.path}`;
}

/** One for each site whose language the page is translated into, the page's own included. */
function alternates(page: PageContent, sites: Sites) {
  const translated = sites.all.filter(({ language }) => page.translatedInto.includes(language));
  const links = translated.map(({ hreflang, origin }) => ({
    hreflang,
    href: `${origin}${page.path}`,
  }));
  const english = translated.find(({ key }) => key === defaultLanguage);
  if (english) links.push({ hreflang: 'x-default', href: `${english.origin}${page.path}` });
  return links;
}

async function feedLinks({ language, origin }: Site) {
  const messages = await loadMessages(language);
  return feeds.map(({ href, name, type }) => ({
    title: withSiteName(`${messages.newsFeeds} (${name})`, messages),
    type,
    href: `${origin}${href}`,
  }));
}

async function social(page: PageContent, site: Site): Promise<SocialParts> {
  const { siteName } = await loadMessages(site.language);
  return {
    siteName,
    image: {
      href: `${site.origin}${previewAddress(page, site.language)}`,
      alternative: previewAlternative(page),
    },
    otherLanguages: page.translatedInto
      .filter((language) => language !== site.language)
      .map((language) => languages[language].tag),
  };
}
