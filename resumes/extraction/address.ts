import { type Cell, type Line, textOf } from '../model.ts';
import {
  around,
  beforeContactLabel,
  chineseTown,
  continues,
  datedStreet,
  goesOn,
  hasContact,
  isAddressPart,
  isBuilding,
  isNamedStreet,
  isQuarterOf,
  join,
  livingIn,
  numberedStreet,
  numberedTown,
  partsOf,
  street,
  town,
  townLike,
} from './address-parts.ts';
import { countries } from './countries.ts';
import { headingOf } from './headings.ts';
import { fragmentsOf, labelOf, splitLabel } from './labels.ts';
import { pattern } from './lexicon.ts';
import { findPeriods } from './periods.ts';
import { isPlace } from './places.ts';
import { type Evidence, evidence, type LabelledValue, type Resume } from './resume.ts';
import { titleScore } from './roles.ts';
import type { Section } from './sections.ts';
import { fold, keyOf, trimSeparators } from './text.ts';

/**
 * Parts of a postal address, line by line.
 * @param name may stand before it, on the same line
 * @param phone may stand before or after it
 */
export function findAddress(
  resume: Resume,
  name: string | null,
  phone: string | null,
): Evidence | null {
  const found = labelledAddress(resume) ?? addressByShape(resume);
  if (!found) return null;
  const value = beforeContactLabel(found.value);
  const isBehindName = name !== null && value.toLowerCase().startsWith(name.toLowerCase());
  // The first sign of a number may be gone already.
  const number = phone?.replace(/^\D+/, '') || '\n';
  const [before = '', after = ''] = (isBehindName ? value.slice(name.length) : value).split(number);
  const own = trimSeparators(before.replace(/[\s(+]+$/, '')) || trimSeparators(after);
  return own === '' ? null : { ...found, value: own };
}

function addressByShape({ sections }: Resume): Evidence | null {
  const find = (kinds: Section['kind'][], search: (lines: Line[]) => Evidence | null) => {
    for (const { lines } of kinds.flatMap((kind) => sections.filter((one) => one.kind === kind))) {
      const found = search(lines);
      if (found) return found;
    }
    return null;
  };
  return (
    sections.reduce<Evidence | null>((found, one) => found ?? underHeading(one), null) ??
    find(['personal', 'top', 'profile', 'unknown', 'objective', 'other'], inLines) ??
    find(['personal', 'top'], townAlone) ??
    find(['personal', 'top'], townBesideContacts)
  );
}

/** A label that stands like a heading: all down to the town belongs to it, also a house without a number. */
function underHeading({ heading, lines }: Section): Evidence | null {
  if (labelOf(heading) !== 'address') return null;
  const texts = lines.slice(0, 5).map(({ cells }) => cells[0]?.text ?? '');
  const end = texts.findIndex((text) => hasContact(text) || splitLabel(text) || labelOf(text));
  const at = texts
    .slice(0, end < 0 ? texts.length : end)
    .findLastIndex((text) => town.test(fold(text)) || isPlace(text) || numberedTown.test(text));
  const own = texts.slice(0, at + 1);
  const line = lines[at];
  return line ? evidence(join(own), line, own.join(', ')) : null;
}

/** A town that is in no list, beside the phone number or the email. */
function townBesideContacts(lines: Line[]): Evidence | null {
  const parts = lines.flatMap((line) =>
    line.cells.flatMap((cell) => fragmentsOf(cell.text)).map((text) => ({ text, line })),
  );
  const isContact = (text = '') => hasContact(text) || /^[+(]?\d[\d\s()/.-]{6,}$/.test(fold(text));
  const found = parts.find(({ text }, index) => {
    const isNear = isContact(parts[index - 1]?.text) || isContact(parts[index + 1]?.text);
    return isNear && townLike.test(text) && titleScore(text) <= 0;
  });
  return found ? evidence(found.text, found.line) : null;
}

function inLines(lines: Line[]): Evidence | null {
  for (const [index, line] of lines.entries()) {
    for (const cell of line.cells) {
      const whole = partsOf(cell.text);
      const at = whole.findIndex(isWholePart);
      if (at < 0) continue;
      let [from, to] = [at, at + 1];
      const isBefore = (part = '', next = '') => isBuilding(part) || isStreetAbove(part, next);
      while (from > 0 && isBefore(whole[from - 1], whole[from])) from -= 1;
      while (to < whole.length && goesOn(whole.slice(from, to), whole[to] ?? '')) to += 1;
      const own = whole.slice(from, to);
      const above = from === 0 ? linesAbove(lines, index, cell, own) : [];
      const after = to === whole.length ? linesAfter(lines, index, cell, [...above, ...own]) : [];
      const parts = [...above, ...own, ...after];
      return evidence(join(parts), line, parts.join(', '));
    }
  }
  return null;
}

/** In the same column, left-aligned, right-aligned or centred. */
const cellAt = (line: Line | undefined, { x, right }: Cell) =>
  line?.cells.find(
    (one) =>
      Math.abs(one.x - x) < 8 ||
      Math.abs(one.right - right) < 2 ||
      Math.abs(one.x + one.right - x - right) < 4,
  )?.text;

/** Text entirely beside the column, such as a large name, does not split it. */
const inColumnOf = (lines: Line[], cell: Cell) =>
  lines.filter(({ cells }) => cells.some(({ x, right }) => x < cell.right && right > cell.x));

function linesAbove(lines: Line[], index: number, cell: Cell, parts: string[]): string[] {
  const above: string[] = [];
  const inColumn = inColumnOf(lines.slice(0, index), cell);
  const belongs = (text: string, below: string) =>
    street.test(`${text} 1`) ||
    // `The Old Forge, Kilbride Road,`: the trailing comma says that it continues below.
    (/^[^,]{3,40},(?:[^,]{3,40},){0,2}\s*$/u.test(text) && !hasContact(text)) ||
    // `Front of House Manager` is none.
    (isBuilding(text) && titleScore(text) <= 0) ||
    isStreetAbove(text, isBuilding(below) ? (parts[0] ?? '') : below) ||
    (isNamedStreet(text) && town.test(fold(below))) ||
    (/^The \p{Lu}\p{L}+$/u.test(text) && isNamedStreet(below));
  const texts = inColumn.map((line) => cellAt(line, cell) ?? '');
  const between = namesBelowStreet(texts);
  if (!hasStreet(parts)) above.push(...between);
  const highest = texts.length - above.length - 1;
  for (let at = highest; at >= 0 && highest - at < 2; at -= 1) {
    const [upper, text] = [texts[at - 1], texts[at]];
    const below = above[0] ?? parts[0] ?? '';
    if (!text) break;
    // A narrow column breaks `The Old Forge, 28 Church Walk`, and `Hinter den Gärten 14`.
    const whole = `${upper} ${text}`;
    const isBroken = upper && isEndOfStreet(text, upper) && belongs(whole, below);
    if (isBroken && (/^\p{L}.*\d$/u.test(upper) || !belongs(text, below))) {
      above.unshift(whole);
      at -= 1;
    } else if (belongs(text, below)) above.unshift(text.replace(livingIn, ''));
    else break;
  }
  return above;
}

/** `Church Lane`, `Great Missenden`, `Bucks`: up to two names between the street and the code of the town. */
function namesBelowStreet(above: string[]): string[] {
  for (const from of [above.length - 2, above.length - 3]) {
    const [first = '', ...names] = from < 0 ? [] : above.slice(from);
    const isStreet = street.test(fold(first)) || (from > 0 && isNamedStreet(first));
    if (isStreet && !hasContact(first) && names.every(isName)) return [first, ...names];
  }
  return [];
}

const hasStreet = (parts: string[]) => parts.some((part) => street.test(fold(part)));

/** Of a place, as far as one can tell: nothing else is in words alone between a street and a code. */
const isName = (text: string): boolean =>
  /^\p{Lu}[\p{L} .'’-]{2,30}$/u.test(text) &&
  !headingOf(text) &&
  !labelOf(text) &&
  titleScore(text) <= 0;

const isEndOfStreet = (text: string, upper: string) =>
  /^\p{Lu}\p{L}{2,20}$/u.test(text) ||
  (/\d$/.test(upper) && /^\p{Lu}\p{L}+ \p{Lu}\p{L}+$/u.test(text));

/** Up to the town; a building may come between the street and the town. */
function linesAfter(lines: Line[], index: number, cell: Cell, parts: string[]): string[] {
  const below: string[] = [];
  const texts = inColumnOf(lines.slice(index + 1, index + 6), cell)
    .slice(0, 4)
    .map((line) => cellAt(line, cell) ?? '');
  for (const [at, text] of texts.entries()) {
    const [first] = partsOf(text);
    if (!first) break;
    const whole = [...parts, ...below];
    const isBetween =
      (isBuilding(first) || isName(first)) &&
      hasTown(texts.slice(at + 1, at + 3)) &&
      !hasTown(whole);
    if (!isBetween && !goesOn(whole, first)) break;
    below.push(first);
  }
  return below;
}

/** Street names take any form; a number, and a town below, identify them. */
const isStreetAbove = (text: string, below: string): boolean =>
  text.length <= 50 &&
  !hasContact(text) &&
  !splitLabel(text) &&
  numberedStreet.test(
    fold(text)
      .replace(/\s(?:1\/2|\([^)]*\))$/, '')
      .trim(),
  ) &&
  findPeriods(text).length === 0 &&
  town.test(fold(below));

/** Nothing but an address, as opposed to a sentence that mentions one. */
const isWholePart = (text: string): boolean =>
  isAddressPart(text) &&
  !hasContact(text) &&
  !headingOf(text) &&
  !/[。！？!?]|[贵貴]公司|您好/u.test(text) &&
  !findPeriods(text.replace(datedStreet, '')).some(
    ({ start, from, to }) => start !== null && to - from > 4,
  );

/** Many CVs give only the place of residence: `Lyon, France`. */
function townAlone(lines: Line[]): Evidence | null {
  for (const line of lines.slice(0, 12)) {
    for (const part of line.cells.flatMap((cell) => partsOf(cell.text))) {
      const isTown =
        (isPlace(part) && !countries.has(keyOf(part))) ||
        (around.test(part) && isPlace(part.replace(around, ''))) ||
        chineseTown.test(part) ||
        isQuarterOf(part);
      if (isTown) return evidence(part, line, textOf(line));
    }
  }
  return null;
}

const hasTown = (parts: string[]) => parts.some((part) => town.test(fold(part)));

const current = pattern.iu`${'currentAddresses'}`;
const other = pattern.iu`${'otherAddresses'}`;

/** Of two addresses, that of now comes before that of the parents or for mail. */
const rankOf = ({ label }: LabelledValue): number =>
  current.test(label) ? 0 : other.test(label) ? 2 : 1;

/** The address that the CV labels as such. */
function labelledAddress({ labelled }: Resume): Evidence | null {
  const ranked = [...labelled.entries()].sort(([, a], [, b]) => rankOf(a) - rankOf(b));
  for (const [index, { kind, value, more, isInColumn, line, section }] of ranked) {
    const isElsewhere = /^(?:experience|education|references)$/.test(section.kind);
    if (kind !== 'address' || isElsewhere || hasContact(value)) continue;
    const parts = [value];
    // In a narrow column, house number, building and door have lines of their own before the town.
    const untilTown = hasTown(parts) ? 0 : more.slice(0, 4).findIndex((one) => hasTown([one])) + 1;
    for (const [at, next] of more.slice(0, 4).entries()) {
      const isValue = isInColumn && !hasContact(next);
      if (at >= untilTown && !isValue && !continues(parts, next)) break;
      parts.push(next);
    }
    const whole = withNeighbours(parts, labelled, index);
    const text = join(whole);
    if (text.length >= 2) return evidence(text, line, whole.join(', '));
  }
  return null;
}

/** `Straße` and `PLZ, Ort`, each with a label, in either order. */
function withNeighbours(parts: string[], labelled: LabelledValue[], index: number): string[] {
  let whole = parts;
  for (const { kind, section, value } of labelled.slice(index + 1, index + 4)) {
    if (kind !== 'address' || section !== labelled[index]?.section) break;
    if (!hasTown(whole)) whole = [...whole, value.trim()];
    else if (!hasTown([value]) && /\d/.test(value)) whole = [value.trim(), ...whole];
    else break;
  }
  return whole;
}
