import type { Row } from '../../bench/report.ts';
import type { Judged } from './accuracy.ts';
import { bootstrapInterval, ratioOf, type Share } from './fresh/bootstrap.ts';
import { freshLanguages } from './fresh/measure.ts';
import { type ScoredField, scoredFields } from './score.ts';

/** Shares of right values: of all, in each language, in each field. */
interface Promised {
  all?: number;
  language?: number;
  field?: (field: ScoredField) => number | undefined;
  /** Of all values: a wrong one costs the applicant more than one that is missing. */
  wrongAtMost?: number;
}

const promises = {
  tuning: {
    all: 0.95,
    language: 0.9,
    field: (field) => (field === 'name' || field === 'email' ? 0.98 : undefined),
  },
  unseen: { all: 0.85 },
  open: {},
  hidden: { all: 0.95, language: 0.92, field: () => 0.9, wrongAtMost: 0.02 },
} satisfies Record<string, Promised>;

/** Shares of right values with their interval, and of wrong and missing ones. */
export function report(part: keyof typeof promises, judged: Judged[]): Row[] {
  const { all, language, field, wrongAtMost }: Promised = promises[part];
  const rows = <Key extends string>(
    keys: readonly Key[],
    keyOf: (one: Judged) => string,
    promised: (key: Key) => number | undefined,
  ) =>
    keys.flatMap((key) => {
      const some = judged.filter((one) => keyOf(one) === key);
      return some.length > 0 ? [row(`  ${part}, ${key}`, some, promised(key))] : [];
    });
  return [
    row(`${part}: ${sharesOf(judged, () => true).length} CVs`, judged, all),
    wrongRow(`  ${part}, wrong values`, judged, wrongAtMost),
    ...rows(
      freshLanguages,
      (one) => one.language,
      () => language,
    ),
    ...rows(
      ['docx', 'pdf'],
      (one) => one.format,
      () => undefined,
    ),
    ...rows(
      scoredFields,
      (one) => one.field,
      (key) => field?.(key),
    ),
  ];
}

function row(what: string, judged: Judged[], atLeast: number | undefined): Row {
  const right = sharesOf(judged, ({ isRight }) => isRight);
  const [low, high] = bootstrapInterval(right);
  const ratio = ratioOf(right);
  const missing = ratioOf(sharesOf(judged, ({ isMissing }) => isMissing));
  const count = judged.filter(({ isRight }) => isRight).length;
  return {
    what,
    measured: `${percent(ratio)} %`,
    against: `${percent(low)} to ${percent(high)}, wrong ${percent(1 - ratio - missing)}, missing ${percent(missing)}; ${count} of ${judged.length}`,
    ratio,
    ...(atLeast !== undefined && { promise: { atLeast } }),
  };
}

function wrongRow(what: string, judged: Judged[], atMost: number | undefined): Row {
  const isWrong = ({ isRight, isMissing }: Judged) => !isRight && !isMissing;
  const wrong = sharesOf(judged, isWrong);
  const [low, high] = bootstrapInterval(wrong);
  const ratio = ratioOf(wrong);
  return {
    what,
    measured: `${percent(ratio)} %`,
    against: `${percent(low)} to ${percent(high)}; ${judged.filter(isWrong).length} of ${judged.length}`,
    ratio,
    ...(atMost !== undefined && { promise: { atMost } }),
  };
}

const percent = (ratio: number) => (Math.max(0, ratio) * 100).toFixed(1);

/** By CV. */
function sharesOf(judged: Judged[], counts: (one: Judged) => boolean): Share[] {
  const shares = new Map<string, Share>();
  for (const one of judged) {
    const share = shares.get(one.file) ?? { part: 0, of: 0 };
    shares.set(one.file, { part: share.part + Number(counts(one)), of: share.of + 1 });
  }
  return [...shares.values()];
}
