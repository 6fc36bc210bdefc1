import { formatNumber, noBreakSpace, times } from '../../i18n/format.ts';
import { plural } from '../../i18n/plural.ts';
import { joinSentences } from '../../i18n/text.ts';
import { type Fixing, kilonewtons } from '../../roof/load.ts';
import type { Covering, RoofCase } from './case.ts';
import type { RoofWords } from './content.ts';
import type { RoofOutcome, RoofYield } from './outcome.ts';

export interface Row {
  key: string;
  name: string;
  value: string;
  isExample: boolean;
}

/** Of power in standard conditions; French says "crête". */
const peakUnit = (languageTag: string) => (languageTag === 'fr' ? 'kWc' : 'kWp');

/** Numbers with their units, as the language writes them. */
export function measures(languageTag: string) {
  const number = (value: number, digits: number) => {
    const scale = 10 ** digits;
    return formatNumber(Math.round(value * scale) / scale, languageTag).replace('-', '\u2212');
  };
  const measure = (value: number, unit: string, digits: number) =>
    `${number(value, digits)}${noBreakSpace}${unit}`;
  return {
    number,
    measure,
    metres: (millimetres: number) => measure(millimetres / 1000, 'm', 2),
    /** An estimate has no more than three digits. */
    estimated: (value: number) => formatNumber(Number(value.toPrecision(3)), languageTag),
    /** kg/m², and the same in the unit of engineers. */
    load: (value: number) =>
      `${measure(value, 'kg/m²', 2)} (${measure(kilonewtons(value), 'kN/m²', 3)})`,
  };
}

export const coveringName = (covering: Covering, words: RoofWords): string => words[covering];

export const fixingName = (fixing: Fixing, words: RoofWords): string => words[fixing];

export const coveringHint = (covering: string, words: RoofWords): string | undefined =>
  new Map<string, string>([
    ['trapezoidal', words.hintTrapezoidal],
    ['seam', words.hintSeam],
    ['membrane', words.hintMembrane],
    ['other', words.hintOther],
  ]).get(covering);

type Told = [key: string, name: string, value: string, isExample?: boolean];

const rows = (told: Told[]): Row[] =>
  told.map(([key, name, value, isExample = false]) => ({ key, name, value, isExample }));

/** What fits. */
export function figureRows(
  { model }: RoofCase,
  outcome: RoofOutcome,
  words: RoofWords,
  languageTag: string,
): Row[] {
  const { measure } = measures(languageTag);
  return rows([
    [
      'power',
      words.power,
      measure(outcome.power, peakUnit(languageTag), 2),
      model.isExample && outcome.power > 0,
    ],
    ['roofArea', words.roofArea, measure(outcome.roofArea, 'm²', 1)],
    ['covered', words.coveredArea, measure(outcome.covered, 'm²', 1)],
  ]);
}

/** What it weighs; parts that the way of fixing does not have are left out. */
export function loadRows(
  { fixing, model }: RoofCase,
  { load }: RoofOutcome,
  words: RoofWords,
  languageTag: string,
): Row[] {
  const { measure, load: perArea } = measures(languageTag);
  const kilogram = (value: number) => measure(value, 'kg', 1);
  const parts: (Told | null)[] = [
    ['modules', model.name, kilogram(load.modules), model.isExample],
    fixing === 'clamped' ? null : ['adhesive', words.loadAdhesive, kilogram(load.adhesive), true],
    fixing === 'clamped' ? ['clamps', words.loadClamps, kilogram(load.clamps), true] : null,
    fixing === 'substructure'
      ? ['profiles', words.loadProfiles, kilogram(load.profiles), true]
      : null,
    ['cables', words.loadCables, kilogram(load.cables), true],
    ['total', words.loadTotal, kilogram(load.total), true],
    ['perCovered', words.perCovered, perArea(load.perCovered), true],
    ['perRoof', words.perRoof, perArea(load.perRoof), true],
  ];
  return rows(parts.filter((part) => part !== null));
}

/** How the load compares with the reserve; no verdict on safety. */
export function verdictOf(
  { reserve }: RoofCase,
  { load }: RoofOutcome,
  words: RoofWords,
  languageTag: string,
): string {
  if (reserve === null) return words.unknown;
  const { load: perArea } = measures(languageTag);
  return (load.perCovered <= reserve ? words.within : words.beyond)
    .replace('{load}', perArea(load.perCovered))
    .replace('{reserve}', perArea(reserve));
}

export const questionsOf = (words: RoofWords): string[] => [
  words.askReserve,
  words.askWhere,
  words.askWind,
  words.askSheet,
];

export const uncheckedOf = (words: RoofWords): string[] => [
  words.notWind,
  words.notPoint,
  words.notPullOff,
  words.notFire,
  words.notWarranty,
];

