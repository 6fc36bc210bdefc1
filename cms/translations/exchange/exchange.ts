import type { Payload } from 'payload';
import type { Language } from '../../../app/i18n/languages.ts';
import {
  type Kind,
  kinds,
  readDocument,
  readDocuments,
  type TranslatedDocument,
} from '../documents.ts';
import { codesOf } from '../formatted-text.ts';
import type { Code } from '../inline-codes.ts';
import { shownTexts } from '../proposals.ts';
import { isOlder, readStates, statusOf, type TextStatus } from '../states.ts';
import { sourceOf, type Unit } from '../units.ts';

/** A text as it leaves the house, and comes back. */
export interface ExchangedUnit {
  unit: Unit;
  status: TextStatus;
  source: string[];
  /** What the source was when it was translated, if that is something else. */
  before: string[] | null;
  target: string[];
  /** What each segment may contain besides words. */
  codes: Code[][];
}

export interface ExchangedDocument {
  document: TranslatedDocument;
  units: ExchangedUnit[];
}

interface Selection {
  language: Language;
  kind?: Kind | undefined;
  id?: string | undefined;
  /** Leaves out what is complete. */
  isMissingOnly?: boolean;
}

/** The texts of the whole site, of a kind, or of one document, in an order that does not change. */
export async function selectUnits(
  payload: Payload,
  { language, kind, id, isMissingOnly = false }: Selection,
): Promise<ExchangedDocument[]> {
  const states = await readStates(payload, { language });
  const documents: ExchangedDocument[] = [];
  for (const one of kind ? [kind] : kinds) {
    for (const document of await chosen(payload, one, id)) {
      const units = document.units.flatMap((unit): ExchangedUnit[] => {
        const place = { kind: one, document: document.id, language, unit: unit.key };
        const state = states.of(place);
        const status = statusOf(unit, language, state);
        if (isMissingOnly && (status === 'complete' || status === 'inReview')) return [];
        const source = sourceOf(unit);
        const target = shownTexts(unit, language, state);
        const before = isOlder(unit, state) ? (state?.before?.texts ?? null) : null;
        return [{ unit, status, source, before, target, codes: codesIn(unit, language) }];
      });
      if (units.length > 0) documents.push({ document, units });
    }
  }
  return documents;
}

async function chosen(payload: Payload, kind: Kind, id: string | undefined) {
  if (id !== undefined) return [await readDocument(payload, kind, id)].flatMap((one) => one ?? []);
  const documents = await readDocuments(payload, kind);
  return documents.sort((a, b) => Number(a.id) - Number(b.id));
}

const codesIn = ({ kind, values }: Unit, language: Language): Code[][] =>
  kind === 'richText' ? codesOf(values.en, values[language]) : [];

/** A segment as a file says it. */
export interface ReadSegment {
  /** `pages.12` */
  document: string;
  unit: string;
  segment: number;
  source: string;
  target: string;
  line: number;
}

type FileFaultCode =
  | 'malformed'
  | 'doctypeFound'
  | 'notXliff'
  | 'languageWrong'
  | 'documentUnknown'
  | 'unitUnknown'
  | 'unitTwice'
  | 'segmentUnknown'
  | 'elementUnknown'
  | 'columnsWrong'
  | 'tooMuch'
  | 'tooLong'
  | 'codeUnknown'
  | 'codesUnbalanced'
  | 'segmentsMissing';

/** Why a file is refused, and where. */
export class FileFault extends Error {
  readonly line: number;
  readonly code: FileFaultCode;
  /** What it is about: a name in the file, the message of the parser. */
  readonly detail: string;

  constructor(line: number, code: FileFaultCode, detail = '') {
    super(`line ${line}: ${code} ${detail}`);
    this.line = line;
    this.code = code;
    this.detail = detail.slice(0, 200);
  }
}

/** More than the texts of any site of this kind. */
export const mostSegments = 50_000;
