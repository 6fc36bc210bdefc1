import { alternatives, pattern } from './lexicon.ts';
import { isPlace } from './places.ts';
import { beginsWithLegalForm, organisationScore } from './roles.ts';
import { trimSeparators, withGuardedCommas, withoutGuards } from './text.ts';

const beforeFirm = pattern.u`^${'beforeFirms'}\s+(?=\p{Lu})`;

const remarkOnFirm = new RegExp(alternatives('remarksOnFirms'), 'i');

const townAfter = pattern.u`\s+${'inTowns'}\s+\p{Lu}[\p{L} .-]+$`;

/** The name of an organisation without its town: `Sonnwerk GmbH, Leipzig`. */
export function bareOrganisation(text: string): string {
  let name = withoutStop(trimSeparators(text)).replace(beforeFirm, '').replace(townAfter, '');
  name = withoutRemark(name);
  const parts = withGuardedCommas(name).split(/(,\s+|\s+[-–—]\s+|，)/u);
  let result = parts[0] ?? name;
  for (let index = 2; index < parts.length; index += 2) {
    const part = parts[index] ?? '';
    if (beginsWithLegalForm(part)) result += `${parts[index - 1]}${part}`;
    else if (organisationScore(result) < 2 && organisationScore(part) >= 2) result = part;
    else if (!isPlace(part) && organisationScore(part) >= 5) result += `${parts[index - 1]}${part}`;
    else break;
  }
  return trimSeparators(withoutGuards(result));
}

const formerName = pattern.iu`^${'formerNames'}`;

/** `Gruppe Nord (Handel, 800 Mitarbeiter)`: a remark about an employer is not part of its name. */
function withoutRemark(name: string): string {
  const found = /\s*[(（]([^)）]+)[)）]\s*$/u.exec(name);
  const remark = found?.[1];
  const isRemark =
    remark !== undefined &&
    (isPlace(remark) || formerName.test(remark) || remarkOnFirm.test(remark));
  return isRemark && found && found.index > 0 ? name.slice(0, found.index) : name;
}

/** The end of a sentence rather than of an abbreviation. */
const withoutStop = (text: string) => (/(?:\p{L}{4}|\))\.$/u.test(text) ? text.slice(0, -1) : text);

const employmentForm = pattern.iu`\s*[(（[](?:${'contractNotes'}(?:\s?[,–-][^()]{1,20})?|${'contractsInBrackets'})[)）\]]\s*$`;

/** `Projektmanager (m/w/d) Windkraft`: a gender note in the middle of the title. */
const anyGender =
  /\s*[(（](?:m|w|d|f|x|h|gn)(?:\s*[/|,*]\s*(?:m|w|d|f|x|h|i|gn|div)\.?){1,3}[)）](?=\s+\S)/giu;

export function bareTitle(text: string): string {
  const title = trimSeparators(
    withoutStop(text)
      .replace(anyGender, '')
      .replace(/^(?:现任|現任|曾任|历任|歷任|担任|擔任|出任|兼任|任)(?=\p{Script=Han}{2})/u, '')
      .replace(employmentForm, ''),
  );
  const parts = title.split(/(,\s+|:\s+|\s+[-–—]\s+)/u);
  while (parts.length > 2 && isPlace(parts.at(-1) ?? '')) parts.splice(-2);
  // `Erlangen: Entwicklungsingenieur`, after the employer located there.
  if (parts.length > 2 && isPlace(parts[0] ?? '')) parts.splice(0, 2);
  return trimSeparators(parts.join(''));
}
