import type { Payload } from 'payload';
import { phoneTarget } from '../app/blocks/link-target.ts';
import type { Language } from '../app/i18n/languages.ts';
import { analyticsOf } from './analytics.ts';
import type { LayoutContent, Link, MenuItem } from './interface.ts';
import { markedSetting } from './markets.ts';
import type { Setting } from './payload-types.ts';
import { type ProductData, resolveFields } from './resolve.ts';

type Stored = Record<string, unknown>;

/** Without an address where visitors find nothing at its own, but what it opens. */
interface ResolvedItem extends Omit<Link, 'href'> {
  href: string | null;
  children: Link[];
}

/** Reads the layout around every page from the settings. */
export function layoutReader(
  payload: Payload,
  readProducts: () => Promise<ProductData>,
): (language: Language) => Promise<LayoutContent> {
  const settings = payload.config.globals.find(({ slug }) => slug === 'settings');
  return async (language) => {
    if (!settings) throw new Error('The global "settings" is missing from the configuration');
    const [stored, hasOnlyVisualisations] = await Promise.all([
      payload.findGlobal({ slug: 'settings', locale: 'all', depth: 0 }),
      areAllVisualisations(payload),
    ]);
    const all = stored as unknown as Stored;
    const company = markedSetting(all, 'companyName', language);
    const hotline = markedSetting(all, 'hotline', language);
    const resolved = resolveFields(all, settings.flattenedFields, language, await readProducts());
    const content = resolved as unknown as Omit<Setting, 'menu' | 'footer' | 'workingHours'> &
      Pick<LayoutContent, 'footer' | 'workingHours'> & { menu: ResolvedItem[] };
    return {
      company: { name: company?.text ?? '', isExample: company?.isExample === true },
      menu: (content.menu ?? []).map(menuItem),
      footer: (content.footer ?? [])
        .map(({ title, links }) => ({ title, links: links ?? [] }))
        .filter(({ links }) => links.length > 0),
      hotline: hotline && {
        number: hotline.text,
        href: phoneTarget(hotline.text),
        isExample: hotline.isExample,
      },
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
      analytics: analyticsOf(all, language),
    };
  };
}

/**
 * An item that opens others is no link itself. So that it still leads where it led before it had
 * any, its page stands first among them, unless one of them is that page or visitors do not see it.
 */
function menuItem({ label, href, children: below }: ResolvedItem): MenuItem {
  const children = below.map((child) => ({ label: child.label, href: child.href }));
  const [first] = children;
  if (href === null) return { label, href: first?.href ?? '', children };
  const own = { label, href };
  const isMissing = first !== undefined && !children.some((child) => child.href === href);
  return { ...own, children: isMissing ? [own, ...children] : children };
}

async function areAllVisualisations(payload: Payload): Promise<boolean> {
  const [all, others] = await Promise.all([
    payload.count({ collection: 'media' }),
    payload.count({ collection: 'media', where: { isVisualisation: { not_equals: true } } }),
  ]);
  return all.totalDocs > 0 && others.totalDocs === 0;
}
