import type { PastPosition } from './resume.ts';
import type { Marks } from './resume-filling.ts';

/** An application that is not sent yet; its file is not part of it. */
export interface ResumeDraft {
  values: Record<string, string>;
  positions: PastPosition[];
  marks: Marks;
}

const key = 'form resume';

export const positionFields = {
  title: 'positionTitle',
  organisation: 'positionOrganisation',
  start: 'positionStart',
  end: 'positionEnd',
} as const satisfies Record<keyof PastPosition, string>;

const positionNames: ReadonlySet<string> = new Set(Object.values(positionFields));

export const isPositionField = (name: string) => positionNames.has(name);

/** Agreements are given anew each time, and what is hidden was not typed. */
const notKept = new Set(['page', 'website', 'draft', 'privacy', 'talentPool', 'transferConsent']);

/** The rows as they stand in the form, empty ones included. */
export function readPositions(data: FormData): PastPosition[] {
  const column = (name: string) => data.getAll(name).map(String);
  const [titles, organisations, starts, ends] = [
    column(positionFields.title),
    column(positionFields.organisation),
    column(positionFields.start),
    column(positionFields.end),
  ] as const;
  return (titles ?? []).map((title, index) => ({
    title,
    organisation: organisations?.[index] ?? '',
    start: starts?.[index] ?? '',
    end: ends?.[index] ?? '',
  }));
}

/** The texts of the form by their names, without the rows and the file. */
export function readValues(data: FormData): Record<string, string> {
  return Object.fromEntries(
    [...data].filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && !positionNames.has(entry[0]),
    ),
  );
}

/** @returns whether the device keeps it. */
export function keepResumeDraft(data: FormData, positions: PastPosition[], marks: Marks): boolean {
  const values = Object.fromEntries(
    Object.entries(readValues(data)).filter(([name, value]) => !notKept.has(name) && value !== ''),
  );
  try {
    if (Object.keys(values).length === 0 && positions.length === 0) {
      window.localStorage.removeItem(key);
    } else {
      window.localStorage.setItem(key, JSON.stringify({ values, positions, marks }));
    }
    return true;
  } catch {
    // Storage may be full or forbidden: the form works without.
    return false;
  }
}

/** @returns null where there is none, or one that another version of the site wrote. */
export function readResumeDraft(): ResumeDraft | null {
  try {
    const draft: unknown = JSON.parse(window.localStorage.getItem(key) ?? 'null');
    return parseDraft(draft);
  } catch {
    return null;
  }
}

/** Takes what the device or the server has kept: texts by their names, and the rows. */
export function parseDraft(draft: unknown): ResumeDraft | null {
  if (!isRecord(draft)) return null;
  const { values, positions, marks } = draft;
  if (!isRecord(values) || !Array.isArray(positions)) return null;
  return {
    values: Object.fromEntries(
      Object.entries(values).filter(
        (entry): entry is [string, string] =>
          typeof entry[1] === 'string' && !notKept.has(entry[0]),
      ),
    ),
    positions: parsePositions(positions),
    marks: isRecord(marks) ? (marks as Marks) : {},
  };
}

/** Rows as JSON holds them; what is no text in them is left empty. */
function parsePositions(rows: unknown): PastPosition[] {
  if (!Array.isArray(rows)) return [];
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return rows.filter(isRecord).map((row) => ({
    title: text(row.title),
    organisation: text(row.organisation),
    start: text(row.start),
    end: text(row.end),
  }));
}

/** A form that the server shows again has its rows as JSON. */
export function positionsFromJson(json: string | undefined): PastPosition[] {
  try {
    return parsePositions(JSON.parse(json ?? '[]'));
  } catch {
    return [];
  }
}

export function forgetResumeDraft(): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // There was none.
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
