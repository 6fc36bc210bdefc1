import { fillIn } from './controls.ts';
import type { FieldDescription } from './form-field.ts';
import type { FormValues } from './schema.ts';

/**
 * What was typed and not sent yet stays on the visitor's device, so that neither a reload nor a
 * lost connection costs it. It is cleared when the form is sent or cancelled (privacy notice).
 */
export interface Draft {
  restore: (form: HTMLFormElement) => void;
  /** @param changed the name of the field that was changed. */
  keep: (form: HTMLFormElement, changed: string) => void;
  forget: () => void;
}

/** Of a form whose texts are all that there is to keep. */
export const draftOf = (name: string, fields: readonly FieldDescription[]): Draft => ({
  restore: (form) => fillIn(form, textsOf(fields, readDraft(name))),
  keep: (form) => keepDraft(name, textsOf(fields, Object.fromEntries(new FormData(form)))),
  forget: () => forgetDraft(name),
});

/** The texts that were typed or chosen. Agreements are none: they are given anew each time. */
export function textsOf(
  fields: readonly FieldDescription[],
  values: Record<string, unknown>,
): FormValues {
  const texts: FormValues = {};
  for (const { name, kind } of fields) {
    const value = values[name];
    const isText = kind !== 'agreement' && kind !== 'file' && typeof value === 'string';
    if (isText && value) texts[name] = value;
  }
  return texts;
}

const keyOf = (form: string) => `form ${form}`;

/** @returns whether the device keeps it; storage may be full or forbidden. */
export function keepDraft(form: string, draft: object): boolean {
  try {
    if (Object.keys(draft).length > 0) {
      window.localStorage.setItem(keyOf(form), JSON.stringify(draft));
    } else window.localStorage.removeItem(keyOf(form));
    return true;
  } catch {
    // The form works without.
    return false;
  }
}

/** @returns what is kept, nothing where there is no draft, or one that cannot be read. */
export function readDraft(form: string): Record<string, unknown> {
  try {
    return { ...JSON.parse(window.localStorage.getItem(keyOf(form)) ?? '{}') };
  } catch {
    return {};
  }
}

export const forgetDraft = (form: string): boolean => keepDraft(form, {});
