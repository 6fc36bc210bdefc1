/**
 * The accuracy of a reading. Each field of the form counts once; each position counts with its
 * title, organisation, start and end, and the list of positions once more for being complete, free
 * of other entries, and newest first.
 */
import type { ReadPosition, ResumeReading } from '../reading.ts';
import {
  isSameAddress,
  isSameEmail,
  isSameIndustry,
  isSamePhone,
  isSameText,
} from './comparison.ts';
import type { Accepted, PositionTruth, Truth } from './person.ts';

export type Answer = Omit<ResumeReading, 'found'>;

const ofPosition = ['title', 'organisation', 'start', 'end'] as const;
const equal = (first: string, second: string) => first === second;

/** Whether what was read matches an accepted value; both are known. */
const comparisons: Record<
  Exclude<keyof Answer, 'pastPositions'>,
  (read: string, accepted: string) => boolean
> = {
  name: isSameText,
  dateOfBirth: equal,
  nationality: equal,
  email: isSameEmail,
  phone: isSamePhone,
  currentAddress: isSameAddress,
  pastIndustry: isSameIndustry,
  positionAppliedFor: isSameText,
};
const comparisonsOfPosition: Record<keyof ReadPosition, (typeof comparisons)['name']> = {
  title: isSameText,
  organisation: isSameText,
  start: equal,
  end: equal,
};
const plainFields = [
  'name',
  'email',
  'phone',
  'currentAddress',
  'dateOfBirth',
  'nationality',
  'positionAppliedFor',
  'pastIndustry',
] as const;

export const scoredFields = [...plainFields, 'pastPositions', ...ofPosition] as const;
export type ScoredField = (typeof scoredFields)[number];

export interface Verdict {
  field: ScoredField;
  isRight: boolean;
  /** Not right, because nothing was read: the applicant types it, instead of finding a mistake. */
  isMissing: boolean;
  read: string | null;
  expected: string;
}

/**
 * @param reading is null for a file that could not be read: every field with a value is then wrong.
 */
export function score(truth: Truth, reading: Answer | null): Verdict[] {
  const fields = plainFields.map((field) =>
    judge(field, reading?.[field] ?? null, truth[field], comparisons[field], reading === null),
  );
  return [...fields, ...scorePositions(truth.pastPositions, reading?.pastPositions ?? [])];
}

function judge(
  field: ScoredField,
  read: string | null,
  accepted: Accepted<string | null>,
  isSame: (read: string, accepted: string) => boolean,
  isUnread = false,
): Verdict {
  const values = Array.isArray(accepted) ? accepted : [accepted];
  const isRight = values.some((value) =>
    read === null || value === null ? read === value : isSame(read, value),
  );
  return {
    field,
    isRight: isRight && !isUnread,
    isMissing: read === null && (!isRight || isUnread),
    read,
    expected: values.join(' | '),
  };
}

function scorePositions(truths: PositionTruth[], reads: ReadPosition[]): Verdict[] {
  const pairs = align(truths, reads);
  const paired = new Set(pairs.map(({ read }) => read));
  const superfluous = reads.filter((read) => !paired.has(read));
  const isFaultless = superfluous.length === 0 && isNewestFirst(pairs, reads);
  const isComplete = pairs.length === truths.length && isFaultless;
  const missing = { title: null, organisation: null, start: null, end: null };
  return [
    {
      field: 'pastPositions',
      isRight: isComplete,
      isMissing: !isComplete && isFaultless,
      read: reads.map(({ title }) => title).join(' / '),
      expected: truths.map(({ title }) => firstOf(title)).join(' / '),
    },
    ...truths.flatMap((truth) => {
      const read = pairs.find((pair) => pair.truth === truth)?.read;
      return read
        ? judgePosition(truth, read)
        : judgePosition(truth, missing).map((verdict) => ({
            ...{ ...verdict, isRight: false, isMissing: true },
          }));
    }),
    ...superfluous.flatMap((read) =>
      ofPosition
        .filter((field) => read[field] !== null)
        .map((field) => ({
          ...{ field, isRight: false, isMissing: false },
          ...{ read: read[field], expected: '(no position)' },
        })),
    ),
  ];
}

interface Pair {
  truth: PositionTruth;
  read: ReadPosition;
}

/** Pairs those that agree most first, and the rest in order. */
function align(truths: PositionTruth[], reads: ReadPosition[]): Pair[] {
  const candidates = truths
    .flatMap((truth) => reads.map((read) => ({ truth, read, agreement: agreement(truth, read) })))
    .sort((first, second) => second.agreement - first.agreement);
  const pairs: Pair[] = [];
  const isFree = ({ truth, read }: Pair) =>
    !pairs.some((pair) => pair.truth === truth || pair.read === read);
  for (const candidate of candidates) if (isFree(candidate)) pairs.push(candidate);
  return pairs;
}

const agreement = (truth: PositionTruth, read: ReadPosition) =>
  judgePosition(truth, read).filter(({ isRight }) => isRight).length;

const judgePosition = (truth: PositionTruth, read: ReadPosition): Verdict[] =>
  ofPosition.map((field) => judge(field, read[field], truth[field], comparisonsOfPosition[field]));

/** Two that ended at the same time may come in either order. */
function isNewestFirst(pairs: Pair[], reads: ReadPosition[]): boolean {
  const inOrder = [...pairs].sort(
    (first, second) => reads.indexOf(first.read) - reads.indexOf(second.read),
  );
  const ends = inOrder.map(({ truth }) => firstOf(truth.end) ?? firstOf(truth.start) ?? '');
  const rank = (end: string) => (end === 'present' ? '9999' : end);
  return ends.every((end, index) => index === 0 || rank(end) <= rank(ends[index - 1] ?? ''));
}

const firstOf = <T>(accepted: Accepted<T>): T | undefined =>
  Array.isArray(accepted) ? accepted[0] : accepted;
