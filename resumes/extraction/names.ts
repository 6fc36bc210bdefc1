import { type Cell, type Line, textOf } from '../model.ts';
import { countryOf } from './countries.ts';
import { headingOf, kindByStems } from './headings.ts';
import { labelOf } from './labels.ts';
import { pattern } from './lexicon.ts';
import { isPlace } from './places.ts';
import { type Evidence, evidence, isOwn, type Resume } from './resume.ts';
import { organisationScore, titleScore } from './roles.ts';
import { cjk, fold, hasCjk, keyOf, trimSeparators } from './text.ts';

const academicBefore = pattern.iu`^(?:(?:Dipl|Mag|Bakk|Dr|prof)\.?\s?-\s?\p{L}+\.?(?:\s?\([^)]*\))?\s+|\([^)]*\)\s+|${'titlesBeforeNames'}(?:\.|(?=\s|-))(?:\s|-)?|(?:rer\. ?nat|med|phil|jur|oec|pol|h\. ?c|iur|habil|techn|arch)\.?\s+)`;
const academicAfter = pattern.u`[,\s]+(?:\(?${'degreesAfterNames'}\.?\)?)(?:[,\s]+.{0,30})?$`;
const documentTitles = pattern.iu`^${'myDocument'}?${'documentTitles'}(?:\s*${'documentOf'}\s*|\s+)`;
const documentWordsAfter = pattern.iu`(?:\s*[-–—|·•/:,]\s*|\s+|的|の)${'documentTitles'}$`;
/** Degrees and professional memberships of English-speaking countries. */
const lettersAfter = pattern.u`,\s*${'lettersAfterNames'}\.?(?:[,\s].{0,40})?$`;
const titleAfter = pattern.u`(?<=\p{Script=Han}{2})\s+${'titlesAfterNames'}$`;
const pronouns = pattern.iu`\s*\(${'pronouns'}\s*[/|].{0,20}\)$`;
const parenthesis = /\s*[(（［[][^)）\]］]*[)）\]］]\s*$/u;
const particles = pattern.i`^${'nameParticles'}$`;

const birthName = pattern.u`[\s,(]+${'birthNames'}\s+\p{Lu}[\p{L}'’ -]*\)?$`;

/** The person's name alone: without titles, the document's title and phonetic readings. */
export function bareName(text: string): string {
  const parts = [birthName, documentTitles, documentWordsAfter, pronouns, lettersAfter, titleAfter];
  const bare = [...parts, parenthesis].reduce((left, part) => left.replace(part, '').trim(), text);
  const own = withoutAll(withoutAll(bare, academicBefore), academicAfter);
  const name = inOrder(trimSeparators(own).replace(/\s+/g, ' '));
  return isShouted(name) ? capitalise(name) : name;
}

/** `Prof. Dr.-Ing.`: what precedes or follows a name may be repeated. */
const withoutAll = (name: string, title: RegExp): string =>
  title.test(name) ? withoutAll(name.replace(title, '').trim(), title) : name;

/** `Lindner, Katharina` */
const inOrder = (name: string) =>
  hasCjk(name) ? name : name.replace(/^([^,]+),\s*([^,]+)$/, '$2 $1');

/** A name entirely in capitals; in `DUPONT Jean` the capitals mark the family name. */
const isShouted = (name: string) =>
  /\p{Lu}{2}/u.test(name) && name === name.toUpperCase() && !hasCjk(name);

const capitalise = (name: string) =>
  name
    .toLowerCase()
    .replace(/(?<!\p{L})\p{L}+/gu, (word, at: number) =>
      at > 0 && particles.test(word) ? word : word.slice(0, 1).toUpperCase() + word.slice(1),
    );

export function findName(resume: Resume): Evidence | null {
  return labelledName(resume) ?? nameByLooks(resume);
}

