import type { MouseEvent } from 'react';

interface Properties {
  /** The id of each field, and what is wrong with it. */
  errors: readonly { id: string; text: string }[];
}

/** What has to be corrected; each entry links to its field. */
export function ErrorList({ errors }: Properties) {
  return (
    <ul>
      {errors.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`} onClick={focusField}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Moves focus into the field, ready for typing; a plain link would only scroll near it. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  // What is folded away cannot have the focus.
  field?.closest('details')?.setAttribute('open', '');
  field?.focus();
}
