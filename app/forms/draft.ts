/**
 * What was typed and not sent yet stays on the visitor's device, so that neither a reload nor a
 * lost connection costs it. It is cleared when the form is sent or cancelled (privacy notice).
 */
const keyOf = (form: string) => `form ${form}`;

/** Agreements are given anew each time, and neither the page nor the hidden field was typed. */
const notKept = new Set(['page', 'website', 'privacy', 'transferConsent']);

export function keepDraft(name: string, form: HTMLFormElement): void {
  const values = [...new FormData(form)].filter(
    ([field, value]) => !notKept.has(field) && value !== '',
  );
  use((storage) => {
    if (values.length > 0) storage.setItem(keyOf(name), JSON.stringify(Object.fromEntries(values)));
    else storage.removeItem(keyOf(name));
  });
}

/** Fills in what is empty; what the browser or the visitor has filled in stays. */
export function restoreDraft(name: string, form: HTMLFormElement): void {
  use((storage) => {
    const values: Record<string, unknown> = JSON.parse(storage.getItem(keyOf(name)) ?? '{}');
    for (const [field, value] of Object.entries(values)) {
      const control = form.elements.namedItem(field);
      if (typeof value !== 'string' || notKept.has(field)) continue;
      if (control instanceof RadioNodeList && control.value === '') control.value = value;
      const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
      if (isText && control.value === '') control.value = value;
    }
  });
}

export function forgetDraft(name: string): void {
  use((storage) => storage.removeItem(keyOf(name)));
}

/** Storage may be full, forbidden, or hold what another version wrote: then there is no draft. */
function use(action: (storage: Storage) => void): void {
  try {
    action(window.localStorage);
  } catch {
    // The form works without.
  }
}
