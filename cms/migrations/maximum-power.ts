import { fingerprintOf } from '../document-versions.ts';

/**
 * Voltage and current at maximum power used to be named after nominal power. The old names are
 * words in no language, so wherever an editor's text or the site itself contains one, it means the
 * parameter.
 */
const names = [
  ['voltageAtNominalPower', 'voltageAtMaximumPower'],
  ['currentAtNominalPower', 'currentAtMaximumPower'],
] as const;

export type Direction = 'up' | 'down';

/** @returns each name with its replacement. */
export const renamedParameters = (direction: Direction) =>
  names.map(([before, after]) =>
    direction === 'up' ? { from: before, to: after } : { from: after, to: before },
  );

/**
 * What visitors have sent stays as they wrote it; Payload's own tables contain no parameter names.
 */
const otherTables = /^(application|inquiries|users|payload|sqlite|visit|download_counts)/;

export const mayNameParameters = (table: string) => !otherTables.test(table);

/** A text column with the names replaced, as SQL for both databases. */
export const replacedIn = (column: string, direction: Direction) =>
  renamedParameters(direction).reduce(
    (text, { from, to }) => `replace(${text}, '${from}', '${to}')`,
    column,
  );

/** Whether a text column contains one of the names, as SQL. */
export const holdsName = (column: string, direction: Direction) =>
  renamedParameters(direction)
    .map(({ from }) => `${column} LIKE '%${from}%'`)
    .join(' OR ');

/**
 * What a version of a document shows after its parameters are renamed: its messages used to be
 * called words, and its fingerprint changes. So nothing becomes a new version.
 */
export function renamedVersion(shown: Record<string, unknown>, direction: Direction) {
  const [from, to] = direction === 'up' ? ['words', 'messages'] : ['messages', 'words'];
  const entries = Object.entries(shown).map(([name, value]) => [name === from ? to : name, value]);
  const renamed: Record<string, unknown> = Object.fromEntries(entries);
  return { shown: JSON.stringify(renamed), fingerprint: fingerprintOf(renamed) };
}
