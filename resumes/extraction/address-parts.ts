import { countries } from './countries.ts';
import { headingOf } from './headings.ts';
import { fragmentsOf, labelOf, splitLabel } from './labels.ts';
import type { LabelKind } from './lexicon.ts';
import { allWords, alternatives, pattern } from './lexicon.ts';
import { findPeriods } from './periods.ts';
import { isPlace } from './places.ts';

import { fold, keyOf, trimSeparators, wordPattern } from './text.ts';

/** Streets with house numbers, as written in each language. */
export const street = pattern.iu`(?:\p{L}${'streetEndings'}|${'streetsAlone'})\s*\d{1,4}\s?[a-z]?(?!\p{L})|(?:^|\s|,)(?:\d{1,4}\s?${'houseNumberAdditions'}?,?\s+)?${'streetsBefore'}\s+\S|\d+\s+[\p{L}.' ]+${'streetsAfter'}(?!\p{L})`;
/** Postal codes with towns: DE, FR, ES, PL, US, GB, JP, and Chinese addresses. */
export const town = pattern.u`(?:(?:^|[\s,(])(?:[A-Z]{1,2}-)?\d{5}\s+\p{Lu}|\d{2}-\d{3}\s+\p{Lu}|(?:^|[\s,])(?:[A-Z]{1,2}-)?(?!19|20)\d{4}\s+\p{Lu}\p{Ll}|\b\d{4}\s?[A-Z]{2}\s+\p{Lu}|\p{L},?\s+[A-Z]{2}\s+\d{5}(?:-\d{4})?\b|\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b|\b[A-Z]\d[A-Z]\s?\d[A-Z]\d\b|\b[A-Z]\d{2}\s?[A-Z][A-Z\d]{3}\b|\b(?:NSW|VIC|QLD|SA|WA|TAS|ACT)\s\d{4}\b|${'romanisedTowns'}\b.{0,30}\s\d{3}-\d{4}(?!\d)|(?:^|,\s)\p{Lu}[\p{L} ]+\s(?:A[BL]|B[ABDHLNRST]|C[ABFHMORTVW]|D[ADEGHLNTY]|E[CHNX]|F[KY]|G[LU]|H[ADGPRSUX]|I[GPV]|K[ATWY]|L[ADELNSU]|M[EKL]|N[EGNPRW]|O[LX]|P[AEHLOR]|R[GHM]|S[AEGKLMNOPRSTWY]|T[ADFNQRSW]|UB|W[ACDFNRSV]|YO|ZE)\d{1,2}[A-Z]?$|\d.*,\s*(?:N\.T\.|Kowloon|New Territories|Hong Kong|H\.K\.)(?:,\s*(?:Hong Kong|H\.K\.))?$|\bSingapore\s\(?\d{6}\b|\p{Lu}\p{L}{2,}\s?[-–]\s?[1-9]\d{2}\s?\d{3}(?!\d)|\p{Lu}\p{L}{2,},?\s[1-9]\d{5},?\s(?:India|P\.?R\.?|China)|〒\s?\d{3}-?\d{4}|^\d{3}-\d{4}\s*\p{Script=Han})`;
export const cjkAddress = pattern.u`${'specialRegions'}.{2,}[號号室樓楼].*|(?:${'prefectures'}|\p{Script=Han}{2,3}県).{2,}|\p{Script=Han}{2,8}(?:省|市|縣|自治区).{0,12}(?:区|區|市|县|縣|路|街|道|鎮|镇|村).*|\p{Script=Han}{2,8}(?:市|区|區).{0,20}(?:路|街|大道|巷|弄|胡同).{0,12}\d*\s*(?:号|號|弄|室|栋|楼|樓)|\p{Script=Han}{2,6}[区區县縣鎮镇].{2,30}\d+\s*(?:号|號|弄|室|栋|幢|楼|樓|单元|座).*`;