/** The strings in words, and the voltage of the longest of them. */
export function stringRows(
  one: RoofCase,
  { strings }: RoofOutcome,
  words: RoofWords,
  languageTag: string,
): Row[] {
  if (!strings) return [];
  const { number, measure } = measures(languageTag);
  const { check, groups } = strings;
  const { hasExampleVoltages } = one.model;
  const shared = groups?.map((group) =>
    words.stringOf
      .replace('{strings}', number(group.strings, 0))
      .replace('{modules}', number(group.modules, 0))
      .replaceAll(' ', noBreakSpace),
  );
  const { limit } = check;
  const cold = words.openCircuitString.replace('{temperature}', measure(one.lowest, '°C', 1));
  const limitName = limit.of === 'module' ? words.limitOfModule : words.limitOfInverter;
  return rows([
    ...(shared ? [['strings', words.strings, shared.join(' + '), hasExampleVoltages] as Told] : []),
    [
      'largest',
      words.largest,
      plural(words.modulesCount, check.largest, languageTag),
      hasExampleVoltages,
    ],
    ['voltage', cold, measure(check.perString, 'V', 1), hasExampleVoltages],
    ['limit', limitName, measure(limit.voltage, 'V', 0)],
  ]);
}

/** A yield at a place, with its range. */
export function yieldText(
  year: RoofYield & { place: string },
  words: RoofWords,
  languageTag: string,
): string {
  const { estimated } = measures(languageTag);
  const mean = words.yieldAt
    .replace('{place}', year.place)
    .replace('{energy}', estimated(year.energy));
  const range = words.range
    .replace('{low}', estimated(year.low))
    .replace('{high}', estimated(year.high));
  // Full stops of full width bring their own space.
  return joinSentences([mean, range, words.singleYear], languageTag);
}

/** Direction, temperatures and the inverter, as far as they were entered. */
function surroundings(one: RoofCase, words: RoofWords, languageTag: string): Told[] {
  const { number, measure } = measures(languageTag);
  const told: Told[] = [
    ['azimuth', words.azimuth, number(one.azimuth, 1)],
    ['tilt', words.tilt, number(one.tilt, 1)],
  ];
  for (const name of ['lowest', 'highest'] as const) {
    const value = one[name];
    if (value !== null) told.push([name, words[name], measure(value, '°C', 1)]);
  }
  for (const name of ['inverterMaximum', 'mpptMinimum', 'mpptMaximum'] as const) {
    const value = one[name];
    if (value !== null) told.push([name, words[name], measure(value, 'V', 1)]);
  }
  return told;
}

/** What was entered, as the report and an inquiry say it. */
export function entryRows(one: RoofCase, words: RoofWords, languageTag: string): Row[] {
  const { number, metres, load } = measures(languageTag);
  const { roof, model, size, assumed } = one;
  const { long, short } = size;
  const told: Told[] = [
    ['roof', words.roof, `${metres(roof.length)}${times}${metres(roof.width)}`],
    ...(roof.notch
      ? [
          ['notchLength', words.notchLength, number(roof.notch.length / 1000, 2)] as Told,
          ['notchWidth', words.notchWidth, number(roof.notch.width / 1000, 2)] as Told,
        ]
      : []),
    ['edge', words.edge, number(roof.edge / 1000, 2)],
    ...roof.obstacles.map((obstacle, index): Told => {
      const name = words.obstacle.replace('{number}', String(index + 1));
      const sides = [obstacle.x, obstacle.y, obstacle.width, obstacle.height];
      const [x, y, length, width] = sides.map((side) => number(side / 1000, 2));
      return [`obstacle${index}`, name, `${x} / ${y} / ${length}${times}${width}${noBreakSpace}m`];
    }),
    ['clearance', words.clearance, number(roof.clearance / 1000, 2)],
    ['model', words.model, model.name],
    [
      'size',
      words.moduleSize,
      `${number(long, 0)}${times}${number(short, 0)}${noBreakSpace}mm`,
      model.isExample,
    ],
    ['gap', words.gap, number(size.gap, 0)],
    ['covering', words.covering, coveringName(one.covering, words)],
    ['fixing', words.fixing, fixingName(one.fixing, words)],
    ['reserve', words.reserve, one.reserve === null ? '–' : load(one.reserve)],
  ];
  const example = (key: keyof typeof assumed): Told => {
    return [key, words[key], number(assumed[key], 2), true];
  };
  if (one.fixing !== 'clamped') {
    told.push(
      ...(['beadLength', 'beadWidth', 'beadHeight', 'adhesiveDensity'] as const).map(example),
    );
  } else told.push(example('clamps'), example('clampWeight'));
  if (one.fixing === 'substructure') told.push(example('profileWeight'));
  told.push(example('cableWeight'), ...surroundings(one, words, languageTag));
  return rows(told);
}
