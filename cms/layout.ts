import type { Payload } from 'payload';
import type { Language } from '../app/i18n/languages.ts';
import type { LayoutContent, Link, MenuItem } from './interface.ts';
import type { Setting } from './payload-types.ts';
import { type ProductData, resolveFields } from './resolve.ts';

type Stored = Record<string, unknown>;

/**
 * Reads the layout around every page from the settings.
 * @param pagePaths of the published pages.
 */
export function layoutReader(
  payload: Payload,
  readProducts: () => Promise<ProductData>,
  pagePaths: () => Promise<string[]>,
): (language: Language) => Promise<LayoutContent> {
  const settings = payload.config.globals.find(({ slug }) => slug === 'settings');
  return async (language) => {
    if (!settings) throw new Error('The global "settings" is missing from the configuration');
    const [stored, paths, hasOnlyVisualisations] = await Promise.all([
      payload.findGlobal({ slug: 'settings', locale: 'all', depth: 0 }),
      pagePaths().then((all) => new Set(all)),
      areAllVisualisations(payload),
    ]);
    const resolved = resolveFields(
      stored as unknown as Stored,
      settings.flattenedFields,
      language,
      await readProducts(),
    );
    const content = resolved as unknown as Omit<Setting, 'menu' | 'footer' | 'workingHours'> &
      Pick<LayoutContent, 'menu' | 'footer' | 'workingHours'>;
    // A menu never links to a page that does not exist yet.
    const leadsSomewhere = ({ href }: Link) =>
      !href.startsWith('/') || paths.has(href.replace(/[?#].*$/, ''));
    return {
      companyName: content.companyName ?? '',
      menu: (content.menu ?? []).flatMap((item) => menuItem(item, leadsSomewhere)),
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
            publicSecurityNumber: content.publicSecurityNumber ?? null,
            isExample: content.registrationNumberIsExample === true,
          }
        : null,
      hasOnlyVisualisations,
      resumeFields: {
        dateOfBirth: content.asksDateOfBirth !== false,
        nationality: content.asksNationality !== false,
      },
    };
  };
}

/**
 * An item that opens others is no link itself. So that it still leads where it led before it had
 * any, its page stands first among them, unless one of them is that page.
 * @returns nothing where neither the item nor any below it leads somewhere.
 */
function menuItem(
  { label, href, children: below }: MenuItem,
  leadsSomewhere: (link: Link) => boolean,
): MenuItem[] {
  const own = { label, href };
  const children = (below ?? [])
    .filter(leadsSomewhere)
    .map((child) => ({ label: child.label, href: child.href }));
  if (children.length === 0) return leadsSomewhere(own) ? [{ ...own, children }] : [];
  const isMissing = leadsSomewhere(own) && !children.some((child) => child.href === href);
  return [{ ...own, children: isMissing ? [own, ...children] : children }];
}

async function areAllVisualisations(payload: Payload): Promise<boolean> {
  const [all, others] = await Promise.all([
    payload.count({ collection: 'media' }),
    payload.count({ collection: 'media', where: { isVisualisation: { not_equals: true } } }),
  ]);
  return all.totalDocs > 0 && others.totalDocs === 0;
}
