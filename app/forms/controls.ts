import type { FormValues } from './schema.ts';

/** The texts in the fields of a form that is on the screen. */

function controlOf(form: HTMLFormElement, name: string) {
  const found = form.elements.namedItem(name);
  const hasText =
    found instanceof HTMLInputElement ||
    found instanceof HTMLTextAreaElement ||
    found instanceof HTMLSelectElement ||
    found instanceof RadioNodeList;
  return hasText ? found : null;
}

export const textIn = (form: HTMLFormElement, name: string): string =>
  controlOf(form, name)?.value ?? '';

/** @returns whether the form has the field, and the field takes the text. */
export function setText(form: HTMLFormElement, name: string, text: string): boolean {
  const control = controlOf(form, name);
  if (!control) return false;
  control.value = text;
  // A list has nothing chosen rather than a choice that it does not have.
  if (control instanceof HTMLSelectElement && control.value !== text) control.value = '';
  return control.value !== '';
}

/**
 * Fills in what is empty; what the browser or the visitor has filled in stays.
 * @returns the names of the fields that are filled in now.
 */
export const fillIn = (form: HTMLFormElement, texts: FormValues): string[] =>
  Object.entries(texts)
    .filter(([name, text]) => textIn(form, name) === '' && setText(form, name, text))
    .map(([name]) => name);
