import type { Payload } from 'payload';
import type { Language } from '../app/i18n/languages.ts';
import { readContentRevision } from './hooks/content-revision.ts';
import type { Block, ContentSource, LayoutContent, Link, PageContent } from './interface.ts';
import type { Page, Setting } from './payload-types.ts';
import { productReader } from './products/products.ts';
import { resolveFields, resolveText, translatedLanguages } from './resolve.ts';

type Stored = Record<string, unknown>;

/** The content interface of the site, answered by Payload's Local API in this process. */
export function contentSource(payload: Payload): ContentSource {
  const pageFields = payload.collections.pages.config.flattenedFields;
  const revision = () => readContentRevision(payload);
  const readProducts = productReader(payload, revision);

  async function findPage(path: string, draft: boolean): Promise<Stored | undefined> {
    const { docs } = await payload.find({
      collection: 'pages',
      where: { path: { equals: path }, ...(!draft && { _status: { equals: 'published' } }) },
      draft,
      locale: 'all',
      depth: 1,
      limit: 1,
      pagination: false,
    });
    return docs[0] as unknown as Stored | undefined;
  }

  async function breadcrumbs(page: Stored, language: Language): Promise<Link[]> {
    const links: Link[] = [];
    const seen = new Set([page.id]);
    let parent = page.parent as Stored | number | null | undefined;
    while (parent) {
      const id = typeof parent === 'object' ? parent.id : parent;
      // Two pages may name each other as parent; the line then simply ends.
      if (seen.has(id)) break;
      seen.add(id);
      const document = (await payload.findByID({
        collection: 'pages',
        id: id as number,
        select: { title: true, path: true, parent: true, _status: true },
        locale: 'all',
        depth: 0,
        disableErrors: true,
      })) as unknown as Stored | null;
      if (document?._status !== 'published') break;
      links.unshift({
        label: resolveText(document.title, language) ?? '',
        href: document.path as string,
      });
      parent = document.parent as number | null;
    }
    return links;
  }

  async function publishedPaths() {
    const { docs } = await payload.find({
      collection: 'pages',
      where: { _status: { equals: 'published' } },
      locale: 'all',
      depth: 0,
      pagination: false,
    });
    return (docs as unknown as Stored[]).map((page) => ({
      path: page.path as string,
      translatedInto: translatedLanguages(page, pageFields),
      changed: page.updatedAt as string,
    }));
  }

  return {
    publishedPaths,
    revision,

    async keepPublished(paths) {
      const { docs } = await payload.find({
        collection: 'pages',
        where: { path: { in: paths }, _status: { equals: 'published' } },
        select: { path: true },
        depth: 0,
        pagination: false,
      });
      return new Set(docs.map(({ path }) => path));
    },

    async page(path, language, { draft } = { draft: false }): Promise<PageContent | null> {
      // PostgreSQL takes no NUL in a text, and no path has one.
      const stored = path.includes('\0') ? undefined : await findPage(path, draft);
      if (!stored) return null;
      const page = resolveFields(stored, pageFields, language, await readProducts());
      return {
        path,
        title: page.title as PageContent['title'],
        description: (page.description as PageContent['description']) ?? null,
        breadcrumbs: await breadcrumbs(stored, language),
        blocks: page.blocks as Block[],
        translatedInto: translatedLanguages(stored, pageFields),
      };
    },

    async layout(language): Promise<LayoutContent> {
      const settings = payload.config.globals.find(({ slug }) => slug === 'settings');
      if (!settings) throw new Error('The global "settings" is missing from the configuration');
      const [stored, paths] = await Promise.all([
        payload.findGlobal({ slug: 'settings', locale: 'all', depth: 0 }),
        payload
          .find({
            collection: 'pages',
            where: { _status: { equals: 'published' } },
            select: { path: true },
            depth: 0,
            pagination: false,
          })
          .then(({ docs }) => new Set(docs.map((page) => (page as Page).path))),
      ]);
      const resolved = resolveFields(
        stored as unknown as Stored,
        settings.flattenedFields,
        language,
        await readProducts(),
      );
      const content = resolved as unknown as Omit<Setting, 'menu' | 'footer' | 'workingHours'> &
        Pick<LayoutContent, 'menu' | 'footer' | 'workingHours'>;
      // A menu never leads to a page that does not exist yet.
      const leadsSomewhere = ({ href }: Link) =>
        !href.startsWith('/') || paths.has(href.replace(/[?#].*$/, ''));
      return {
        companyName: content.companyName ?? '',
        menu: content.menu?.filter(leadsSomewhere) ?? [],
        footer: (content.footer ?? [])
          .map(({ title, links }) => ({ title, links: links?.filter(leadsSomewhere) ?? [] }))
          .filter(({ links }) => links.length > 0),
        hotline: content.hotline
          ? { number: content.hotline, isExample: content.hotlineIsExample === true }
          : null,
        workingHours: content.workingHours ?? null,
        registration: content.registrationNumber
          ? {
              number: content.registrationNumber,
              isExample: content.registrationNumberIsExample === true,
            }
          : null,
      };
    },
  };
}
