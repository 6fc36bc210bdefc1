import type { Messages } from '../../i18n/en/messages.ts';
import type { FieldLabel } from '../tool-sheet.tsx';
import type { RoofWords } from './content.ts';
import {
  assumptionNames,
  type EntryName,
  notchNames,
  type ObstacleSide,
  obstacleNumbers,
  obstacleSides,
} from './query.ts';

/** Of the strings, each with its unit. */
export const electrical = [
  { name: 'inverterMaximum', unit: 'V' },
  { name: 'mpptMinimum', unit: 'V' },
  { name: 'mpptMaximum', unit: 'V' },
  { name: 'lowest', unit: '°C' },
  { name: 'highest', unit: '°C' },
] as const;

export const sideLabels = (words: RoofWords): Record<ObstacleSide, string> => ({
  ...{ x: words.fromLeft, y: words.fromBelow, l: words.length, w: words.width },
});

type Patterns = Pick<Messages, 'labelled' | 'inBrackets'>;

/** How fields are called where they are not in view, in the order of the page. */
export function labelsOf(words: RoofWords, { labelled, inBrackets }: Patterns): FieldLabel[] {
  const sides = sideLabels(words);
  const plain = (names: readonly (EntryName & keyof RoofWords)[]) =>
    names.map((name): FieldLabel => [name, words[name]]);
  const obstacles = obstacleNumbers.flatMap((number) => {
    const obstacle = words.obstacle.replace('{number}', String(number));
    return obstacleSides.map(
      (side): FieldLabel => [
        `${side}${number}`,
        `${labelled.replace('{label}', obstacle)}${sides[side]}`,
      ],
    );
  });
  return [
    ...plain(['shape', 'length', 'width', ...notchNames, 'edge']),
    ...obstacles,
    ...plain(['clearance', 'model', 'gap', 'covering', 'fixing', 'reserve']),
    ['reserveUnit', words.unit],
    ...plain(['place', 'azimuth', 'tilt']),
    ...electrical.map(
      ({ name, unit }): FieldLabel => [name, `${words[name]}${inBrackets.replace('{text}', unit)}`],
    ),
    ...plain(assumptionNames),
  ];
}
