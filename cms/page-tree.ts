import type { Payload } from 'payload';
import type { Language } from '../app/i18n/languages.ts';
import type { Link } from './interface.ts';
import { type ProductData, resolveTitle } from './resolve.ts';

type Stored = Record<string, unknown>;

/** The pages of the back office, and the trail that leads down to each. */
export function pageTree(payload: Payload, readProducts: () => Promise<ProductData>) {
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
      // Two pages may name each other as parent; the trail then simply ends.
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
        label: resolveTitle(document.title, language, await readProducts()),
        href: document.path as string,
      });
      parent = document.parent as number | null;
    }
    return links;
  }

  /** The trail to an entry includes the list it is in. */
  async function breadcrumbsBelow(path: string, language: Language): Promise<Link[]> {
    const list = await findPage(path, false);
    if (!list) return [];
    const title = resolveTitle(list.title, language, await readProducts());
    return [...(await breadcrumbs(list, language)), { label: title, href: path }];
  }

  return { findPage, breadcrumbs, breadcrumbsBelow };
}
