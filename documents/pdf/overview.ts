import type { Edition, Manual, Overview } from '../shown.ts';
import { setManual } from './manual.ts';
import type { Pictures } from './picture.ts';

/** Set as a manual whose parts are the models. */
export function setOverview(
  { models, ...shown }: Overview,
  edition: Edition,
  pictures: Pictures,
): Promise<Buffer> {
  const parts = models.flatMap(({ name, rows }): Manual['parts'] => [
    { kind: 'heading', text: name, level: 2 },
    { kind: 'values', values: rows },
  ]);
  return setManual({ ...shown, kind: 'manual', lead: null, parts }, edition, pictures);
}
