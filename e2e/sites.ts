import { catalogues } from '../app/i18n/catalogues.ts';
import type { FormMessages } from '../app/i18n/en/forms.ts';
import type { Messages } from '../app/i18n/en/messages.ts';
import type { Language } from '../app/i18n/languages.ts';
import { languageCodes } from '../app/i18n/languages.ts';
import { loadMessages } from '../app/i18n/messages.ts';
import { typeset } from '../app/i18n/typography.ts';
import { home as homePage } from '../content/pages/home/page.ts';
import type { HomeText } from '../content/pages/home/text.ts';

/** A site by the first label of its host, with the texts that a visitor should find there. */
export interface ExpectedSite {
  name: string;
  /** Of the host; undefined for English, the default for any other host. */
  site: string | undefined;
  language: Language;
  home: HomeText;
  /** Of the interface, and of its forms. */
  messages: Messages & FormMessages;
}

async function expectedSite(name: string, language: Language): Promise<ExpectedSite> {
  return {
    name,
    site: name === 'en' ? undefined : name,
    language,
    home: asSet(homePage.texts[language], language),
    messages: { ...(await loadMessages(language)), ...asSet(catalogues[language].forms, language) },
  };
}

/** Every text in it as the site sets it. */
function asSet<Value>(value: Value, language: Language): Value {
  return JSON.parse(
    JSON.stringify(value, (_, part) => (typeof part === 'string' ? typeset(part, language) : part)),
  );
}

/** The site of each of the seven languages. */
export const languageSites = await Promise.all(
  languageCodes.map((language) => expectedSite(language, language)),
);

/** The Chinese site hosted in mainland China. */
export const mainlandSite = await expectedSite('cn', 'zh');

export const allSites = [...languageSites, mainlandSite];

export function siteIn(language: Language): ExpectedSite {
  const found = languageSites.find((site) => site.language === language);
  if (!found) throw new Error(`There is no site in ${language}`);
  return found;
}
