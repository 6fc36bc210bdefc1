import type { Addresses } from '../page-addresses.ts';
import { type Redirect, RedirectCheck, type RedirectFault, type StoredRedirect } from './check.ts';
import { readCsv } from './csv.ts';

type Permanence = StoredRedirect['permanence'];

type ImportFault = RedirectFault | 'redirectPermanenceUnknown' | 'redirectTwiceInFile';

export interface PlannedRow {
  line: number;
  from: string;
  to: string;
  permanence: Permanence;
  change: 'add' | 'change' | 'same';
  /** Where it leads now. */
  before?: string;
  id?: number;
}

interface ImportPlan {
  rows: PlannedRow[];
  faults: { line: number; text: string; fault: ImportFault }[];
}

const permanences: Record<string, Permanence> = {
  '': 'permanent',
  301: 'permanent',
  308: 'permanent',
  permanent: 'permanent',
  302: 'temporary',
  307: 'temporary',
  temporary: 'temporary',
};

interface Read extends Redirect {
  line: number;
  permanence: Permanence;
}

/** What importing a file would do: columns from, to and, optionally, 301 or 302. */
export function planImport(text: string, pages: Addresses, stored: StoredRedirect[]): ImportPlan {
  const check = new RedirectCheck(pages, stored);
  const byFrom = new Map(stored.map((redirect) => [redirect.from, redirect]));
  const faults: ImportPlan['faults'] = [];
  const read: Read[] = [];
  const seen = new Set<string>();
  for (const { line, cells } of withoutHeading(readCsv(text))) {
    const [typedFrom = '', to = '', kind = ''] = cells;
    const refuse = (fault: ImportFault) => faults.push({ line, text: cells.join(', '), fault });
    const from = check.from(typedFrom);
    const permanence = permanences[kind.toLowerCase()];
    if ('fault' in from) refuse(from.fault);
    else if (seen.has(from.address)) refuse('redirectTwiceInFile');
    else if (!permanence) refuse('redirectPermanenceUnknown');
    else {
      seen.add(from.address);
      read.push({ line, from: from.address, to, permanence });
    }
  }
  // A row may lead to what another one of the file starts from.
  for (const row of read) check.redirects.set(row.from, row);
  const rows = read.flatMap((row): PlannedRow[] => {
    const to = check.to(row.from, row.to);
    if ('fault' in to) {
      faults.push({ line: row.line, text: `${row.from}, ${row.to}`, fault: to.fault });
      return [];
    }
    const known = byFrom.get(row.from);
    const isSame = known?.to === to.target && known.permanence === row.permanence;
    return [
      {
        ...row,
        to: to.target,
        change: known ? (isSame ? 'same' : 'change') : 'add',
        ...(known && { before: known.to, id: known.id }),
      },
    ];
  });
  return { rows, faults: faults.sort((one, other) => one.line - other.line) };
}

function withoutHeading(lines: ReturnType<typeof readCsv>) {
  const [first] = lines;
  const isHeading = first && !/^(\/|https?:)/i.test(first.cells[0] ?? '') && first.line === 1;
  return isHeading && /^[\p{L} ]+$/u.test(first.cells[0] ?? '') ? lines.slice(1) : lines;
}
