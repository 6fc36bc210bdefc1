import type { FormValues } from './schema.ts';

/** @returns what holds the text of a field in a form that is on the screen. */
export function controlOf(form: HTMLFormElement, name: string) {
  const found = form.elements.namedItem(name);
  return found && 'value' in found ? found : null;
}

/** @returns whether the form has the field, and the field takes the text. */
export function setText(form: HTMLFormElement, name: string, text: string): boolean {
  const control = controlOf(form, name);
  if (!control) return false;
  control.value = text;
  // A list that does not have the choice has none chosen, not even that of nothing.
  control.value ||= '';
  return control.value !== '';
}

/**
 * Fills in what is empty; what the browser or the visitor has filled in stays.
 * @returns the names of the fields that are filled in now.
 */
export const fillIn = (form: HTMLFormElement, texts: FormValues): string[] =>
  Object.keys(texts).filter(
    (name) => !controlOf(form, name)?.value && setText(form, name, texts[name] ?? ''),
  );
