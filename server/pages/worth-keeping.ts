import type { Language } from '../../app/i18n/languages.ts';
import type { Site } from '../sites.ts';
import { keyOf } from './page-path.ts';

/** A page on one of the sites. */
export interface PlacedPage {
  site: Site;
  path: string;
}

/**
 * @param outdated keys of what visitors have asked for and has to be made again, in this order.
 * @returns these, and then all other pages on the sites whose language they are in.
 */
export function worthKeeping(
  sites: Site[],
  published: { path: string; translatedInto: Language[] }[],
  outdated: string[],
): PlacedPage[] {
  const all = new Map(
    published.flatMap(({ path, translatedInto }) =>
      sites
        .filter(({ language }) => translatedInto.includes(language))
        .map((site) => [keyOf(site, path), { site, path }] as const),
    ),
  );
  const asked = outdated.flatMap((key) => all.get(key) ?? []);
  return [...new Set([...asked, ...all.values()])];
}
