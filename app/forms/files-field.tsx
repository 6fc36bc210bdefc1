import { useRef, useState } from 'react';
import type { ChosenFiles } from './chosen-files.tsx';
import {
  errorText,
  type FieldProperties,
  inputAttributes,
  Labelled,
  useFieldMessages,
} from './fields.tsx';
import type { FieldOfKind } from './form-field.ts';

/**
 * A few files. The list of those that were chosen is loaded with the first of them; until then, and
 * without scripts, the browser's own input does.
 */
export function FilesField(properties: FieldProperties<FieldOfKind<'files'>>) {
  const { field } = properties;
  const input = useRef<HTMLInputElement>(null);
  const [List, setList] = useState<typeof ChosenFiles>();
  const showList = () =>
    void import('./chosen-files.tsx').then(
      (part) => setList(() => part.ChosenFiles),
      // Without the list the field still works.
      () => undefined,
    );
  return (
    <Labelled {...properties}>
      <input
        {...inputAttributes(properties)}
        ref={input}
        type="file"
        multiple
        accept={field.accept}
        onChange={showList}
      />
      {List ? <List {...properties} input={input} /> : <LostFiles {...properties} />}
    </Labelled>
  );
}

/** When a form comes back without scripts, its files are lost: their names, and what was wrong. */
function LostFiles({ field, values, errors }: FieldProperties<FieldOfKind<'files'>>) {
  const messages = useFieldMessages();
  const names = values[field.name]?.split('\n');
  if (!names) return null;
  return (
    <div className="field-hint">
      {messages[field.again]}
      <ul>
        {names.map((name, index) => {
          const code = errors[`${field.name}.${index}`];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name
            <li key={index}>
              {name} {code && <strong>{errorText(field, code, messages)}</strong>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
