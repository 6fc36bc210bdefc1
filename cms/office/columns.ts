import type { Access } from 'payload';
import type { StaffText } from '../../app/i18n/staff.ts';
import { inLanguage, type Words, wordsIn } from './words.ts';

export type Cell = string | Date;

/** A row as it is exported: what it refers to has become words. */
export interface ExportRow<Document = object> {
  document: Document & { id: number; createdAt: string };
  /** By the names of the fields that refer to something. */
  names: Record<string, string>;
}

interface Column<Document = object> {
  heading: StaffText;
  cell: (row: ExportRow<Document>, words: Words, language: string) => Cell;
}

/** How a list of the back office is exported: by whom, and which columns it has. */
export interface ListExport<Document = object> {
  collection: 'inquiries' | 'applications';
  readers: Access;
  /** The collections whose rows the fields of these names refer to. */
  references: Record<string, 'users' | 'inquiries' | 'jobs'>;
  columns: Column<Document>[];
}

interface Option {
  value: string;
  label: Record<string, string>;
}

/** The kinds of columns of one collection, for those of its fields that have a name in words. */
export function columnsOf<Document>() {
  type Name = keyof Document & StaffText;
  return {
    plain: (name: Name): Column<Document> => ({
      heading: name,
      cell: ({ document }) => String(document[name] ?? ''),
    }),
    option: (name: Name, options: Option[]): Column<Document> => ({
      heading: name,
      cell: ({ document }, _, language) => {
        const found = options.find(({ value }) => value === document[name]);
        return found ? inLanguage(found.label, language) : '';
      },
    }),
    yesOrNo: (name: Name): Column<Document> => ({
      heading: name,
      cell: ({ document }, words) => words(document[name] ? 'yes' : 'no'),
    }),
    reference: (name: Name): Column<Document> => ({
      heading: name,
      cell: ({ names }) => names[name] ?? '',
    }),
    receivedAt: {
      heading: 'receivedAt',
      cell: ({ document }) => new Date(document.createdAt),
    } satisfies Column<Document>,
  };
}

/** @returns the cells of a row, in the order of the headings. */
export function cellsOf<Document>(
  { columns }: Pick<ListExport<Document>, 'columns'>,
  row: ExportRow<Document>,
  language: string,
): Cell[] {
  const words = wordsIn(language);
  return columns.map(({ cell }) => cell(row, words, language));
}

export function headingsIn({ columns }: { columns: { heading: StaffText }[] }, language: string) {
  return columns.map(({ heading }) => wordsIn(language)(heading));
}
