interface Properties {
  /** The id of each field, and what is wrong with it. */
  errors: readonly (readonly [id: string, text: string])[];
}

/** What has to be corrected; each entry links to its field. */
export function ErrorList({ errors }: Properties) {
  return (
    <ul>
      {errors.map(([id, text]) => (
        <li key={id}>
          <a
            href={`#${id}`}
            // Ready for typing; a plain link would only scroll near it.
            onClick={(event) => {
              event.preventDefault();
              const field = document.getElementById(id);
              // What is folded away cannot have the focus.
              field?.closest('details')?.setAttribute('open', '');
              field?.focus();
            }}
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