/** Additions to a town: `Großraum München`, `Paris 11e`, `woj. śląskie, Gliwice`. */
export const around = pattern.iu`^${'aroundBefore'}\s+|\s+(?:${'and'} ${'aroundAfter'}|\d{1,2}\s?${'districtOrdinals'}|,?\s*${'provinces'}\s\p{L}+|\s*\((?:\d{2,5}|[A-Z]{2})\))$`;
/** `浙江省杭州` */
export const chineseTown = pattern.u`^${'chineseProvinces'}省?市?[·\s-]?\p{Script=Han}{2,6}$`;

/** A town with what tells it from others: `Frankfurt (Oder)`, `Wachtberg bei Bonn`. */
export const townLike = pattern.u`^\p{Lu}[\p{L}.'’-]+(?: ${'townPrepositions'}?\s?\p{L}[\p{L}.'’-]*){0,2}(?:,\s*\p{L}[\p{L} .-]+|\s*\([^)]{2,20}\)|\s${'nearTowns'}\s\p{Lu}[\p{L}-]+)$`;

/** `ul. 3 Maja`, `rue du 8 mai 1945`: a street, and no date. */
export const datedStreet = pattern.iu`(?:^|\s)${'streetsBefore'}\s+(?:\p{L}+\s)?\d{1,2}\.?\s+(?:de\s)?\p{L}+(?:\s(?:19|20)\d{2})?`;

/** A house number before or after a name, with the door. */
export const numberedStreet = pattern.iu`^\d{1,5}[a-z]?,?\s+\p{L}|\p{L}[\p{L}.\s-]*\s\d{1,4}\s?[a-z]?(?:\s?[/-]\s?\d+\s?[a-z]?|\s+m\.\s*\d+)?(?:[\s,/.]+(?:\d{1,2}\.?\s?)?${'doors'}\.?(?:\s?\d{1,3}\s?[a-zº]?)?)*$|^〒?\d{3}-\d{4}$`;

/**
 * Whether a line below continues the address, rather than being a name, a phone number or an email.
 */
export function continues(parts: string[], next: string): boolean {
  const folded = fold(next);
  if (
    /@|https?:|www\.|^(?:\p{L}{1,8}[.:]?\s)?\+?[\d\s()/-]{8,}[,;\s]*$/u.test(folded) ||
    labelOf(next) ||
    headingOf(next)
  )
    return false;
  // A label that is in no list, a date of birth.
  if (/^\p{L}{2,12}\s?:/u.test(folded) || hasDay.test(folded)) return false;
  const last = parts.at(-1) ?? '';
  if (
    /[,、，]\s*$/.test(last) ||
    isAddressPart(next) ||
    // `Dublin 8`, `Wellington 6011`; `polska` is a nationality.
    (isPlace(next.replace(/ \d{1,4}$/, '')) && !/^\p{Ll}/u.test(next)) ||
    (numberedTown.test(folded) && !parts.some((part) => town.test(fold(part))))
  )
    return true;
  // A Japanese or Chinese address that breaks before the building.
  return cjkAddress.test(parts.join('')) && house.test(next) && !/年|月/.test(next);
}

/** In countries where the code follows the town, `Nairobi 00100`, or has letters, `C1043AAZ Buenos Aires`. */
export const numberedTown =
  /^(?:\p{Lu}[\p{L} .'-]{2,30} \d{4,6}|[A-Z]\d{4}[A-Z]{3} \p{Lu}[\p{L} .'-]{2,30})$/u;

const house = new RegExp(String.raw`\d|${alternatives('houses')}`);
const hasDay =
  /(?:19|20)\d{2}\s?[-./年]\s?\d{1,2}(?!\d)|\d{1,2}[-./]\d{1,2}[-./](?:19|20)\d{2}(?!\d)/u;

export const isAddressPart = (text: string) => {
  const folded = fold(text);
  return (
    town.test(folded) ||
    cjkAddress.test(text) ||
    (/\d/.test(folded) && (street.test(folded) || endsInCountry(folded)))
  );
};

/** `House 12-B, Street 4, Phase 5, Lahore, Pakistan` */
function endsInCountry(text: string): boolean {
  const parts = text.split(/,\s*/);
  return parts.length >= 3 && countries.has(keyOf(parts.at(-1) ?? ''));
}

export const join = (parts: string[]) =>
  parts
    .map((part) => trimSeparators(part.replace(/\s+/g, ' ')))
    .filter((part) => part !== '')
    .join(', ');

