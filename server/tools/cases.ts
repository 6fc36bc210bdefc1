import {
  type CarriedCase,
  type CaseTool,
  caseToolCalled,
  type KeptCase,
  keptCase,
  readCase,
} from '../../app/forms/carried-case.ts';
import type { Language } from '../../app/i18n/languages.ts';
import type { ContentSource, Query } from '../../cms/interface.ts';
import { pageQuery } from '../pages/route-facts.ts';
import type { Sites } from '../sites.ts';
import { knownBalcony, tellBalcony } from './balcony.ts';
import { knownOffGrid, tellOffGrid } from './off-grid.ts';
import { plainCase } from './plain-case.ts';
import { knownRoof } from './roof-case.ts';
import { tellRoof } from './roof-files.ts';
import { type ToldCase, textOfCase } from './told-case.ts';
import { knownCase } from './yield-case.ts';
import { tellYield } from './yield-files.ts';

/**
 * @param typedIn the language in which numbers were typed.
 * @param language in which to tell the case.
 */
type Teller = (
  content: ContentSource,
  typedIn: Language,
  query: Query,
  language: Language,
) => Promise<ToldCase | null>;

const tellers: Record<CaseTool, Teller> = {
  yield: async (...asked) => told(await knownCase(...asked), tellYield),
  roof: async (...asked) => told(await knownRoof(...asked), tellRoof),
  'off-grid': async (...asked) => told(await knownOffGrid(...asked), tellOffGrid),
  balcony: async (...asked) => told(await knownBalcony(...asked), tellBalcony),
};

const told = <Known>(known: Known | null, tell: (one: Known) => ToldCase): ToldCase | null =>
  known && tell(known);

/** A case with the names that its tool knows, in their order, and where the site shows it. */
export function caseIn(search: string | URLSearchParams): CarriedCase | null {
  const given = new URLSearchParams(search);
  const tool = caseToolCalled(given.get('case'));
  return tool && cleaned({ tool, query: String(given) });
}

/** What nobody has typed into the tool is no part of a case. */
const cleaned = ({ tool, query }: CarriedCase): CarriedCase => ({
  tool,
  query: pageQuery(pathOf(tool), `?${query}`).slice(1),
});

export const pathOf = (tool: CaseTool): string => `/tools/${tool}`;

/** @returns null of a case in which anything cannot be used. */
export function tellCase(
  content: ContentSource,
  { tool, query }: CarriedCase,
  typedIn: Language,
  language: Language = typedIn,
): Promise<ToldCase | null> {
  const asked = Object.fromEntries(new URLSearchParams(query));
  return tellers[tool](content, typedIn, asked, language);
}

/** Where the site of a language shows a case. */
function addressOf({ tool, query }: CarriedCase, sites: Sites, language: Language): string {
  const site = sites.all.find((one) => one.language === language);
  return `${site?.origin ?? ''}${pathOf(tool)}?${query}`;
}

/** Keeps cases with inquiries, told in the language of the visitor. */
export function caseKeeper(content: ContentSource, sites: Sites) {
  return async (sent: string | undefined, language: Language): Promise<KeptCase | undefined> => {
    const read = readCase(sent);
    if (!read) return undefined;
    const one = cleaned(read);
    // An inquiry is never lost for its case: the entries are kept even where nothing can be read.
    const told = await tellCase(content, one, language).catch(() => null);
    const text = told && textOfCase(told, addressOf(one, sites, language));
    return keptCase(one, language, text);
  };
}

/**
 * Tells cases for a mail, in the language of the visitor, and nothing that the server has not
 * calculated or looked up.
 */
export function caseTeller(content: ContentSource, sites: Sites) {
  return async (sent: string, language: Language) => {
    const read = readCase(sent);
    const one = read && plainCase(cleaned(read), language);
    const told = one && (await tellCase(content, one, language));
    if (!told) return null;
    return { title: told.title, text: textOfCase(told, addressOf(one, sites, language)) };
  };
}
