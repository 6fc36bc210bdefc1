import { type Cell, type Line, textOf } from '../model.ts';
import {
  beforeContactLabel,
  goesOn,
  hasContact,
  isAddressPart,
  isBuilding,
  isQuarterOf,
  join,
  livingIn,
  partsOf,
} from './address-parts.ts';
import {
  around,
  chineseTown,
  cjkAddress,
  numberedStreet,
  ofDepartment,
  street,
  town,
  townByEnding,
  townLike,
} from './address-shapes.ts';
import { headingOf } from './headings.ts';
import { labelledAddress } from './labelled-address.ts';
import { labelOf, splitLabel } from './labels.ts';
import { countryOf } from './nationality.ts';
import { findPeriods } from './periods.ts';
import { countries, isPlace } from './places.ts';
import { type Evidence, evidence, fragmentsOf, type Resume } from './resume.ts';
import { titleScore } from './roles.ts';
import type { Section } from './sections.ts';
import { fold, keyOf, trimSeparators } from './text.ts';

/** Parts of a postal address, line by line. */
export function findAddress(resume: Resume): Evidence | null {
  const found = labelledAddress(resume) ?? addressByShape(resume);
  return found && { ...found, value: beforeContactLabel(found.value) };
}

function addressByShape({ sections }: Resume): Evidence | null {
  const ofKind = (kinds: Section['kind'][]) =>
    kinds.flatMap((kind) => sections.filter((one) => one.kind === kind));
  const find = (some: Section[], search: (lines: Line[]) => Evidence | null) => {
    for (const { lines } of some) {
      const found = search(lines);
      if (found) return found;
    }
    return null;
  };
  return (
    find(ofKind(['personal', 'top', 'profile', 'unknown']), inLines) ??
    find(ofKind(['objective', 'other']), inLines) ??
    find(ofKind(['personal', 'top']), townAlone) ??
    find(ofKind(['personal', 'top']), townBesideContacts)
  );
}

