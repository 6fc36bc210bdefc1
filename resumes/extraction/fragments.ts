import type { Cell } from '../model.ts';
import type { Entry } from './entries.ts';
import { alternatives, pattern } from './lexicon.ts';
import { isPlace } from './places.ts';
import {
  beginsWithLegalForm,
  isFunction,
  isLegalForm,
  organisationScore,
  titleScore,
} from './roles.ts';
import { hasCjk, trimSeparators, withGuardedCommas, withoutGuards } from './text.ts';

/** Part of an entry's lines that may be the title or the organisation. */
export interface Fragment {
  text: string;
  /**
   * Where the entries of a CV have the same information: line, position on the line, font weight.
   */
  slot: string;
  offset: number;
}

const strongSeparator =
  /\s*(?:——|──|—)(?=\p{Script=Han})|\s*[|｜•●◆■]\s*|(?<=[\p{L})）])にて(?=\S)|\s+:\s+|\s+[·∙▪@]\s+|\s*[／]\s+|\s{3,}|\t/u;
const employed = alternatives('employed');
const house = `(?:${alternatives('articlesOfHouses')}\\s*)?${alternatives('house')}`;
/** What stands before an employer: `at`, `bei`, `employed by`, `dans l'entreprise`. */
const preposition = new RegExp(
  `[\\s,]+(?:${employed}\\s+)?(?:${alternatives('atFirm')}(?:\\s+${house})?|${alternatives('inFirm')}\\s+${house}|(?<=${employed}\\s+)${alternatives('employedBy')})\\s+(?=["„«“]?[\\p{Lu}\\d])`,
  'u',
);
const articleOfTitle = `(?:${alternatives('articlesOfTitles')}\\s+)?`;
/** What stands before a title: `Example Ltd as Buyer`, `Tätig als Einkäufer bei …`. */
const roleWord = new RegExp(
  `^(?:${alternatives('lately')}\\s+)?${employed}\\s+${alternatives('as')}\\s+${articleOfTitle}|(?:^|[\\s,]+)${alternatives('as')}\\s+${articleOfTitle}`,
  'iu',
);
/** These prepositions are too ambiguous to be trusted unless a company follows. */
const weakPreposition = pattern.u`\s+${'weakPrepositions'}\s+(?:${'articlesOfFirms'}\s+|l')?(?=["„«]?[\p{Lu}\d])`;
const inside = pattern.u`^\s+${'insidePrepositions'}\s`;
const weakSeparator =
  /(?<=\p{Ll}{4})\.\s+(?=\p{Lu})|\s+[-–—]\s+|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー)）])[／/・](?=[\p{Script=Han}\p{Script=Katakana}])|(?<=[\p{L}.)]{2}):\s+(?=\p{Lu})|,\s+|，|、|;\s+|\s+[/>→~»]\s+|\s*[(（](?=[^)）]*[)）])|\s*\[(?=[^\]]*\])|\s+[«„“](?=\s*\p{Lu})/gu;

export function fragmentsOfEntry(entry: Entry, isForced: boolean): Fragment[] {
  const first = Math.max(0, entry.heads[0]?.offset ?? 0);
  return entry.heads.flatMap(({ offset, cells }) => {
    const texts = cells.flatMap((cell) =>
      splitAtWeight(cell)
        .flatMap((part) => splitText(part, isForced && offset <= first))
        .map((text) => ({ text, isBold: cell.isBold })),
    );
    return texts
      .filter(({ text }) => text !== '' && !isNoise(text))
      .map(({ text, isBold }, index) => ({
        text,
        offset,
        slot: `${offset} ${index}${isBold ? ' bold' : ''}`,
      }));
  });
}

const isNoise = (text: string) => isPlace(text) || /^[・•]/.test(text);

