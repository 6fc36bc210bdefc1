import { continues, hasContact, join, town } from './address-parts.ts';
import { type Evidence, evidence, type LabelledValue, type Resume } from './resume.ts';
import { fold } from './text.ts';

const hasTown = (parts: string[]) => parts.some((part) => town.test(fold(part)));

/** The address that the CV labels as such. */
export function labelledAddress({ labelled }: Resume): Evidence | null {
  for (const [index, { kind, value, more, isInColumn, line, section }] of labelled.entries()) {
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
