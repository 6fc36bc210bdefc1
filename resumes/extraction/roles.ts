import { allWords, alternatives, pattern } from './lexicon.ts';
import { fold, hasCjk, wordPattern } from './text.ts';

const tradesAnywhere = wordPattern(allWords(({ trades }) => trades));
const leadingTrades = wordPattern(allWords(({ tradesFirst }) => tradesFirst));

/** Whether a text names an occupation: `Hotelfachfrau`, `Couvreur`, `Albañil`, `Murarz`. */
function namesTrade(text: string): boolean {
  if (tradesAnywhere.test(text)) return true;
  const leading = leadingTrades.exec(text);
  if (leading?.index !== 0) return false;
  // Before another name it is a surname: `Schäfer Solartechnik`.
  return !/^\s+\p{Lu}\p{L}/u.test(text.slice(leading[0].length));
}

/** Words that make a text a job title: whole words. */
const titleTerms = wordPattern(allWords(({ titles }) => titles));

/** Endings of German titles, parts of Japanese and Chinese ones. */
const titleStems = pattern.iu`${'titleEndings'}(?:in|innen|s|e|er|en|\*in|:in|\/in|\/-in|_in|\(in\))?(?![\p{L}])|${'titleEnds'}(?![\p{L}])`;
const cjkTitles = new RegExp(alternatives('titleParts'), 'u');

/** Legal forms: a text with one of them names an organisation. */
const legalForms = pattern.u`(?<![\p{L}])${'legalForms'}(?![\p{L}])|${'eastAsianLegalForms'}`;

const organisationTerms = wordPattern(allWords(({ organisations }) => organisations));
const cjkOrganisations = new RegExp(alternatives('organisationParts'), 'u');

/** Endings of German company and institution names. */
const germanOrganisations = pattern.iu`\p{L}${'organisationEndings'}(?!\p{L})`;
/** Endings of shops and workshops: `boulangerie`, `panadería`, `kwiaciarnia`. */
const worksOfRomance = pattern.iu`\p{L}{3}${'shopEndings'}(?!\p{L})`;
/** Endings of occupations, in the first word: `fleuriste`, `panadero`, `ogrodniczka`. */
const trades = pattern.iu`^\p{L}{3,}${'occupationEndings'}(?!\p{L})`;
/** Chinese company names begin with the town or province, and end in the line of business. */
const chineseFirms = pattern.u`^${'firmTowns'}\p{Script=Han}{3,}$|^\p{Script=Han}{2,}${'firmTrades'}$`;

/** What replaces the employer if there is none. */
const ownBusiness = pattern.iu`(?<!\p{L})${'ownBusiness'}(?!\p{L})`;

const ranks = pattern.iu`(?<![\p{L}])${'ranks'}(?![\p{L}])`;

/** How much a text looks like a job title; 0 is not at all. */
export function titleScore(text: string): number {
  const folded = fold(text);
  let score = 0;
  if (titleTerms.test(folded) || titleStems.test(folded) || namesTrade(folded)) score += 3;
  if (hasCjk(folded) && cjkTitles.test(folded)) score += cjkTitleEndings.test(folded) ? 3.5 : 2;
  // `调试员`, `培訓師`: endings of occupations.
  else if (/^\p{Script=Han}{1,7}[员員师師]$/u.test(folded)) score += 2;
  if (trades.test(folded)) score += 1;
  if (/\((?:m|w|f|h)\s*\/\s*\w(?:\s*\/\s*\w)?\)|\/-?in\b|\*in\b|:in\b/i.test(folded)) score += 2;
  if (ranks.test(folded)) score += 1.5;
  if (isDepartment(folded)) score -= 3;
  return score;
}

const departments = pattern.iu`^\p{Script=Han}{1,10}${'departments'}$|^${'departmentNames'}(?!\p{L})`;

/** A department of an organisation rather than an organisation. */
export const isDepartment = (text: string) => departments.test(text);

/** `Plant 2`, `South`: a site or a region of a firm. */
const ofOneFirm = pattern.iu`(?:^|,\s+)(?:${'sites'}\s(?:\d{1,2}|[A-Z]|[IVX]{1,3})|${'regionsBefore'}?${'directions'})$`;

const functions = pattern.iu`^${'functions'}$`;

/** `Vice President, Operations`: a function within a firm, not the name of one. */
export const isFunction = (text: string): boolean =>
  ofOneFirm.exec(fold(text).trim())?.index === 0 || functions.test(fold(text).trim());

const cjkTitleEndings = new RegExp(
  `(?:${cjkTitles.source})${alternatives('titleSuffixes')}?[\\s)）\\]】/・]*$`,
  'u',
);

const article = pattern.u`^${'articles'}\s+\p{Lu}`;
const firmWord = pattern.iu`^${'firmWords'}\s+\p{Lu}`;

/** How much a text looks like the name of an organisation; 0 is not at all. */
export function organisationScore(text: string): number {
  const folded = fold(text).trim().replace(ofOneFirm, '');
  let score = 0;
  if (legalForms.test(text) || legalForms.test(folded)) score += 5;
  if (organisationTerms.test(folded)) score += 2;
  if (hasCjk(folded) && cjkOrganisations.test(folded)) score += 2.5;
  if (ownBusiness.test(folded)) score += 0.5;
  if (article.test(folded)) score += 0.5;
  if (firmWord.test(folded)) score += 4;
  if (/\s&\s\p{Lu}/u.test(folded)) score += 1;
  if (/^\p{Lu}{2,6}$/u.test(folded)) score += 0.8;
  if (germanOrganisations.test(folded)) score += 1;
  if (worksOfRomance.test(folded)) score += 1.2;
  if (chineseFirms.test(folded)) score += 1.5;
  if (isDepartment(folded)) score -= 2;
  return score;
}

const lastLegalForm = new RegExp(`(?:${legalForms.source})[.\\s]*$`, 'u');
const firstLegalForm = new RegExp(`^(?:${legalForms.source})(?![\\p{L}.])`, 'u');
const onlyLegalForm = new RegExp(`^(?:${legalForms.source})[.,\\s]*$`, 'u');

/** Ends in a legal form, whose full stop does not end a sentence: `Kartonagen Weiss Ges.m.b.H.` */
export const endsInLegalForm = (text: string): boolean => lastLegalForm.test(fold(text).trim());

/** Begins with a legal form, so that the company's name precedes it: `S.A. (Haro)`. */
export const beginsWithLegalForm = (text: string): boolean =>
  firstLegalForm.test(fold(text).trim());

/** Consists of a legal form alone, which belongs to the preceding text: `Inc.`, `S.A.`. */
export const isLegalForm = (text: string): boolean => onlyLegalForm.test(fold(text).trim());
