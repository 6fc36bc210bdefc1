import { textOf } from '../../app/components/text.tsx';
import { render } from '../../app/entry.server.tsx';
import { feeds } from '../../app/feeds.ts';
import { type Language, languageCodes, languages } from '../../app/i18n/languages.ts';
import { loadMessages } from '../../app/i18n/messages.ts';
import { withSiteName } from '../../app/navigation.ts';
import type { PageSource } from '../../app/page-source.ts';
import type { FormState } from '../../app/site.tsx';
import type {
  AnalyticsProvider,
  ContentSource,
  LayoutContent,
  PageContent,
} from '../../cms/interface.ts';
import { isOutage } from '../../cms/outage.ts';
import type { Assets } from '../files/assets.ts';
import { nextTurn } from '../http/turns.ts';
import type { Site, Sites } from '../sites.ts';
import { alternatesOf, canonicalOf, pageOfList } from './canonical.ts';
import { formPage } from './form-page.ts';
import { renderHtmlShell, type SocialParts } from './html-shell.ts';
import { markdownPath } from './page-path.ts';
import { previewAddress, previewAlternative } from './preview-address.ts';
import { pageQuery } from './route-facts.ts';
import { structuredData } from './structured-data.ts';
import { withWordBreaks } from './word-breaks.ts';

type RenderedPage =
  | { kind: 'redirect'; status: number; location: string }
  /** With an error it is not the expected page, or not all of it is current. */
  | {
      kind: 'page';
      status: number;
      html: string;
      /** Whose scripts it may load, if any. */
      analytics?: AnalyticsProvider | undefined;
      error?: unknown;
    };

export interface RenderOptions {
  formState?: FormState;
  /** What is at the address, where that has been read already. */
  page?: PageContent | null;
  /** Show the latest draft to a signed-in editor, in a language of their choice. */
  draft?: { language: Language };
  /** Scripts would mistake its address for another page's: do not hydrate it. */
  isWithoutScripts?: boolean;
  /** Shown above the page, in its language. */
  notice?: string;
  /** Show the error page at this address, instead of its content. */
  isRefused?: boolean;
}

class Refusal extends Error {}

export type Renderer = (site: Site, url: URL, options?: RenderOptions) => Promise<RenderedPage>;

/** Renders the public pages to whole HTML documents. */
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
  const layouts = new Map<Language, LayoutContent>();
  // Also those of languages that nobody has asked for yet.
  for (const language of languageCodes) {
    void content.layout(language).then(
      (layout) => layouts.set(language, layout),
      () => undefined,
    );
  }

  /** While the database is unavailable, the layout may be outdated and a form stand alone. */
  function sourceFor(
    language: Language,
    { formState, draft, page: known, isRefused }: RenderOptions,
  ) {
    const source = pageSource(content, language, draft !== undefined);
    const outage: { error?: unknown } = {};
    const instead = <Known>(error: unknown, known: Known | null | undefined): Known => {
      if (!known || !isOutage(error)) throw error;
      outage.error = error;
      return known;
    };
    const page: PageSource['page'] = async (path, search) => {
      if (isRefused) throw new Refusal();
      if (known !== undefined) return known;
      if (!formState) return source.page(path, search);
      return source
        .page(path, search)
        .catch((error: unknown) => instead(error, formPage(formState, path, language)));
    };
    const layout = async () => {
      try {
        const present = await source.layout();
        layouts.set(language, present);
        // Editors who look at a draft are no visitors.
        return draft ? { ...present, analytics: null } : present;
      } catch (error) {
        return instead(error, layouts.get(language));
      }
    };
    return { source: { page, layout }, outage };
  }

  return async (site, url, options = {}) => {
    const { formState, draft, isWithoutScripts } = options;
    const shown = draft ? { ...site, language: draft.language } : site;
    const { key, language, isMainlandHosted, origins } = shown;
    const { source, outage } = sourceFor(language, options);
    const rendered = await render({
      url,
      site: { key, language, isMainlandHosted, origins },
      source,
      build: assets.buildId,
      formState: formState ?? null,
      isOwn: () => draft !== undefined || formState !== undefined || outage.error !== undefined,
      beforeMarkup: nextTurn,
    });
    if (rendered.kind === 'redirect') return rendered;
    const { page, layout } = rendered;
    const ofPage = assets.forPage(language, rendered.blockTypes, rendered.module);
    const state =
      isWithoutScripts || !rendered.state ? null : { ...rendered.state, scripts: ofPage.scripts };
    // Search engines should list neither examples nor other people's searches.
    const isExample = (page?.position ?? page?.activity)?.isExample === true;
    const isListed = page !== null && !draft && !isExample && !page.search?.query;
    return {
      kind: 'page',
      status: rendered.status,
      // The development server has no policy of ours.
      analytics: state && !developmentHead ? layout?.analytics?.provider : undefined,
      error: rendered.error instanceof Refusal ? undefined : (rendered.error ?? outage.error),
      html: renderHtmlShell({
        site: shown,
        title: rendered.title,
        description: textOf(page?.description),
        canonical: isListed ? canonicalOf(page, site, sites.all) : null,
        alternates: isListed ? alternatesOf(page, sites.all, pageOfList(page)) : [],
        markdown: isListed ? markdownPath(page.path) : null,
        feeds: isListed ? await feedLinks(site) : [],
        social: isListed ? await social(page, site) : null,
        markup: rendered.markup,
        notice: options.notice,
        structuredData: isListed ? structuredData(page, { site, ...knownOf(layout) }) : [],
        state,
        assets: ofPage,
        ...(developmentHead && { developmentHead }),
      }),
    };
  };
}

/** A machine would take an example as true. */
const knownOf = (layout: LayoutContent | null) => ({
  legalName: layout && !layout.company.isExample ? layout.company.name : undefined,
  hotline: layout?.hotline && !layout.hotline.isExample ? layout.hotline.number : undefined,
});

/** Content for one request, bound to its language. */
export function pageSource(content: ContentSource, language: Language, draft = false): PageSource {
  return {
    page: async (path, search) => {
      const query = Object.fromEntries(new URLSearchParams(pageQuery(path, search)));
      const page = await content.page(path, language, { draft, query });
      return page && withWordBreaks(page, language);
    },
    layout: () => content.layout(language),
  };
}

async function feedLinks({ language, origin }: Site) {
  const messages = await loadMessages(language);
  return feeds.map(({ href, name, type }) => ({
    title: withSiteName(messages.newsFeeds + messages.inBrackets.replace('{text}', name), messages),
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
