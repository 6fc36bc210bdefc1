import type { FormValues } from './schema.ts';

/** @returns the control that holds a field's text in the displayed form. */
export function controlOf(form: HTMLFormElement, name: string) {
  const found = form.elements.namedItem(name);
  return found && 'value' in found ? found : null;
}

/** @returns whether the form has the field and the field accepts the text. */
export function setText(form: HTMLFormElement, name: string, text: string): boolean {
  const control = controlOf(form, name);
  if (!control) return false;
  control.value = text;
  // Setting a value that a select does not offer would deselect everything, even the empty option.
  control.value ||= '';
  return control.value !== '';
}

/**
 * Fills in empty fields; what the browser or the visitor has entered stays.
 * @returns the names of the fields that were filled in.
 */
export const fillIn = (form: HTMLFormElement, texts: FormValues): string[] =>
  Object.keys(texts).filter(
    (name) => !controlOf(form, name)?.value && setText(form, name, texts[name] ?? ''),
  );
