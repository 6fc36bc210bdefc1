import { type RefObject, useEffect, useRef } from 'react';

/**
 * What somebody has typed before React came, or what a browser has restored, React takes for what
 * its fields were rendered with: it would be shown, count for nothing, and be gone with the next
 * change. It is typed once more, so that each field hears of it.
 */
export function useTypedBefore(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const fields = [...(form.current?.elements ?? [])].flatMap((field) =>
      field instanceof HTMLInputElement && field.value !== field.defaultValue
        ? { field, value: field.value }
        : [],
    );
    // All are read first: a change of one resets those that React has not heard of yet.
    for (const { field, value } of fields) typeAnew(field, value);
  }, []);
  return form;
}

/** React heeds an event only if the value is not the one that was last set through the element. */
function typeAnew(field: HTMLInputElement, value: string): void {
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
