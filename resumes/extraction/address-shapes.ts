import { alternatives } from './lexicon.ts';

/** Streets with house numbers, as written in each language. */
export const street = new RegExp(
  String.raw`(?:\p{L}${alternatives('streetEndings')}|${alternatives('streetsAlone')})\s*\d{1,4}\s?[a-z]?(?!\p{L})|(?:^|\s|,)(?:\d{1,4}\s?${alternatives('houseNumberAdditions')}?,?\s+)?${alternatives('streetsBefore')}\s+\S|\d+\s+[\p{L}.' ]+${alternatives('streetsAfter')}(?!\p{L})`,
  'iu',
);
/** Postal codes with towns: DE, FR, ES, PL, US, GB, JP, and Chinese addresses. */
export const town = new RegExp(
  String.raw`(?:(?:^|[\s,(])(?:[A-Z]{1,2}-)?\d{5}\s+\p{Lu}|\d{2}-\d{3}\s+\p{Lu}|(?:^|[\s,])(?:[A-Z]{1,2}-)?(?!19|20)\d{4}\s+\p{Lu}\p{Ll}|\b\d{4}\s?[A-Z]{2}\s+\p{Lu}|\p{L},?\s+[A-Z]{2}\s+\d{5}(?:-\d{4})?\b|\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b|\b[A-Z]\d[A-Z]\s?\d[A-Z]\d\b|\b[A-Z]\d{2}\s?[A-Z][A-Z\d]{3}\b|\b(?:NSW|VIC|QLD|SA|WA|TAS|ACT)\s\d{4}\b|${alternatives('romanisedTowns')}\b.{0,30}\s\d{3}-\d{4}(?!\d)|(?:^|,\s)\p{Lu}[\p{L} ]+\s(?:A[BL]|B[ABDHLNRST]|C[ABFHMORTVW]|D[ADEGHLNTY]|E[CHNX]|F[KY]|G[LU]|H[ADGPRSUX]|I[GPV]|K[ATWY]|L[ADELNSU]|M[EKL]|N[EGNPRW]|O[LX]|P[AEHLOR]|R[GHM]|S[AEGKLMNOPRSTWY]|T[ADFNQRSW]|UB|W[ACDFNRSV]|YO|ZE)\d{1,2}[A-Z]?$|\d.*,\s*(?:N\.T\.|Kowloon|New Territories|Hong Kong|H\.K\.)(?:,\s*(?:Hong Kong|H\.K\.))?$|\bSingapore\s\(?\d{6}\b|\p{Lu}\p{L}{2,}\s?[-–]\s?[1-9]\d{2}\s?\d{3}(?!\d)|\p{Lu}\p{L}{2,},?\s[1-9]\d{5},?\s(?:India|P\.?R\.?|China)|〒\s?\d{3}-?\d{4}|^\d{3}-\d{4}\s*\p{Script=Han})`,
  'u',
);
export const cjkAddress = new RegExp(
  String.raw`${alternatives('specialRegions')}.{2,}[號号室樓楼].*|(?:${alternatives('prefectures')}|\p{Script=Han}{2,3}県).{2,}|\p{Script=Han}{2,8}(?:省|市|縣|自治区).{0,12}(?:区|區|市|县|縣|路|街|道|鎮|镇|村).*|\p{Script=Han}{2,8}(?:市|区|區).{0,20}(?:路|街|大道|巷|弄|胡同).{0,12}\d*\s*(?:号|號|弄|室|栋|楼|樓)|\p{Script=Han}{2,6}[区區县縣鎮镇].{2,30}\d+\s*(?:号|號|弄|室|栋|幢|楼|樓|单元|座).*`,
  'u',
);

/** Additions to a town: `Großraum München`, `Paris 11e`, `woj. śląskie, Gliwice`. */
export const around = new RegExp(
  String.raw`^${alternatives('aroundBefore')}\s+|\s+(?:${alternatives('and')} ${alternatives('aroundAfter')}|\d{1,2}\s?${alternatives('districtOrdinals')}|,?\s*${alternatives('provinces')}\s\p{L}+|\s*\((?:\d{2,5}|[A-Z]{2})\))$`,
  'iu',
);
/** `浙江省杭州` */
export const chineseTown = new RegExp(
  String.raw`^${alternatives('chineseProvinces')}省?市?[·\s-]?\p{Script=Han}{2,6}$`,
  'u',
);

/** A town with what tells it from others: `Frankfurt (Oder)`, `Wachtberg bei Bonn`. */
export const townLike = new RegExp(
  String.raw`^\p{Lu}[\p{L}.'’-]+(?: ${alternatives('townPrepositions')}?\s?\p{L}[\p{L}.'’-]*){0,2}(?:,\s*\p{L}[\p{L} .-]+|\s*\([^)]{2,20}\)|\s${alternatives('nearTowns')}\s\p{Lu}[\p{L}-]+)$`,
  'u',
);

/** A house number before or after a name, with the door. */
export const numberedStreet = new RegExp(
  String.raw`^\d{1,5}[a-z]?,?\s+\p{L}|\p{L}[\p{L}.\s-]*\s\d{1,4}\s?[a-z]?(?:\s?[/-]\s?\d+\s?[a-z]?|\s+m\.\s*\d+)?(?:[\s,/.]+(?:\d{1,2}\.?\s?)?${alternatives('doors')}\.?(?:\s?\d{1,3}\s?[a-zº]?)?)*$|^〒?\d{3}-\d{4}$`,
  'iu',
);