/** A town that is in no list, between the phone number and the email. */
function townBesideContacts(lines: Line[]): Evidence | null {
  const parts = lines.flatMap((line) =>
    line.cells.flatMap((cell) =>
      fragmentsOf(cell.text)
        .flatMap((part) => part.split(/(?<!\d)\s+[-–—]\s+|\s+[-–—]\s+(?!\d)/u))
        .map((text) => ({ text, line })),
    ),
  );
  const isContact = (text: string | undefined) =>
    text !== undefined && (hasContact(text) || /^[+(]?\d[\d\s()/.-]{6,}$/.test(fold(text)));
  const isBeside = (index: number, by: number) =>
    parts[index + by]?.line === parts[index]?.line && isContact(parts[index + by]?.text);
  const found = parts.find(({ text }, index) => {
    const isNear = isContact(parts[index - 1]?.text) || isContact(parts[index + 1]?.text);
    const isElse =
      splitLabel(text) ||
      labelOf(text) ||
      headingOf(text) ||
      titleScore(text) > 0 ||
      countryOf(text);
    const isNamedTown = townByEnding.test(text) && (isBeside(index, -1) || isBeside(index, 1));
    return isNear && (townLike.test(text) || isNamedTown) && !isElse && text.length < 40;
  });
  return found ? evidence(found.text, found.line) : null;
}

function inLines(lines: Line[]): Evidence | null {
  for (const [index, line] of lines.entries()) {
    for (const cell of line.cells) {
      const parts = partsOf(cell.text);
      // `#09-310, Singapore` above `460412`.
      const below = cellAt(lines[index + 1], cell) ?? '';
      const code = /^\d{5,6}$/.test(below) ? ` ${below}` : '';
      const at = parts.findIndex((part) => isWholePart(part) || (code && isWholePart(part + code)));
      if (at < 0) continue;
      const whole = [...parts];
      let [from, to] = [at, at + 1];
      while (
        from > 0 &&
        (isBuilding(whole[from - 1] ?? '') ||
          isStreetAbove(whole[from - 1] ?? '', whole[from] ?? ''))
      )
        from -= 1;
      while (
        to < whole.length &&
        (goesOn(whole.slice(from, to), whole[to] ?? '') || isBeforeTown(whole, from, to))
      )
        to += 1;
      const own = whole.slice(from, to);
      const above = from === 0 ? linesAbove(lines, index, cell, own) : [];
      const after = to === whole.length ? linesAfter(lines, index, cell, [...above, ...own]) : [];
      return evidence(
        join([...above, ...own, ...after]),
        line,
        [...above, ...own, ...after].join(', '),
      );
    }
  }
  return null;
}

/** The door or the district, between the street and the town. */
function isBeforeTown(parts: string[], from: number, to: number): boolean {
  if (parts.slice(from, to).some((part) => town.test(fold(part)))) return false;
  const ahead = parts.slice(to, to + 3);
  const at = ahead.findIndex((part) => town.test(fold(part)));
  return (
    at > 0 &&
    ahead
      .slice(0, at)
      .every(
        (part) => part.length < 30 && !hasContact(part) && !/\d{6}/.test(part.replace(/\D/g, '')),
      )
  );
}

/** In the same column, left-aligned, right-aligned or centred. */
const cellAt = (line: Line | undefined, { x, right }: Cell) =>
  line?.cells.find(
    (one) =>
      Math.abs(one.x - x) < 8 ||
      Math.abs(one.right - right) < 2 ||
      Math.abs(one.x + one.right - x - right) < 4,
  )?.text;

/** A British address has a line for each part: house, street, village, county, postcode. */
function linesAboveCode(lines: Line[], index: number, cell: Cell): string[] {
  const texts = lines
    .slice(Math.max(0, index - 5), index)
    .map((line) => (line.cells.length === 1 ? (cellAt(line, cell) ?? '') : ''));
  const from = texts.findLastIndex(
    (text) => /^\d{1,4}[a-z]?,?\s\p{Lu}/iu.test(text) || isBuilding(text),
  );
  const above = from < 0 ? [] : texts.slice(from);
  const isPart = (text: string, at: number) =>
    text !== '' &&
    text.length <= 40 &&
    (at === 0 || !/\d/.test(text)) &&
    !hasContact(text) &&
    !splitLabel(text) &&
    !headingOf(text);
  return above.every(isPart) ? above : [];
}

const codeAlone = /^[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}$|^[A-Z]\d{2}\s?[A-Z\d]{4}$/u;

function linesAbove(lines: Line[], index: number, cell: Cell, parts: string[]): string[] {
  if (
    parts.length === 1 &&
    (codeAlone.test(parts[0] ?? '') ||
      /^\p{L}[\p{L}\s.]*,?\s[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}$/u.test(parts[0] ?? ''))
  ) {
    const whole = linesAboveCode(lines, index, cell);
    if (whole.length > 0) return whole;
  }
  const above: string[] = [];
  // Text entirely beside the column, such as a large name, does not split it.
  const inColumn = lines
    .slice(0, index)
    .filter(({ cells }) => cells.some(({ x, right }) => x < cell.right && right > cell.x));
  const belongs = (text: string, below: string) => {
    const isStreet = street.test(`${text} 1`) && text.length < 50 && !hasContact(text);
    // `The Old Forge, Kilbride Road,`: the trailing comma says that it continues below.
    const isOpen =
      /^[^,]{3,40},(?:[^,]{3,40},){0,2}\s*$/u.test(text) &&
      !hasContact(text) &&
      !splitLabel(text) &&
      findPeriods(text).length === 0;
    return isStreet || isOpen || isBuilding(text) || isStreetAbove(text, below);
  };
  for (let at = inColumn.length - 1; at >= 0 && above.length < 2; at -= 1) {
    const [upper, text] = [at - 1, at].map((one) => cellAt(inColumn[one], cell));
    const below = above[0] ?? parts[0] ?? '';
    if (!text) break;
    if (belongs(text, below)) above.unshift(text.replace(livingIn, ''));
    // A narrow column breaks `The Old Forge, 28 Church Walk`, and `Hinter den Gärten 14`.
    else if (upper && /^\p{Lu}\p{L}{2,20}$/u.test(text) && belongs(`${upper} ${text}`, below)) {
      above.unshift(`${upper} ${text}`);
      at -= 1;
    } else if (
      /^\d{1,4}\s?[a-z]?$/u.test(below) &&
      isStreetAbove(`${text} ${below}`, parts[1] ?? '')
    )
      above.unshift(text);
    else break;
  }
  return above;
}

/** Up to the town; a district may come between the street and the town. */
function linesAfter(lines: Line[], index: number, cell: Cell, parts: string[]): string[] {
  const below: string[] = [];
  const texts = lines
    .slice(index + 1, index + 6)
    .filter((line) => line.cells.some(({ x, right }) => x < cell.right && right > cell.x))
    .slice(0, 3)
    .map((line) => cellAt(line, cell));
  for (const [at, text] of texts.entries()) {
    const [first] = text ? partsOf(text) : [];
    if (!first || !text) break;
    const hasTown = [...parts, ...below].some((part) => town.test(fold(part)));
    const next = texts[at + 1];
    const isQuarter =
      !hasTown &&
      next !== undefined &&
      town.test(fold(next)) &&
      !hasContact(first) &&
      (isBuilding(first) || /^\p{Lu}[\p{L}\s'-]{2,30}$/u.test(first));
    const isTownBelowCode = /^\d{4,5}$/.test(below.at(-1) ?? '') && /^\p{Lu}/u.test(first);
    const isCode = !hasTown && /^\d{5,6}$/.test(first);
    if (!isQuarter && !isTownBelowCode && !isCode && !goesOn([...parts, ...below], first)) break;
    below.push(first);
    if (first.length < text.length - 3 && !/^\d/.test(first)) break;
  }
  return below;
}

/** Street names take any form; a number, and a town below, identify them. */
function isStreetAbove(text: string, below: string): boolean {
  const isShort = text.length <= 50 && !hasContact(text) && !splitLabel(text) && !headingOf(text);
  const hasNumber = numberedStreet.test(fold(text).trim());
  return (
    isShort &&
    hasNumber &&
    findPeriods(text).length === 0 &&
    (town.test(fold(below)) || cjkAddress.test(below))
  );
}

/** Nothing but an address, as opposed to a sentence that mentions one. */
function isWholePart(text: string): boolean {
  if (hasContact(text) || text.length > 120 || headingOf(text)) return false;
  if (/[。！？!?]|[贵貴]公司|您好/u.test(text)) return false;
  if (
    findPeriods(text).some(({ start, from, to }) => start !== null && to - from > 4) &&
    !town.test(fold(text))
  )
    return false;
  return isAddressPart(text);
}

/** Many CVs give only the place of residence: `Lyon, France`. */
function townAlone(lines: Line[]): Evidence | null {
  for (const line of lines.slice(0, 12)) {
    for (const part of line.cells.flatMap((cell) => partsOf(cell.text))) {
      const isTown =
        (isPlace(part) && (!countries.has(keyOf(part)) || part.includes(','))) ||
        (around.test(part) && isPlace(part.replace(around, ''))) ||
        chineseTown.test(part) ||
        ofDepartment.test(part) ||
        isQuarterOf(part);
      if (isTown) return evidence(`${part}${countryAfter(part, line)}`.trim(), line, textOf(line));
    }
    for (const text of line.cells.flatMap((cell) => fragmentsOf(cell.text))) {
      const where = livingIn.test(text)
        ? text.replace(livingIn, '').replace(/\s*\([^)]*\)$/u, '')
        : '';
      if (where !== '' && where.length < 60) return evidence(trimSeparators(where), line);
    }
  }
  return null;
}

/** `Jena, Thüringen, Deutschland` among the contact details: the parts of the line were split. */
function countryAfter(place: string, line: Line): string {
  const text = textOf(line);
  let after = '';
  for (let at = text.indexOf(place) + place.length; ; ) {
    const [next] = /^,\s+\p{L}[\p{L} '-]*/u.exec(text.slice(at)) ?? [];
    if (next === undefined || !isPlace(next.replace(/^,\s+/u, '').trim())) return after;
    after += next.trimEnd();
    at += next.length;
  }
}
