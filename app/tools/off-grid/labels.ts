import type { Messages } from '../../i18n/en/messages.ts';
import type { OffGridContent } from '../content.ts';
import type { FieldLabel } from '../tool-sheet.tsx';
import { consumerEntry, consumerFigures, consumerNames, type EntryName } from './query.ts';

type Words = OffGridContent['words'];

/** The heads of the columns of consumers. */
export const figureHeads = (words: Words) => ({ Power: words.watts, Hours: words.hours });

/** How fields are called where they are not in view, in the order of the page. */
export function labelsOf(words: Words, { labelled }: Pick<Messages, 'labelled'>): FieldLabel[] {
  const plain = (names: readonly (EntryName & keyof Words)[]) =>
    names.map((name): FieldLabel => [name, words[name]]);
  const consumers = consumerNames.flatMap((name) =>
    consumerFigures.map(
      (figure): FieldLabel => [
        consumerEntry(name, figure),
        `${labelled.replace('{label}', words[name])}${figureHeads(words)[figure]}`,
      ],
    ),
  );
  return [
    ...plain(['place', 'latitude', 'longitude', 'country', 'from', 'to']),
    ...consumers,
    ...plain(['total', 'capacity', 'voltage', 'usable', 'charging']),
    ...plain(['model', 'length', 'width', 'kind', 'azimuth', 'tilt', 'radius']),
  ];
}
