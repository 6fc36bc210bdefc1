import { isRecord } from './values.ts';

/** The tools whose cases an inquiry carries, by their names in addresses. */
const caseTools = ['yield', 'roof', 'off-grid', 'balcony'] as const;
export type CaseTool = (typeof caseTools)[number];

/** What a visitor has entered in a tool: the query of its address, without `?`. */
export interface CarriedCase {
  tool: CaseTool;
  query: string;
}

/** As it is kept with an inquiry. */
export interface KeptCase extends CarriedCase {
  version: number;
  /** In which numbers were typed. */
  language: string;
  /** What the visitor saw; null of entries that could not be calculated. */
  text: string | null;
}

/** How what is sent is to be read; what changes its meaning has to change the number. */
const version = 1;

/** A roof with all its obstacles takes half of it. */
const maxLength = 2048;

/** @returns the tool of that name, if its cases can be carried. */
export const caseToolCalled = (name: unknown): CaseTool | null =>
  caseTools.find((one) => one === name) ?? null;

/** @returns null of a case that is too long to be sent. */
export function writeCase({ tool, query }: CarriedCase): string | null {
  const text = JSON.stringify({ version, tool, query });
  return text.length > maxLength ? null : text;
}

/** @returns null for anything that is no case as `writeCase` writes it. */
export function readCase(text: unknown): CarriedCase | null {
  if (typeof text !== 'string' || text.length > maxLength) return null;
  const sent = parsed(text);
  return isRecord(sent) && sent.version === version ? caseIn(sent) : null;
}

export const keptCase = (one: CarriedCase, language: string, text: string | null): KeptCase => ({
  ...{ version, ...one, language, text },
});

/** @returns the case in the column of an inquiry, or null. */
export function readKeptCase(value: unknown): KeptCase | null {
  const one = isRecord(value) && caseIn(value);
  if (!one) return null;
  const { language, text } = value;
  return keptCase(one, String(language), typeof text === 'string' ? text : null);
}

function caseIn({ tool: name, query }: Record<string, unknown>): CarriedCase | null {
  const tool = caseToolCalled(name);
  return tool && typeof query === 'string' ? { tool, query } : null;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