/** `**Engineer**, Example Ltd`: a weight change separates what the comma alone may not. */
function splitAtWeight({ text, turns = [] }: Cell): string[] {
  for (const turn of turns) {
    if (turn < 3 || turn >= text.length - 2) continue;
    const [left, right] = [text.slice(0, turn), text.slice(turn)];
    const isSeparated = /^\s*[,|–—:·•(@-]/.test(right);
    if (isSeparated || titleScore(left) >= 3) return [left, right];
  }
  return [text];
}

/** `（従業員 300名／エレベーター保守）`, `（光電業 500人以上）`: a remark about the employer after its name. */
const aboutFirm =
  /\s*[(（][^()（）]*(?:従業員|社員|資本金|売上|上場|東証|事業内容|规模|規模|员工|年商|\d\s*[名人]|业|業)[^()（）]*[)）]/gu;

function splitText(whole: string, isForced: boolean): string[] {
  const text = hasCjk(whole) ? whole.replace(aboutFirm, ' ').trim() : whole;
  return withGuardedCommas(text)
    .split(strongSeparator)
    .flatMap(splitAtRole)
    .flatMap((part) => part.split(preposition))
    .flatMap((part) => splitWeakPreposition(part, isForced))
    .flatMap((part) => (hasCjk(part) ? splitCjk(part) : [part]))
    .flatMap((part) => splitWeakly(part, isForced))
    .map((part) => trimSeparators(withoutGuards(part)));
}

const onlyEmployed = new RegExp(
  `^${employed}(?:\\s+${alternatives('afterEmployed')})?(?:\\s+|$)`,
  'iu',
);

/** `Employed by Example Ltd as a Buyer` */
function splitAtRole(text: string): string[] {
  const found = roleWord.exec(text);
  if (!found) return [text];
  const right = text.slice(found.index + found[0].length);
  return titleScore(right) < 1.5
    ? [text]
    : [text.slice(0, found.index).replace(onlyEmployed, ''), right];
}

const purpose = pattern.u`^\s+${'for'}\s`;

function splitWeakPreposition(text: string, isForced: boolean): string[] {
  const match = weakPreposition.exec(text);
  if (!match) return [text];
  const [left, right] = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
  // `Fachkraft für Lagerlogistik, Spedition Bauer AG`: the employer follows the comma.
  const [work = '', ...employer] = right.split(/,\s/u);
  const isOfWork = purpose.test(match[0]) && employer.length > 0 && organisationScore(work) < 2;
  const isClear =
    !isOfWork &&
    titleScore(left) >= 3 &&
    (organisationScore(right) >= 2 || (isForced && inside.test(match[0])));
  return isClear ? [left, right] : [text];
}

/** `就职于某公司，担任工程师`: employer and title in a sentence. */
const sentence =
  /^(?:曾|先后|現|现)?(?:在|就职于|就職於|任职于|任職於|供职于|服务于|服務於|受雇于)(.{3,30}?)[，,\s]*(?:担任|擔任|出任|任职|任職|任|从事|從事|做|当|當)(.{2,20})$/u;
/** `某某机械有限公司研发部经理`, with no separator. */
const firmAndRank =
  /^(\S{2,30}(?:有限公司|责任公司|分公司|集团|集團|事务所|事務所))(\p{Script=Han}{2,14})$/u;

/** Chinese and Japanese put spaces between the employer, the department and the title. */
function splitCjk(text: string): string[] {
  const [, firm, rank = ''] = sentence.exec(text) ?? firmAndRank.exec(text) ?? [];
  if (firm && titleScore(rank) >= 2 && organisationScore(rank) < 2) return [firm, rank];
  const parts: string[] = [];
  for (const token of text.split(/[ 　]+|\s*[／/]\s*(?=\p{Script=Han}{2,}(?:公司|株式会社))/u)) {
    const last = parts.at(-1);
    const isGlued =
      last !== undefined &&
      ((!hasCjk(last) && !hasCjk(token)) || isLegalForm(last) || isLegalForm(token));
    if (isGlued) parts[parts.length - 1] = `${last} ${token}`;
    else parts.push(token);
  }
  return parts;
}

/** Commas and dashes separate a title from an employer, but also occur within either. */
function splitWeakly(text: string, isForced: boolean): string[] {
  const all = [...text.matchAll(weakSeparator)].filter(
    (mark) => mark.index > 0 && !beginsWithLegalForm(text.slice(mark.index + mark[0].length)),
  );
  // Names have dots between their words, too.
  const plain = all.filter(([mark]) => mark !== '・');
  const marks = plain.length > 0 ? plain : all;
  if (marks.length === 0) return [text];
  const halves = marks.map((mark) => {
    const left = text.slice(0, mark.index);
    const right = text
      .slice(mark.index + mark[0].length)
      .replace(/\s*[)）\]»”"]$/u, (end) => (/[(（[«„“]/u.test(mark[0]) ? '' : end));
    const gain = (a: string, b: string) =>
      Math.min(titleScore(a), 3.5) +
      Math.min(organisationScore(b), 5) -
      organisationScore(a) * 0.8 -
      titleScore(b) * 0.8;
    const isClear = (a: string, b: string) => titleScore(a) >= 1.5 && organisationScore(b) >= 2;
    // `Consultant (Energy)`: a single word is more likely the field of work.
    const isRemark = /[(（]/.test(mark[0]) && /^\p{Script=Latin}+[)）]?$/u.test(right);
    const clear = !isRemark && (isClear(left, right) || isClear(right, left));
    return { left, right, clear, score: Math.max(gain(left, right), gain(right, left)) };
  });
  const [likely, ...others] = halves
    .filter(({ clear }) => clear)
    .sort((one, other) => other.score - one.score);
  // `VP, Operations, Example Ltd`: what says nothing by itself belongs to the title.
  const best =
    others.find(
      ({ left, score }) =>
        likely !== undefined &&
        score >= likely.score &&
        organisationScore(left.slice(likely.left.length)) <= 0,
    ) ?? likely;
  if (best && best.score >= 3.2) return [best.left, best.right];
  const [first] = halves;
  if (!isForced || !first) return [text];
  if (marks.length > 1) return allParts(text);
  // `Dachdecker (Holz Weber)`: nothing else can be the employer.
  const isNamed = titleScore(first.left) >= 3 && /^\p{Lu}\p{L}{2,}/u.test(first.right);
  const isRemark = /[(（]/.test(marks[0]?.[0] ?? '') && !isNamed;
  return isRemark || isPlace(first.right) ? [text] : [first.left, first.right];
}

/** `Zielony Prąd, Gdańsk, kierowniczka projektu`: any comma may separate. */
function allParts(text: string): string[] {
  const parts: string[] = [];
  for (const part of text.split(
    /(?<=\p{Ll}{4})\.\s+(?=\p{Lu})|\s+[-–—]\s+|(?<=\p{L}{3}):\s+(?=\p{Lu})|,\s+|，|;\s+|\s+[/>→~»]\s+/u,
  )) {
    const isRest = parts.length > 0 && (/^[A-Z]{2}$/.test(part) || isFunction(part));
    if (isRest) parts[parts.length - 1] += `, ${part}`;
    else parts.push(part);
  }
  return parts;
}

export const evidenceOf = ({ text }: Fragment) => {
  const title = titleScore(text);
  const organisation = organisationScore(text);
  return {
    title: title - organisation * 0.6,
    organisation: organisation - Math.max(0, title) * 0.5,
  };
};
