import { textOf } from '../../app/components/text.tsx';
import { feeds } from '../../app/feeds.ts';
import { languages } from '../../app/i18n/languages.ts';
import { loadMessages } from '../../app/i18n/messages.ts';
import { programMessages } from '../../app/i18n/programs.ts';
import { entryAt } from '../../cms/entry-addresses.ts';
import type { ContentSource, Link, PageContent } from '../../cms/interface.ts';
import { markdownPath } from '../pages/page-path.ts';
import type { Site } from '../sites.ts';
import { plainText } from './markdown.ts';

interface Section {
  title: string;
  lines: string[];
}

/**
 * What a site has to say to programs that read for people (https://llmstxt.org): what it is, and
 * where each page is as Markdown, in the order of the site and in its language.
 */
export async function llmsText(content: ContentSource, site: Site, all: Site[]): Promise<string> {
  const { language, origin } = site;
  const messages = await loadMessages(language);
  const words = programMessages[language];
  const pages = await readPages(content, site);
  const home = pages.find(({ path }) => path === '/home');
  const articles = await content.newsFeed(language);
  const item = (title: string, address: string, description: string) =>
    `- [${plainText(title)}](${address})${description && `: ${plainText(description)}`}`;
  const others = all
    .filter((one) => one.key !== site.key)
    .map((one) => `[${languages[one.language].name}](${one.origin}/llms.txt)`);
  const sections: Section[] = [
    ...sectionsOf(pages, words.otherPages).map(({ title, members }) => ({
      title,
      lines: members.map((page) =>
        item(textOf(page.title), `${origin}${markdownPath(page.path)}`, textOf(page.description)),
      ),
    })),
    {
      title: words.newestArticles,
      lines: articles.map(({ href, title, summary, published }) =>
        item(
          textOf(title),
          `${origin}${markdownPath(href)}`,
          `${published.value} · ${textOf(summary)}`,
        ),
      ),
    },
    {
      title: words.data,
      lines: [
        item(words.allParameters, `${origin}/parameters.json`, ''),
        ...feeds.map(({ href, name }) => item(messages.newsFeeds, `${origin}${href}`, name)),
        item(words.allAddresses, `${origin}/sitemap.xml`, ''),
      ],
    },
  ];
  return [
    `# ${messages.siteName}`,
    `> ${plainText(textOf(home?.description))}`,
    `${plainText(words.markdownHint)}\n${plainText(words.examplesHint)}`,
    `${plainText(words.languagesHint)} ${others.join(', ')}`,
    ...sections
      .filter(({ lines }) => lines.length > 0)
      .map(({ title, lines }) => `## ${plainText(title)}\n\n${lines.join('\n')}`),
  ]
    .join('\n\n')
    .concat('\n');
}

/** Those in the language of the site, without articles and other entries of lists. */
async function readPages(content: ContentSource, { language }: Site): Promise<PageContent[]> {
  const pages: PageContent[] = [];
  for (const { path, translatedInto } of await content.publishedPaths()) {
    if (entryAt(path) || !translatedInto.includes(language)) continue;
    const page = await content.page(path, language);
    if (page) pages.push(page);
  }
  return pages;
}

/** A page with those below it is a section; all that stand alone are the first one. */
function sectionsOf(pages: PageContent[], titleOfOthers: string) {
  const groups = new Map<string, PageContent[]>();
  const topOf = ({ breadcrumbs, path }: PageContent): Link['href'] => breadcrumbs[0]?.href ?? path;
  for (const page of pages) {
    const top = topOf(page);
    groups.set(top, [...(groups.get(top) ?? []), page]);
  }
  const alone = [...groups.values()].filter(({ length }) => length === 1).flat();
  const families = [...groups].flatMap(([top, members]) => {
    if (members.length === 1) return [];
    const parent = members.find(({ path }) => path === top);
    return [{ title: textOf(parent?.title) || titleOfOthers, members }];
  });
  return [...families, { title: titleOfOthers, members: alone }];
}
