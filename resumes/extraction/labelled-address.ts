import { textOf } from '../model.ts';
import { continues, hasContact, isBuilding, join, partsOf } from './address-parts.ts';
import { street, town } from './address-shapes.ts';
import { labelOf, splitLabel } from './labels.ts';
import { alternatives } from './lexicon.ts';
import { countries } from './places.ts';
import { type Evidence, evidence, isOwn, type LabelledValue, type Resume } from './resume.ts';
import type { Section } from './sections.ts';
import { fold, keyOf } from './text.ts';

/** The address that the CV labels as such. */
export function labelledAddress({ labelled, sections }: Resume): Evidence | null {
  for (const [index, one] of labelled.entries()) {
    const { kind, value, more, isInColumn, line, section } = one;
    if (
      kind !== 'address' ||
      !isOwn(section) ||
      section.kind === 'experience' ||
      section.kind === 'education'
    )
      continue;
    if (/@|https?:/.test(value)) continue;
    const [first = value] =
      partsOf(value).length > 1 && /[|｜]|@/.test(value) ? partsOf(value) : [value];
    const parts = [first];
    const untilTown = linesUntilTown(first, more);
    for (const [at, next] of more.slice(0, 4).entries()) {
      const isStart =
        parts.length === 1 && isBuilding(first) && !town.test(fold(first)) && !hasContact(next);
      const isValue = isInColumn && !hasContact(next) && !/^[+(]?[\d\s()/-]{7,}$/.test(next);
      if (at >= untilTown && !isStart && !isValue && !continues(parts, next)) break;
      parts.push(next);
    }
    parts.splice(0, parts.length, ...withNeighbours(parts, labelled, index));
    const text = join(parts);
    if (text.length >= 2) return evidence(text, line, parts.join(', '));
  }
  return headedAddress(sections);
}

/** In a narrow column, house number, building and door have lines of their own before the town. */
function linesUntilTown(first: string, more: string[]): number {
  if (town.test(fold(first))) return 0;
  const at = more.slice(0, 4).findIndex((text) => town.test(fold(text)));
  const isOfAddress = (text: string) =>
    text.length <= 45 &&
    !hasContact(text) &&
    !splitLabel(text) &&
    !/(?:\d[\s()/.-]?){6}/.test(text);
  return more.slice(0, Math.max(0, at)).every(isOfAddress) ? at + 1 : 0;
}

/** `Address` as a heading, with the lines of the address below it. */
function headedAddress(sections: Section[]): Evidence | null {
  for (const { kind, heading, lines } of sections) {
    const [first] = lines;
    if (
      kind !== 'personal' ||
      !first ||
      labelOf(heading.replace(/\s*[:：]\s*$/u, '')) !== 'address'
    )
      continue;
    const texts = lines.slice(0, 6).map((line) => textOf(line));
    const end = texts.findIndex(
      (text) =>
        hasContact(text) ||
        splitLabel(text) !== null ||
        labelOf(text) !== null ||
        /^(?:\p{L}{1,8}[.:]?\s)?[+(]?[\d\s()/-]{7,}$/u.test(text),
    );
    const parts = end < 0 ? texts : texts.slice(0, end);
    if (parts.length > 0) return evidence(join(parts), first, parts.join(', '));
  }
  return null;
}

/** `Straße` and `PLZ, Ort`, each with a label, in either order, and the country after them. */
function withNeighbours(parts: string[], labelled: LabelledValue[], index: number): string[] {
  const { section } = labelled[index] ?? {};
  const hasTown = (some: string[]) => some.some((part) => town.test(fold(part)));
  let whole = parts;
  for (const next of labelled.slice(index + 1, index + 4)) {
    const value = next.value.trim();
    if (ofCountry.test(next.label.trim()) && countries.has(keyOf(value))) return [...whole, value];
    if (next.kind !== 'address' || next.section !== section || whole.join(', ').includes(value))
      break;
    const isStreet = street.test(fold(`${value} 1`)) || (/\d/.test(value) && !hasTown([value]));
    if (hasTown(whole) && !hasTown([value]) && isStreet && !hasStreet(whole))
      whole = [value, ...whole];
    else if (!hasTown(whole) || countries.has(keyOf(value))) whole = [...whole, value];
    else break;
    // A bare postal code and its town form one part.
    const [code, place] = whole.slice(-2);
    if (/^[\d-]{4,6}$/.test(code ?? '') && place)
      whole = [...whole.slice(0, -2), `${code} ${place}`];
  }
  return whole;
}

const ofCountry = new RegExp(`^${alternatives('countryLabels')}$`, 'iu');

const hasStreet = (parts: string[]) => parts.some((part) => street.test(fold(part)));
