import { useId } from 'react';
import type { OffGridContent } from '../content.ts';
import { type Change, fieldId } from '../field.tsx';
import { figureHeads } from './labels.ts';
import {
  type ConsumerName,
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
  const heads = figureHeads(words);
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
            <Consumer key={name} {...{ id, name, words, entries, errors, change }} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A row of the list, and below it what is wrong with it, where there is room for that. */
function Consumer({
  id,
  name,
  words,
  entries,
  errors,
  change,
}: Properties & { id: string; name: ConsumerName }) {
  const wrong = consumerFigures
    .map((figure) => consumerEntry(name, figure))
    .filter((entry) => errors[entry]);
  return (
    <>
      <tr>
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
                  id={fieldId(entry)}
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
              </div>
            </td>
          );
        })}
      </tr>
      {wrong.length > 0 && (
        <tr>
          <td colSpan={1 + consumerFigures.length}>
            {wrong.map((entry) => (
              <p key={entry} className="field-error" id={`${id}-${entry}`}>
                {errors[entry]}
              </p>
            ))}
          </td>
        </tr>
      )}
    </>
  );
}