function labelledName({ labelled }: Resume): Evidence | null {
  const own = labelled.filter(
    ({ section }) =>
      isOwn(section) && section.kind !== 'experience' && section.kind !== 'education',
  );
  for (const { kind, value, line } of own) {
    if (kind !== 'name') continue;
    const said = dropReading(value);
    const name = bareName((hasTwoScripts(said) && namesByScript(said).find(hasCjk)) || said);
    // `Name` above `Vorname`: the family name alone.
    const first = own.find((one) => one.kind === 'givenName');
    if (first && /^[\p{Script=Latin}'’-]+$/u.test(name))
      return evidence(`${bareName(first.value)} ${name}`, line);
    if (isNameLike(name, true)) return evidence(name, line);
  }
  const family = own.find(({ kind }) => kind === 'familyName');
  const given = own.find(({ kind }) => kind === 'givenName');
  if (family && given)
    return evidence(`${bareName(given.value)} ${bareName(family.value)}`, family.line);
  // `Nom: Jean Dupont`
  const whole = family ?? given;
  const name = bareName(whole?.value ?? '');
  return whole && isNameLike(name) ? evidence(name, whole.line) : null;
}

/** A phonetic reading after a name: in kana, Latin letters or another script. */
const dropReading = (value: string) =>
  value.replace(/\s*(?:(?:ふりがな|フリガナ)\s*[:：]|※).*$|\s+[男女印㊞]\s*$/u, '');

const cjkName = new RegExp(`^[${cjk}・·.]{1,7}[ 　]{0,3}[${cjk}・·.]{0,10}$`, 'u');

function isNameLike(text: string, isLabelled = false): boolean {
  const name = fold(text).trim();
  if (name === '' || name.length > 60 || /[\d@:;!?=_+<>]|https?|www\./.test(name)) return false;
  if (hasCjk(name)) {
    const letters = name.replace(/[\s・]/g, '');
    return cjkName.test(name) && letters.length >= 2 && letters.length <= (isLabelled ? 14 : 8);
  }
  const tokens = name.replaceAll(',', ' ').split(/\s+/);
  // `María del Carmen Ruiz de la Torre`: particles do not count.
  const parts = tokens.filter((token) => !particles.test(token));
  if (parts.length > 6 || tokens.length > 9 || (tokens.length < 2 && !isLabelled)) return false;
  return tokens.every(
    (token) =>
      particles.test(token) ||
      /^\(?["“„']?(?:[dlo]['’]|\p{Ll}{1,4}[-'’])?\p{Lu}[\p{L}\p{M}.'’"”-]*\)?$/u.test(token),
  );
}

interface Candidate extends Evidence {
  score: number;
}

/** Large type at the top, shaped like a name, possibly repeated in the email address. */
function nameByLooks(resume: Resume): Evidence | null {
  const firstPage = resume.lines.filter(({ page }) => page === 1);
  const mail = resume.lines.flatMap((line) => /([\p{L}\d._%+-]+)@/u.exec(textOf(line))?.[1] ?? []);
  const account = keyOf(
    [...mail, ...resume.links.filter((link) => link.startsWith('mailto:'))].join(' '),
  );
  const sizes = firstPage
    .flatMap(({ cells }) => cells.map(({ size }) => size))
    .sort((one, other) => one - other);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 10;
  const largest = sizes.at(-1) ?? usual;
  // A column beside may be read first.
  const startOf = ({ region }: Line) => firstPage.findIndex((line) => line.region === region);
  const candidates = firstPage.flatMap((line, index): Candidate[] => {
    // `自己PR` is a heading, though its first half may be a name.
    if (headingOf(textOf(line)) !== null) return [];
    const section = resume.sections.find(({ lines }) => lines.includes(line));
    const isElsewhere = section && !['top', 'personal', 'profile'].includes(section.kind);
    return textsOf(line, firstPage[index + 1]).flatMap(
      ({ text, size, isBold, beside }): Candidate[] => {
        const name = bareName(text);
        if (!isNameLike(name) || isNoName(name)) return [];
        let score = size >= largest - 0.6 && size > usual * 1.15 ? 4 : 0;
        if (isBold) score += 0.7;
        // `Meister` and `Baker` are both occupations and surnames.
        if (titleScore(name) >= 2 || organisationScore(name) >= 2) score -= 4;
        score += Math.max(0, 2 - (index - startOf(line)) * 0.15);
        if (section?.kind === 'top') score += 1;
        if (isElsewhere) score -= 3;
        if (isRepeated(name, account) || (beside && isRepeated(beside, account))) score += 4;
        if (line.isBullet) score -= 2;
        const letters = name.replace(/\s/g, '').length;
        if (hasGivenKatakana.test(name)) score += 1.5;
        else if (hasCjk(name)) score += letters <= 4 ? 1 : letters > 5 ? -1 : 0;
        // A phonetic reading beside the actual name.
        if (/^[\p{Script=Hiragana}\p{Script=Katakana}ー\s]+$/u.test(name)) score -= 2.5;
        return [{ ...evidence(name, line), score }];
      },
    );
  });
  const best = candidates.sort((one, other) => other.score - one.score)[0];
  return best && best.score >= 2.5 ? best : null;
}

/** `田中 ジョージ` */
const hasGivenKatakana = /^\p{Script=Han}{1,3}[ 　]+[\p{Script=Katakana}ー]{2,8}$/u;

const isRepeated = (name: string, account: string) =>
  keyOf(name)
    .split(/[\s(),（），.-]+/)
    .some(
      (part) => part.length > 2 && account.includes(part.normalize('NFD').replace(/\p{M}/gu, '')),
    );

function isNoName(name: string): boolean {
  if (hasCjk(name) && (kindByStems(name) !== null || /について$/u.test(name))) return true;
  if (headingOf(name) || labelOf(name) || isPlace(name) || countryOf(name)) return true;
  return organisationScore(name) >= 5;
}

/** `王小明 Xiaoming Wang`: each script has a complete name. */
const namesByScript = (text: string): string[] =>
  text
    .split(
      /\s*[(（/|)）]\s*|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])\s*(?=\p{Script=Latin})|(?<=\p{Script=Latin})\s+(?=[^\p{Script=Latin}\s])/u,
    )
    .filter((part) => part !== '');

const hasTwoScripts = (text: string): boolean => hasCjk(text) && /\p{Script=Latin}/u.test(text);

/** A candidate name, with the name in another script beside it. */
type NameText = Cell & { beside?: string };

/** A line, its cells and their parts; and a name spread over several lines. */
function textsOf(line: Line, next: Line | undefined): NameText[] {
  const texts: NameText[] = line.cells.flatMap((cell) =>
    [cell.text, ...cell.text.split(/\s[-–—|/·•]\s|\s*[|｜•,，]\s*|[ 　]{2,}/u)].map((text) => ({
      ...cell,
      text,
    })),
  );
  for (const one of line.cells.filter(({ text }) => hasTwoScripts(text)))
    texts.push(...namesByScript(one.text).map((text) => ({ ...one, text, beside: one.text })));
  const [cell] = line.cells;
  const [below] = next?.cells ?? [];
  const isBroken =
    cell &&
    below &&
    line.cells.length === 1 &&
    next?.cells.length === 1 &&
    Math.abs(cell.size - below.size) < 0.3 &&
    cell.isBold === below.isBold &&
    (cell.size >= 13 || !/\s/.test(cell.text)) &&
    !hasCjk(cell.text);
  if (isBroken) texts.unshift({ ...cell, text: `${cell.text} ${below.text}` });
  if (cell && line.cells.length > 1)
    texts.push({ ...cell, text: line.cells.map(({ text }) => text).join(' ') });
  return texts;
}
