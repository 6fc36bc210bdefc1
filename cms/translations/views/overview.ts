import type { Payload } from 'payload';
import type { Language } from '../../../app/i18n/languages.ts';
import { type Kind, kinds, nameOfKind, readDocuments } from '../documents.ts';
import { readStates, statusOf, type TextStatus, textStatuses } from '../states.ts';

/** How many texts are in which state. */
export type Counts = Record<TextStatus, number>;

export interface OverviewRow {
  kind: Kind;
  id: string;
  title: string;
  isDraft: boolean;
  cells: { language: Language; counts: Counts }[];
}

export interface OverviewGroup {
  kind: Kind;
  name: string;
  rows: OverviewRow[];
}

interface Overview {
  groups: OverviewGroup[];
  totals: { language: Language; counts: Counts }[];
}

interface Filter {
  languages: Language[];
  kind?: Kind | undefined;
  status?: TextStatus | undefined;
}

const nothing = (): Counts => ({ missing: 0, older: 0, returned: 0, inReview: 0, complete: 0 });

/** Everything that there is to translate; the totals are of all of it, whatever the filter. */
export async function readOverview(
  payload: Payload,
  staffLanguage: string,
  { languages, kind, status }: Filter,
): Promise<Overview> {
  const states = await readStates(payload, {});
  const totals = languages.map((language) => ({ language, counts: nothing() }));
  const groups: OverviewGroup[] = [];
  for (const one of kinds) {
    const name = nameOfKind(payload, one, staffLanguage);
    const rows: OverviewRow[] = [];
    for (const { id, title, isDraft, units } of await readDocuments(payload, one)) {
      const cells = totals.map(({ language, counts: total }) => {
        const counts = nothing();
        for (const unit of units) {
          const state = states.of({ kind: one, document: id, language, unit: unit.key });
          counts[statusOf(unit, language, state)] += 1;
        }
        for (const each of textStatuses) total[each] += counts[each];
        return { language, counts };
      });
      const isWanted =
        !status ||
        cells.some(({ counts }) =>
          status === 'complete' ? isComplete(counts) : counts[status] > 0,
        );
      if (units.length > 0 && isWanted)
        rows.push({ kind: one, id, title: title || name, isDraft, cells });
    }
    rows.sort((a, b) => openIn(b) - openIn(a) || a.title.localeCompare(b.title));
    if (rows.length > 0 && (!kind || kind === one)) groups.push({ kind: one, name, rows });
  }
  return { groups, totals };
}

const sum = (counts: Counts): number =>
  textStatuses.reduce((total, status) => total + counts[status], 0);

/** What has something to be done stands first. */
const openIn = ({ cells }: OverviewRow): number =>
  cells.some(({ counts }) => !isComplete(counts)) ? 1 : 0;

export const isComplete = (counts: Counts): boolean => counts.complete === sum(counts);

/** Never 100 % while something is open. */
export const percentComplete = (counts: Counts): number =>
  sum(counts) === 0 ? 100 : Math.floor((counts.complete * 100) / sum(counts));
