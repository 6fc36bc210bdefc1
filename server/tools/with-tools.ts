import { caseToolCalled, writeCase } from '../../app/forms/carried-case.ts';
import { type Language, languageCodes } from '../../app/i18n/languages.ts';
import { toolMessages } from '../../app/i18n/tools.ts';
import type {
  ContentSource,
  PageContent,
  PageOptions,
  Query,
  SearchDocument,
} from '../../cms/interface.ts';
import { describeBalcony } from './balcony.ts';
import { caseIn, pathOf, tellCase } from './cases.ts';
import { describeComparison } from './comparison.ts';
import { describeOffGrid } from './off-grid.ts';
import { describeRoof } from './roof-content.ts';
import { describeYield } from './yield-content.ts';

/** What a page shows besides its title. */
type Shown = Required<Pick<PageContent, 'tool'>> & Pick<PageContent, 'comparison'>;

interface Tool {
  path: string;
  words(language: Language): { title: string; description: string };
  describe(content: ContentSource, language: Language, query: Query): Promise<Shown>;
}

/** Those that answer a question; the page that lists them comes with them. */
const tools: Tool[] = [
  {
    path: '/tools/yield',
    words: (language) => toolMessages(language, 'yield'),
    describe: async (content, language, query) => ({
      tool: await describeYield(content, language, query),
    }),
  },
  {
    path: '/tools/balcony',
    words: (language) => toolMessages(language, 'balcony'),
    describe: async (content, language, query) => ({
      tool: await describeBalcony(content, language, query),
    }),
  },
  {
    path: '/tools/off-grid',
    words: (language) => toolMessages(language, 'offGrid'),
    describe: async (content, language, query) => ({
      tool: await describeOffGrid(content, language, query),
    }),
  },
  {
    path: '/compare',
    words: (language) => toolMessages(language, 'compare'),
    describe: describeComparison,
  },
  {
    path: '/tools/roof',
    words: (language) => toolMessages(language, 'roof'),
    describe: async (content, language, query) => ({
      tool: await describeRoof(content, language, query),
    }),
  },
];

const list: Tool = {
  path: '/tools',
  words: (language) => {
    const words = toolMessages(language, 'shared');
    return { title: words.tools, description: words.toolsDescription };
  },
  describe: async (_content, language) => ({
    tool: {
      name: 'list',
      words: toolMessages(language, 'shared'),
      tools: tools.map(({ path, words }) => {
        const { title, description } = words(language);
        return { href: path, title, description };
      }),
    },
  }),
};

const pages = new Map([list, ...tools].map((tool) => [tool.path, tool]));

/** Tools follow from the build and the product data, without any of which nothing is known. */
async function changedData(content: ContentSource): Promise<string> {
  const models = await content.models('en');
  const dates = models.map(({ changed }) => changed).sort();
  return dates.at(-1) ?? new Date(0).toISOString();
}

/**
 * The content of the site, with the tools: pages in every language that are in no collection, since
 * what they show is calculated. They are found and listed like all others.
 * @param sendsMail whether visitors can have a case mailed to themselves.
 */
export function withTools(content: ContentSource, sendsMail: boolean): ContentSource {
  async function toolPage(
    tool: Tool,
    language: Language,
    { draft = false, query = {} }: PageOptions,
  ): Promise<PageContent> {
    const shown = draft ? { ...content, toolValues: () => content.toolValues({ draft }) } : content;
    const { title, description } = tool.words(language);
    const isCase = caseToolCalled(tool.path.split('/').at(-1)) !== null;
    return {
      path: tool.path,
      ...(sendsMail && isCase && { caseMail: toolMessages(language, 'mail') }),
      ...{ title, description },
      breadcrumbs: tool === list ? [] : [{ label: list.words(language).title, href: list.path }],
      blocks: [],
      translatedInto: [...languageCodes],
      ...(await tool.describe(shown, language, query)),
    };
  }

  /** A case that the visitor has calculated is in the form, to be read, changed or left out. */
  async function withCase(page: PageContent, language: Language, query: Query) {
    const one = caseIn(new URLSearchParams(query));
    const value = one && writeCase(one);
    const told = value && (await tellCase(content, one, language));
    if (!told) return page;
    const { drawing: _, ...shown } = told;
    const words = toolMessages(language, 'case');
    const carried = { ...shown, words, value, href: `${pathOf(one.tool)}?${one.query}` };
    const blocks = page.blocks.map((block) =>
      block.blockType === 'form' && block.form === 'quote' ? { ...block, carried } : block,
    );
    return { ...page, blocks };
  }

  return {
    ...content,
    async page(path, language, options = {}) {
      const tool = pages.get(path);
      if (tool) return toolPage(tool, language, options);
      const page = await content.page(path, language, options);
      return page && options.query?.case ? withCase(page, language, options.query) : page;
    },
    changed: (path) => (pages.has(path) ? changedData(content) : content.changed(path)),
    publishedPaths: async () => {
      const changed = await changedData(content);
      const all = [...languageCodes];
      return [
        ...(await content.publishedPaths()),
        ...[...pages.keys()].map((path) => ({ path, translatedInto: all, changed })),
      ];
    },
    pagePaths: async () => [...(await content.pagePaths()), ...pages.keys()],
    keepPublished: async (paths) => {
      const known = await content.keepPublished(paths);
      return new Set([...known, ...paths.filter((path) => pages.has(path))]);
    },
    searchDocuments: async () => {
      const snapshot = await content.searchDocuments();
      return async (language) => [
        ...(await snapshot(language)),
        ...[...pages.values()].map((tool) => found(tool, language)),
      ];
    },
  };
}

function found(tool: Tool, language: Language): SearchDocument {
  const { title, description } = tool.words(language);
  return {
    ...{ kind: 'page', href: tool.path, title, names: [], date: null, isExample: false },
    passages: [{ text: description, isExample: false }],
    place: tool === list ? [] : [list.words(language).title],
  };
}
