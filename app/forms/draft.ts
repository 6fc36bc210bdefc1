import { fillIn } from './controls.ts';
import type { FieldDescription } from './form-field.ts';
import type { FormValues } from './schema.ts';

/**
 * Unsent text stays on the visitor's device, so that a reload or a lost connection does not cost
 * it. It is cleared when the form is sent or cancelled (privacy notice).
 */
export interface Draft {
  restore: (form: HTMLFormElement) => void;
  /** @param changed the name of the changed field. */
  keep: (form: HTMLFormElement, changed: string) => void;
  forget: () => void;
}

/** For a form in which only the field texts need keeping. */
export const draftOf = (name: string, fields: readonly FieldDescription[]): Draft => ({
  restore: (form) => fillIn(form, textsOf(fields, readDraft(name))),
  keep: (form) => keepDraft(name, textsOf(fields, Object.fromEntries(new FormData(form)))),
  forget: () => forgetDraft(name),
});

/**
 * The text that was typed or chosen. Consents are left out: they are given anew each time. A case
 * comes with the address of its page.
 */
export function textsOf(
  fields: readonly FieldDescription[],
  values: Record<string, unknown>,
): FormValues {
  const texts: FormValues = {};
  for (const { name, kind } of fields) {
    const value = values[name];
    const isText = kind !== 'agreement' && kind !== 'case' && typeof value === 'string';
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
    // The form works without storage.
    return false;
  }
}

/** @returns the draft, or an empty one if there is none or it cannot be read. */
export function readDraft(form: string): Record<string, unknown> {
  try {
    return { ...JSON.parse(window.localStorage.getItem(keyOf(form)) ?? '{}') };
  } catch {
    return {};
  }
}

export const forgetDraft = (form: string): boolean => keepDraft(form, {});