export const goesOn = (parts: string[], next: string) =>
  continues(parts, next) && !hasContact(next);

const phone = wordPattern(allWords(({ patterns }) => patterns.phonesBeside));

/** An address may share a line with other contact details. */
export function partsOf(text: string): string[] {
  const withoutMails = text.replace(
    /[^\s|｜│·•／、，,;；:：]+@[^\s|｜│·•／、，,;；]+|(?:https?:|www\.)\S+/gu,
    ' | ',
  );
  const hasOthers =
    withoutMails !== text || phone.test(text) || /\+\d{2}|(?:\d[ ./-]?){9}/.test(text);
  // Between bars and icons, or what stands beside contacts, commas are those of the address.
  const isSeparated = /\s[|｜│•·●]\s|\p{Extended_Pictographic}/u.test(text.replace(/^\P{L}+/u, ''));
  const separator = besideContact.test(fold(text))
    ? /\s+[-–—]\s+|\s*;\s+|\s+\/\s+/u
    : betweenDetails;
  return fragmentsOf(withoutMails)
    .filter((part) => splitLabel(part)?.kind !== 'birth')
    .map(withoutDates)
    .flatMap((part) => part.split(beforePhone))
    .flatMap((part) => part.split(beforeOtherPhone))
    .flatMap((part) => (hasOthers && !isSeparated ? joinAddress(part.split(separator)) : [part]))
    .flatMap((part) => (/^[男女]\s*[／/]/u.test(part) ? part.split(/\s*[／/]\s*/u) : [part]))
    .filter((part) => (splitLabel(part)?.kind ?? 'address') === 'address')
    .map((part) => splitLabel(part)?.value ?? part)
    .map((part) =>
      part
        .replace(contactLabel, '')
        .replace(livingIn, '')
        .replace(/^(?:\p{L}[\p{L}'’-]*\s){1,4}(?=\S)/u, (words) =>
          labelOf(words) === 'address' ? '' : words,
        )
        // A label that is in no list.
        .replace(
          /^(?:[\p{Script=Han}\p{Script=Hiragana}]{2,8}[:：]\s*|\p{L}[\p{L} '’-]{2,24}:\s+)(?=\S{4}|\d{1,4}[\s,])/u,
          '',
        )
        .replace(/^(?:(?!#\d)[^\p{L}\p{N}〒(])+/u, '')
        .trim(),
    )
    .filter((part) => part !== '');
}

const besideContact = /(?:\s[-/]|;)\s+(?:[+(]?\d[\d\s()/.-]{7,}|\S+@)|@\S+(?:\s+[-/]|;)\s/;

const mostParts = 7;

/** The commas of an address among other details are its own. */
function joinAddress(parts: string[]): string[] {
  for (let count = Math.min(mostParts, parts.length); count > 1; count -= 1) {
    for (let from = 0; from + count <= parts.length; from += 1) {
      const text = parts.slice(from, from + count).join(', ');
      if (isWholeAddress(text))
        return [...parts.slice(0, from), text, ...parts.slice(from + count)];
    }
  }
  return parts;
}

/** Without the date of birth that follows: `…, 37073 Göttingen, geboren am 12.07.1985`. */
function withoutDates(text: string): string {
  if (!/(?:19|20)\d{2}/.test(text)) return text;
  const parts = text.split(/,\s+/);
  const isDate = (part: string) =>
    findPeriods(part.replace(datedStreet, '')).some(({ start }) => start?.length === 10);
  const at = parts.findIndex(isDate);
  return at > 0 ? parts.slice(0, at).join(', ') : text;
}

const betweenDetails = new RegExp(
  String.raw`\s+[-–—]\s+|(?<!(?:^|\s)\d{1,4}(?:\s?${alternatives('houseNumberAdditions')})?),\s+(?![A-Z]{2}(?:\s(?:\d{5}|[A-Z]\d[A-Z]\s?\d[A-Z]\d))?$)`,
);

/** `…301 TEL 080-…`: a phone number after an address, with no separator. */
const beforePhone = pattern.iu`[\s,，;；]+(?=${'beforeContacts'}[\s.:：]*[+(\d]|\+\d{2}|(?:\(?86\)?[ -]?)?1[3-9]\d[ -]?\d{4}[ -]?\d{4}(?!\d))`;

/** `2番地 090-1234-5678`; the sign before the spaces is looked at once, however many they are. */
const beforeOtherPhone = /(?<=[^\d\s,，;；])[\s,，;；]+(?=0\d{1,3}[ -]\d{2,4}[ -]\d{4}(?!\d))/u;

/** `Kontakt: Unter den Eichen 87, 12205 Berlin` */
const contactLabel = pattern.iu`^\s*${'contactLabels'}\s*[:：]\s*`;

export const livingIn = pattern.iu`^\s*${'livingIn'}(?!\p{Script=Latin})\s*[:：–—-]?\s*`;

const building = pattern.iu`^${'buildings'}(?!\p{L})`;
export const isBuilding = (text: string): boolean =>
  text.length < 50 && building.test(text.replace(/^[^\p{L}\p{N}]+/u, ''));

/** `Rose Cottage, Mill Lane`: a house that has a name needs no number. */
export const isNamedStreet = (text: string): boolean =>
  /^\p{Lu}[^@\d]{3,50}$/u.test(text) && street.test(`1 ${text.split(/,\s*/).at(-1)}`);

export const hasContact = (text: string) => /@|https?:|www\.|linkedin|github/i.test(text);

/** `Köln-Ehrenfeld` */
export function isQuarterOf(text: string): boolean {
  const [, town] = /^(\p{Lu}[\p{L} ]+)-\p{Lu}\p{L}+$/u.exec(fold(text)) ?? [];
  return town !== undefined && isPlace(town);
}

/** `上海市浦东新区张江路100号 邮箱`: a label without a colon at the end, whose value was found elsewhere. */
export function beforeContactLabel(text: string): string {
  const [end, word = ''] = lastLabel.exec(text) ?? [];
  if (end === undefined || !contactLabels.has(labelOf(word))) return text;
  return beforeContactLabel(trimSeparators(text.slice(0, -end.length)));
}

const contactLabels = new Set<LabelKind | null>(['email', 'phone', 'fax']);

/** With its phone number, if there is one. Not `12 m. 3`, a flat, and `High Street, Mobile`, a town. */
const lastLabel =
  /(?<![,，])\s((?:\p{Script=Han}{2}|[\p{L}-]{3})[\p{L}.-]{0,12})[\s:：]*(?:[+(]?\d[\d\s()/.-]{6,})?$/u;

/**
 * House and street, then the town and perhaps its country, with commas between them; or the town
 * first: `00-950 Warszawa, ul. Długa 12`.
 */
export function isWholeAddress(text: string): boolean {
  if (text.length > 130) return false;
  const parts = text.split(/,\s+/);
  const at = parts.findIndex(isTown);
  if (at === 0) return parts.length > 1 && parts.slice(1).every(isHouse);
  const [first = '', ...others] = parts.slice(0, at);
  const after = parts.slice(at + 1);
  return (
    at > 0 &&
    isHouse(first) &&
    others.every((part) => isHouse(part) || part.length <= 24) &&
    after.every((part) => isPlace(part) || countries.has(keyOf(part)) || town.test(fold(part)))
  );
}

/** Also of a town whose state follows: `Austin, TX 78701`. */
export function isTown(part: string): boolean {
  if (part.length > 40) return false;
  const folded = fold(part);
  const isCode = town.test(folded) || numberedTown.test(folded) || /^[A-Z]{2} \d{5}$/.test(part);
  return isCode && /^(?!\d{1,3}\s).*(?<!\p{L})[\p{Lu}\d(]\S*$/u.test(part);
}

export const isHouse = (part: string): boolean =>
  part.length <= 50 &&
  (isBuilding(part) ||
    isNamedStreet(part) ||
    numberedStreet.test(fold(part)) ||
    /^\d{1,4}\s?\p{L}{0,3}$|^\p{Lu}.{1,40}\s\d{1,4}\s?[a-z]?$/u.test(part) ||
    street.exec(fold(part))?.index === 0);
