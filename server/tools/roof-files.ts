import { catalogues } from '../../app/i18n/catalogues.ts';
import { languages } from '../../app/i18n/languages.ts';
import { loadMessages } from '../../app/i18n/messages.ts';
import { plural } from '../../app/i18n/plural.ts';
import { dxfOf } from '../../app/roof/dxf.ts';
import { shapesOf } from '../../app/roof/shapes.ts';
import { svgOf } from '../../app/roof/svg.ts';
import { drawRoof } from '../../app/tools/roof/drawn.ts';
import {
  coveringHint,
  entryRows,
  figureRows,
  loadRows,
  measures,
  questionsOf,
  type Row,
  stringRows,
  uncheckedOf,
  verdictOf,
  yieldText,
} from '../../app/tools/roof/wording.ts';
import type { Guide, ShownPart } from '../../documents/shown.ts';
import type { KnownRoof } from './roof-case.ts';
import type { ToldCase } from './told-case.ts';

const shapes = ({ read, outcome }: KnownRoof) => shapesOf(read.roof, outcome.modules);

export const roofDxf = (one: KnownRoof): string => dxfOf(shapes(one));

export const roofSvg = (one: KnownRoof): string => svgOf(shapes(one), one.words.drawing);

const heading = (text: string): ShownPart => ({ kind: 'heading', level: 2, text });
const paragraph = (text: string): ShownPart => ({ kind: 'paragraph', text });
const list = (items: string[]): ShownPart => ({ kind: 'list', isOrdered: false, items });

const values = (rows: Row[]): ShownPart => ({
  kind: 'values',
  values: rows.map(({ name, value, isExample }) => ({
    ...{ name, value, before: '', after: '', unit: null, isExample },
  })),
});

function results(one: KnownRoof): ShownPart[] {
  const { words, read, outcome, year, language, place } = one;
  const { tag } = languages[language];
  const drawing = drawRoof(read, outcome, words, language);
  const strings = stringRows(read, outcome, words, tag);
  return [
    heading(plural(words.fits, outcome.modules.length, tag)),
    values(figureRows(read, outcome, words, tag)),
    { kind: 'drawing', number: 1, drawing },
    heading(words.load),
    values(loadRows(read, outcome, words, tag)),
    paragraph(verdictOf(read, outcome, words, tag)),
    ...(read.reserve === null ? [{ kind: 'checklist' as const, points: questionsOf(words) }] : []),
    { kind: 'small', text: words.glassSource },
    heading(words.strings),
    ...(strings.length > 0 ? [values(strings)] : [paragraph(words.stringsUnknown)]),
    ...(outcome.strings && !outcome.strings.groups ? [paragraph(words.stringsNone)] : []),
    ...(year && place
      ? [heading(words.yield), paragraph(yieldText({ ...year, place }, words, tag))]
      : []),
  ];
}

/**
 * The page for the structural engineer: all entries, results, formulas and sources, and what was not
 * checked.
 * @param address where the site shows the same.
 */
export async function roofDocument(one: KnownRoof, address: string): Promise<Guide> {
  const { words, read, language, sources, year } = one;
  const { siteName } = await loadMessages(language);
  const { tag } = languages[language];
  const { metres } = measures(tag);
  const size = `${metres(read.roof.length)} × ${metres(read.roof.width)}`;
  const fits = plural(words.fits, one.outcome.modules.length, tag);
  const documents = catalogues[language].documents;
  const parts: ShownPart[] = [
    { kind: 'notice', isWarning: true, title: words.notChecked, text: words.noProof },
    list(uncheckedOf(words)),
    heading(words.entries),
    values(entryRows(read, words, tag)),
    paragraph(coveringHint(read.covering, words) ?? ''),
    ...results(one),
    heading(words.method),
    list([
      ...[words.methodLayout, words.methodAdhesive, words.methodLoad],
      ...[words.methodUnits, words.methodString],
    ]),
    ...(year ? [{ kind: 'small' as const, text: { text: sources, language: 'en' as const } }] : []),
  ];
  return {
    ...{ kind: 'guide', language, siteName, picture: null, parts },
    kindName: words.reportKind,
    title: `${size} · ${fits}`,
    lead: words.reportLead,
    messages: {
      ...documents,
      version: '',
      exampleNote: `${documents.exampleNote} ${words.assumptionsNote}`,
      origin: words.caseAddress.replace('{address}', address),
    },
  };
}

/** The case as an inquiry and the back office have it. */
export function tellRoof(one: KnownRoof): ToldCase {
  const { words, read, outcome, language, year, place } = one;
  const { tag } = languages[language];
  return {
    title: words.title,
    summary: [plural(words.fits, outcome.modules.length, tag)],
    rows: [
      ...entryRows(read, words, tag),
      ...figureRows(read, outcome, words, tag),
      ...loadRows(read, outcome, words, tag),
      ...stringRows(read, outcome, words, tag),
      ...(year && place
        ? [{ name: words.yield, value: yieldText({ ...year, place }, words, tag) }]
        : []),
    ].map(({ name, value }) => ({ name, value })),
    drawing: roofSvg(one),
  };
}
