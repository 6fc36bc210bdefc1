import { defaultLanguage, type Language } from '../../../app/i18n/languages.ts';
import type { TranslatedDocument } from '../documents.ts';
import { codesOf } from '../formatted-text.ts';
import type { Code } from '../inline-codes.ts';
import { shownTexts } from '../proposals.ts';
import { isOlder, type States, statusOf, type TextStatus } from '../states.ts';
import { sourceOf, textsIn, type Unit } from '../units.ts';
import { type DiffPart, wordDiff } from '../word-diff.ts';

/** What a code does, for whoever has to put it into a text. */
export interface CodeLegend {
  id: number;
  isPaired: boolean;
  kind: 'codeBold' | 'codeItalic' | 'codeLink' | 'codeLineBreak' | 'codeOther';
  /** Where a link leads. */
  target: string;
}

/** A text as it is drawn at the desk. */
export interface Entry {
  key: string;
  label: string;
  kind: Unit['kind'];
  maxLength: number | null;
  status: TextStatus;
  source: string[];
  /** What has changed in the source since it was translated. */
  diff: DiffPart[][] | null;
  /** Since when, in words. */
  since: string | null;
  codes: CodeLegend[][];
  /** What is public. */
  stored: string[];
  /** What is shown to be worked on. */
  texts: string[];
  /** When it was proposed; null if it was not. */
  at: string | null;
  note: string | null;
}

export function entriesOf(
  { kind, id, units }: TranslatedDocument,
  language: Language,
  states: States,
  staffLanguage: string,
): Entry[] {
  const day = new Intl.DateTimeFormat(staffLanguage, { dateStyle: 'medium', timeZone: 'UTC' });
  return units.map((unit) => {
    const state = states.of({ kind, document: id, language, unit: unit.key });
    const source = sourceOf(unit);
    const before = isOlder(unit, state) ? state?.before : null;
    return {
      ...{ key: unit.key, label: unit.label(staffLanguage), kind: unit.kind, source },
      maxLength: unit.maxLength ?? null,
      status: statusOf(unit, language, state),
      diff: before ? diffOf(before.texts, source) : null,
      since: before ? day.format(new Date(before.since)) : null,
      codes: codesIn(unit, language).map((codes) => codes.map(legendOf)),
      stored: textsIn(unit, language),
      texts: shownTexts(unit, language, state),
      at: state?.proposal?.at ?? null,
      note: state?.proposal ? state.note : null,
    };
  });
}

const codesIn = ({ kind, values }: Unit, language: Language): Code[][] =>
  kind === 'richText' ? codesOf(values[defaultLanguage], values[language]) : [];

/** Segment by segment; where there are more or fewer, all that was there is shown with the last. */
function diffOf(before: string[], after: string[]): DiffPart[][] {
  const last = after.length - 1;
  return after.map((text, index) => {
    const former = index === last ? before.slice(index).join('\n') : (before[index] ?? '');
    return wordDiff(former, text, defaultLanguage);
  });
}

function legendOf({ id, isPaired, node }: Code): CodeLegend {
  const { fields, format, type } = node;
  if (node.children) {
    const url = (fields as { url?: unknown } | undefined)?.url;
    return { id, isPaired, kind: 'codeLink', target: typeof url === 'string' ? url : '' };
  }
  const kind =
    type === 'linebreak'
      ? 'codeLineBreak'
      : format === 1
        ? 'codeBold'
        : format === 2
          ? 'codeItalic'
          : 'codeOther';
  return { id, isPaired, kind, target: '' };
}
