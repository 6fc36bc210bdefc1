import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReadPosition, ResumeReading } from '../../resumes/reading.ts';
import { useLanguageTag } from '../site.tsx';
import { type PastPosition, withoutEmptyRows } from './resume.ts';
import {
  forgetResumeDraft,
  isPositionField,
  keepResumeDraft,
  type ResumeDraft,
  readPositions,
  readValues,
} from './resume-draft.ts';
import { dateText, fill, type Marks } from './resume-filling.ts';
import type { PositionRow } from './resume-positions.tsx';
import { useWords } from './resume-words.ts';

/** Without scripts no row can be added, so there are some to begin with. */
const rowsAtFirst = 3;

const emptyRow: PastPosition = { title: '', organisation: '', start: '', end: '' };

/**
 * What the form is filled in with besides the keyboard: by the CV, and by what was saved. Texts
 * stay in the fields themselves; React keeps the rows of the list and the marks.
 */
export function useResumeEntries(
  form: RefObject<HTMLFormElement | null>,
  firstPositions: PastPosition[],
) {
  const words = useWords();
  const tag = useLanguageTag();
  const [marks, setMarks] = useState<Marks>({});
  const [rows, setRows] = useState<PositionRow[]>(() => withKeys(padded(firstPositions), 0));
  const nextKey = useRef(rows.length);
  /** What the CV filled in and the applicant has looked at. */
  const own = useRef(new Set<string>());

  function rowsOf(positions: PastPosition[]): PositionRow[] {
    const shown = positions.length > 0 ? positions : padded([]);
    nextKey.current += shown.length;
    return withKeys(shown, nextKey.current - shown.length);
  }

  /** @returns whether the device keeps what is in the form. */
  function keep(): boolean {
    if (!form.current) return false;
    const data = new FormData(form.current);
    return keepResumeDraft(data, withoutEmptyRows(readPositions(data)), marks);
  }

  // Rows and marks are in the form once React has drawn them.
  const isChanged = useRef(false);
  const keepChange = useEffectEvent(() => {
    if (isChanged.current) keep();
    isChanged.current = false;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are what has changed
  useEffect(keepChange, [rows, marks]);

  function change(update: { rows?: PositionRow[]; marks?: Marks }): void {
    isChanged.current = true;
    if (update.rows) setRows(update.rows);
    if (update.marks) setMarks(update.marks);
  }

  /** @returns how many fields are filled in with what was read. */
  function applyReading(reading: ResumeReading): number {
    if (!form.current) return 0;
    const data = new FormData(form.current);
    const filling = fill(reading, {
      values: readValues(data),
      positions: withoutEmptyRows(readPositions(data)),
      marks,
      own: own.current,
    });
    for (const [name, text] of Object.entries(filling.values)) setValue(form.current, name, text);
    const asRow = ({ title, organisation, start, end }: ReadPosition): PastPosition => ({
      title: title ?? '',
      organisation: organisation ?? '',
      start: dateText(start, tag, words.positionPresent),
      end: dateText(end, tag, words.positionPresent),
    });
    // A list such as that of the countries may not have what was read.
    const filled = Object.entries(filling.marks).filter(
      ([name]) => name === 'pastPositions' || textIn(form.current, name) !== '',
    );
    change({
      marks: Object.fromEntries(filled),
      ...(filling.positions && { rows: rowsOf(filling.positions.map(asRow)) }),
    });
    return filled.length;
  }

  /** Fills in what is empty; what the browser or the applicant has filled in stays. */
  function restore(draft: ResumeDraft): boolean {
    if (!form.current) return false;
    const restored = new Set<string>();
    for (const [name, text] of Object.entries(draft.values)) {
      if (textIn(form.current, name) === '' && setValue(form.current, name, text)) {
        restored.add(name);
      }
    }
    const isEmpty = withoutEmptyRows(readPositions(new FormData(form.current))).length === 0;
    const restoresRows = draft.positions.length > 0 && isEmpty;
    if (restoresRows) restored.add('pastPositions');
    const known = Object.entries(draft.marks).filter(([name]) => restored.has(name));
    change({
      marks: { ...marks, ...Object.fromEntries(known) },
      ...(restoresRows && { rows: rowsOf(draft.positions) }),
    });
    return restored.size > 0;
  }

  function confirm(...names: string[]): void {
    const kept = { ...marks };
    for (const name of names) {
      own.current.add(name);
      delete kept[name as keyof Marks];
    }
    change({ marks: kept });
  }

  return {
    marks,
    rows,
    keep,
    applyReading,
    restore,
    confirm,
    confirmAll: () => confirm(...Object.keys(marks)),
    /** To be told of every change in the form: what is changed is the applicant's own. */
    edited: (name: string) => {
      const field = isPositionField(name) ? 'pastPositions' : name;
      if (field in marks) confirm(field);
      else keep();
    },
    addRow: () => change({ rows: [...rows, ...rowsOf([emptyRow])] }),
    removeRow: (key: number) => {
      confirm('pastPositions');
      change({ rows: rows.filter((row) => row.key !== key) });
    },
    forget: forgetResumeDraft,
  };
}

function padded(positions: PastPosition[]): PastPosition[] {
  const missing = Math.max(0, rowsAtFirst - positions.length);
  return [...positions, ...Array.from({ length: missing }, () => emptyRow)];
}

const withKeys = (positions: PastPosition[], first: number): PositionRow[] =>
  positions.map((position, index) => ({ ...position, key: first + index }));

function control(form: HTMLFormElement | null, name: string) {
  const found = form?.elements.namedItem(name);
  return found instanceof HTMLInputElement || found instanceof HTMLSelectElement ? found : null;
}

const textIn = (form: HTMLFormElement | null, name: string) => control(form, name)?.value ?? '';

/** @returns whether the form has the field, and the field takes the text. */
function setValue(form: HTMLFormElement, name: string, text: string): boolean {
  const field = control(form, name);
  if (!field) return false;
  field.value = text;
  // A list of choices has nothing chosen rather than a choice that it does not have.
  if (field.value !== text) field.value = '';
  return field.value === text;
}
