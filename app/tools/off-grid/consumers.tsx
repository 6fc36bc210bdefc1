import { useId } from 'react';
import type { OffGridContent } from '../content.ts';
import type { Change } from '../field.tsx';
import {
  consumerEntry,
  consumerFigures,
  consumerNames,
  type Entries,
  type EntryErrors,
} from './query.ts';

interface Properties {
  words: OffGridContent['words'];
  entries: Entries;
  errors: EntryErrors;
  change: Change;
}

/** A list of typical consumers, each with its power and its hours a day, all to be changed. */
export function Consumers({ words, entries, errors, change }: Properties) {
  const id = useId();
  const heads = { Power: words.watts, Hours: words.hours };
  return (
    <div className="tool-wide">
      <p className="field-hint">{words.consumersNote}</p>
      <table className="tool-entries">
        <thead>
          <tr>
            <th scope="col">{words.consumer}</th>
            {consumerFigures.map((figure) => (
              <th key={figure} scope="col" id={`${id}-${figure}`}>
                {heads[figure]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {consumerNames.map((name) => (
            <tr key={name}>
              <th scope="row" id={`${id}-${name}`}>
                {words[name]}
              </th>
              {consumerFigures.map((figure) => {
                const entry = consumerEntry(name, figure);
                const error = errors[entry];
                return (
                  <td key={figure}>
                    <div className="field">
                      <input
                        name={entry}
                        value={entries[entry]}
                        onChange={change}
                        inputMode="decimal"
                        autoComplete="off"
                        maxLength={80}
                        aria-labelledby={`${id}-${name} ${id}-${figure}`}
                        aria-invalid={error ? true : undefined}
                        aria-describedby={error ? `${id}-${entry}` : undefined}
                      />
                      {error && (
                        <p className="field-error" id={`${id}-${entry}`}>
                          {error}
                        </p>
                      )}
                    </div>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
