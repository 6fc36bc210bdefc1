import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ResumeReading } from '../../resumes/reading.ts';
import { useLanguageTag } from '../site.tsx';
import { controlOf, fillIn, setText } from './controls.ts';
import { type PastPosition, pastPositions } from './resume.ts';
import { keepResumeDraft, type ResumeDraft, readEntries } from './resume-draft.ts';
import { fill, type Marks, positionAsTyped } from './resume-filling.ts';
import { useResumeMessages } from './resume-messages.ts';
import { useRows } from './use-rows.ts';

const partNames: ReadonlySet<string> = new Set(pastPositions.parts.map(({ name }) => name));

/**
 * What fills in the form besides the keyboard: the CV, and saved drafts. Texts stay in the fields
 * themselves; React holds the rows of the list and the marks.
 */
export function useResumeEntries(
  element: RefObject<HTMLFormElement | null>,
  firstPositions: PastPosition[],
) {
  const messages = useResumeMessages();
  const tag = useLanguageTag();
  const [marks, setMarks] = useState<Marks>({});
  const rows = useRows(firstPositions);
  /** The fields that the applicant has confirmed or changed. */
  const own = useRef(new Set<string>());

  /** @returns whether the device keeps the form's contents. */
  function keep(): boolean {
    const form = element.current;
    return form !== null && keepResumeDraft({ ...readEntries(new FormData(form)), marks });
  }

  // Rows and marks are in the form only after React has rendered them.
  const isChanged = useRef(false);
  const keepChange = useEffectEvent(() => {
    if (isChanged.current) keep();
    isChanged.current = false;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are what has changed
  useEffect(keepChange, [rows.shown, marks]);

  function change(update: { marks?: Marks; rows?: () => void }): void {
    isChanged.current = true;
    if (update.marks) setMarks(update.marks);
    update.rows?.();
  }

  function confirm(...names: string[]): void {
    for (const name of names) own.current.add(name);
    const left = Object.entries(marks).filter(([name]) => !names.includes(name));
    change({ marks: Object.fromEntries(left) });
  }

  return {
    marks,
    rows: rows.shown,
    keep,
    /** @returns how many fields were filled in from the CV. */
    applyReading(reading: ResumeReading): number {
      if (!element.current) return 0;
      const filled = fillFromReading(element.current, reading, { marks, own: own.current });
      const read = filled.positions?.map((one) =>
        positionAsTyped(one, tag, messages.positionPresent),
      );
      change({ marks: filled.marks, ...(read && { rows: () => rows.replace(read) }) });
      return Object.keys(filled.marks).length;
    },
    /** @returns whether the draft filled in anything. */
    restore(draft: ResumeDraft): boolean {
      if (!element.current) return false;
      const { restored, positions } = fillFromDraft(element.current, draft);
      const known = Object.entries(draft.marks).filter(([name]) => restored.has(name));
      change({
        marks: { ...marks, ...Object.fromEntries(known) },
        ...(positions && { rows: () => rows.replace(positions) }),
      });
      return restored.size > 0;
    },
    confirm,
    confirmAll: () => confirm(...Object.keys(marks)),
    /**
     * To be called on every change to the form: whatever the applicant changes becomes their own.
     */
    edited(name: string): void {
      const field = partNames.has(name) ? pastPositions.name : name;
      if (field in marks) confirm(field);
      else keep();
    },
    addRow: () => change({ rows: rows.add }),
    removeRow(key: number): void {
      confirm(pastPositions.name);
      change({ rows: () => rows.remove(key) });
    },
  };
}

/** @returns the marks of what it filled in, and the rows to show instead. */
function fillFromReading(
  form: HTMLFormElement,
  reading: ResumeReading,
  known: { marks: Marks; own: ReadonlySet<string> },
) {
  const filling = fill(reading, { ...readEntries(new FormData(form)), ...known });
  for (const [name, text] of Object.entries(filling.values)) setText(form, name, text);
  // A select, such as the one for countries, may not offer what was read.
  const filled = Object.entries(filling.marks).filter(
    ([name]) => name === pastPositions.name || controlOf(form, name)?.value,
  );
  const marks: Marks = Object.fromEntries(filled);
  return { marks, positions: filling.positions };
}

/** Fills in empty fields. */
function fillFromDraft(form: HTMLFormElement, draft: ResumeDraft) {
  const restored = new Set(fillIn(form, draft.values));
  const { positions } = readEntries(new FormData(form));
  const isLeft = draft.positions.length > 0 && positions.length === 0;
  if (isLeft) restored.add(pastPositions.name);
  return { restored, positions: isLeft ? draft.positions : undefined };
}
