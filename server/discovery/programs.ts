import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono, Next } from 'hono';
import { languages } from '../../app/i18n/languages.ts';
import type { ContentSource } from '../../cms/interface.ts';
import type { Environment } from '../../environment.ts';
import { missing } from '../pages/page-addresses.ts';
import type { Body } from '../pages/page-cache.ts';
import { decodePath, markdownPath } from '../pages/page-path.ts';
import type { Pages } from '../pages/pages.ts';
import type { Renderer } from '../pages/renderer.ts';
import { isPersonal } from '../pages/route-facts.ts';
import type { Site, Sites } from '../sites.ts';
import { llmsText } from './llms.ts';
import { markdownOf, readText } from './markdown.ts';

interface Options {
  content: ContentSource;
  sites: Sites;
  pages: Pages;
  renderer: Renderer;
  environment: Pick<Environment, 'INDEXNOW_KEY'>;
}

/** What is there for programs that read the site for people, and for IndexNow. */
export function addPrograms(application: Hono<{ Bindings: HttpBindings }>, options: Options): void {
  const { llms, markdown, indexNowKey } = handlers(options);
  application.get('/llms.txt', llms);
  application.get('/:page{.+\\.md}', markdown);
  if (options.environment.INDEXNOW_KEY) application.get('/:key{[A-Za-z0-9-]+\\.txt}', indexNowKey);
}

/** Each page is Markdown at an address of its own: no cache has to tell requests apart. */
function handlers({ content, sites, pages, renderer, environment }: Options) {
  async function asMarkdown(path: string, site: Site): Promise<Body> {
    const published = await content.keepPublished([path]);
    if (!published.has(path)) return missing;
    const address = `${site.origin}${encodeURI(path)}`;
    const rendered = await renderer(site, new URL(address));
    if (rendered.kind === 'redirect' || rendered.status !== 200) return missing;
    if (rendered.error) throw rendered.error;
    const text = markdownPage(rendered.html, address, site);
    return { status: 200, type: 'text/markdown; charset=utf-8', text };
  }

  return {
    /** Whoever asks a search engine to come shows here that the site is theirs. */
    indexNowKey(context: Context, next: Next) {
      const key = environment.INDEXNOW_KEY;
      return context.req.param('key') === `${key}.txt` ? context.text(`${key}\n`) : next();
    },

    llms(context: Context) {
      return pages.kept(context, async (site) => ({
        ...{ status: 200, type: 'text/plain; charset=utf-8' },
        text: await llmsText(content, site, sites.all),
      }));
    },

    async markdown(context: Context) {
      const path = decodePath(context.req.path.slice(0, -markdownPath('').length));
      if (!path || isPersonal(path)) return pages.notFound(context);
      const { origin } = sites.ofHost(context.req.header('host'));
      // The key is no address: nothing else sends it, without the header below.
      const key = `markdown of ${path}`;
      const answer = await pages.kept(context, (site) => asMarkdown(path, site), key);
      if (answer.status === 404) return pages.notFound(context);
      // Search engines list the page itself.
      answer.headers.set('link', `<${origin}${encodeURI(path)}>; rel="canonical"`);
      return answer;
    },
  };
}

/** With what a page says of itself before it begins. */
function markdownPage(html: string, address: string, { origin, language }: Site): string {
  const facts = {
    title: readText(/<title>([^<]*)/.exec(html)?.[1]),
    description: readText(/<meta name="description" content="([^"]*)"/.exec(html)?.[1]),
    url: address,
    language: languages[language].tag,
  };
  const lines = Object.entries(facts).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n${markdownOf(html, origin, address)}`;
}
