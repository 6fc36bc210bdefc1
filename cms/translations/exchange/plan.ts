import { createHash } from 'node:crypto';
import type { Payload, PayloadRequest } from 'payload';
import type { Language } from '../../../app/i18n/languages.ts';
import { referencesIn } from '../../products/products.ts';
import type { Kind, TranslatedDocument } from '../documents.ts';
import { readPieces } from '../inline-codes.ts';
import { faultOfTexts, propose } from '../proposals.ts';
import { readStates } from '../states.ts';
import { fromCell, readCsv } from './csv.ts';
import { type ExchangedUnit, FileFault, type ReadSegment, selectUnits } from './exchange.ts';
import { readXliff } from './xliff-read.ts';

export type FileFormat = 'xliff' | 'csv';

type ImportWarning = 'sourceChanged' | 'figuresDiffer' | 'codesDiffer';

/** What a file would change. */
export interface PlannedChange {
  kind: Kind;
  id: string;
  title: string;
  unit: string;
  label: string;
  before: string[];
  after: string[];
  warnings: ImportWarning[];
}

interface Planned extends PlannedChange {
  document: TranslatedDocument;
  exchanged: ExchangedUnit;
}

export interface Plan {
  changes: Planned[];
  /** The same for the same file and the same site. */
  digest: string;
}

interface File {
  text: string;
  format: FileFormat;
  language: Language;
  staffLanguage: string;
}

/**
 * Reads a file and compares it with the site. Changes nothing.
 * @throws FileFault for the first thing that is wrong with it.
 */
export async function planImport(payload: Payload, file: File): Promise<Plan> {
  const { text, format, language, staffLanguage } = file;
  const segments = format === 'xliff' ? readXliff(text, language) : readCsv(text, language);
  const known = new Map<
    string,
    Map<string, { document: TranslatedDocument; one: ExchangedUnit }>
  >();
  for (const { document, units } of await selectUnits(payload, { language })) {
    const ofDocument = new Map(units.map((one) => [one.unit.key, { document, one }]));
    known.set(`${document.kind}.${document.id}`, ofDocument);
  }
  const byUnit = Map.groupBy(segments, ({ document, unit }) => `${document} ${unit}`);
  const changes = [...byUnit.values()].flatMap((group): Planned[] => {
    const [first] = group;
    if (!first) return [];
    const ofDocument = known.get(first.document);
    if (!ofDocument) throw new FileFault(first.line, 'documentUnknown', first.document);
    const found = ofDocument.get(first.unit);
    if (!found) throw new FileFault(first.line, 'unitUnknown', first.unit);
    const after = textsFrom(group, found.one, format);
    if (after.every((one, index) => one === found.one.target[index])) return [];
    refuse(group, found.one, language, after);
    const { document, one } = found;
    const { kind, id, title } = document;
    const label = one.unit.label(staffLanguage);
    const warnings = warningsOf(group, one, after, format);
    return [
      {
        ...{ kind, id, title, unit: one.unit.key, label, before: one.target, after, warnings },
        ...{ document, exchanged: one },
      },
    ];
  });
  const told = changes.map(({ kind, id, unit, before, after }) => [kind, id, unit, before, after]);
  return { changes, digest: createHash('sha256').update(JSON.stringify(told)).digest('hex') };
}

/** What is not in the file, or empty in it, stays as it is. */
function textsFrom(group: ReadSegment[], { target }: ExchangedUnit, format: FileFormat): string[] {
  const texts = [...target];
  for (const { segment, target: said, line, document, unit } of group) {
    const current = target[segment];
    if (current === undefined) {
      throw new FileFault(line, 'segmentUnknown', `${document} ${unit} s${segment + 1}`);
    }
    const text = format === 'csv' ? fromCell(said, current) : said;
    if (text.trim() !== '') texts[segment] = text;
  }
  return texts;
}

function refuse(
  group: ReadSegment[],
  { unit }: ExchangedUnit,
  language: Language,
  texts: string[],
): void {
  const found = faultOfTexts(unit, language, texts);
  if (!found) return;
  const at = group.find(({ segment }) => segment === found.segment) ?? group[0];
  const detail = found.fault === 'tooLong' ? `${texts[0]?.length} > ${unit.maxLength}` : unit.key;
  throw new FileFault(at?.line ?? 1, found.fault, detail);
}

function warningsOf(
  group: ReadSegment[],
  { source }: ExchangedUnit,
  after: string[],
  format: FileFormat,
): ImportWarning[] {
  const isOtherSource = group.some((one) => {
    const current = source[one.segment] ?? '';
    return (format === 'csv' ? fromCell(one.source, current) : one.source) !== current;
  });
  const differs = (partsOf: (text: string) => string[]) =>
    group.some(({ segment }) => {
      const [of, to] = [source[segment] ?? '', after[segment] ?? ''].map((text) =>
        partsOf(text).sort().join(' '),
      );
      return of !== to;
    });
  const codes = (text: string) =>
    readPieces(text).flatMap((piece) => (piece.kind === 'text' ? [] : `${piece.kind} ${piece.id}`));
  return [
    ...(isOtherSource ? (['sourceChanged'] as const) : []),
    ...(differs(referencesIn) ? (['figuresDiffer'] as const) : []),
    ...(differs(codes) ? (['codesDiffer'] as const) : []),
  ];
}

/** Proposes all of it, for an editor to approve. */
export async function applyPlan(
  { changes }: Plan,
  language: Language,
  req: PayloadRequest,
): Promise<void> {
  const states = await readStates(req.payload, { language }, req);
  for (const { document, exchanged, after: texts } of changes) {
    const { unit } = exchanged;
    const place = { kind: document.kind, document: document.id, language, unit: unit.key };
    await propose({ document, unit, language, texts }, states.of(place), req);
  }
}
