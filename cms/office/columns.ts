import type { Access } from 'payload';
import { inLanguage, type StaffText, staffMessage } from '../../app/i18n/staff.ts';
import type { FilesCollection } from '../private-files/files.ts';

export type Cell = string | Date;

/** A row of an export, with references replaced by names. */
export interface ExportRow<Document = object> {
  record: Document & { id: number; createdAt: string };
  /** By the names of the relationship fields. */
  names: Record<string, string>;
}

interface Column<Document = object> {
  heading: StaffText;
  cell: (row: ExportRow<Document>, language: string) => Cell;
}

/** How a list in the back office is exported: by whom, and with which columns. */
export interface ListExport<Document = object> {
  collection: 'inquiries' | 'applications';
  readers: Access;
  /** The collections that the relationship fields of these names refer to. */
  references: Record<string, 'users' | 'inquiries' | 'jobs' | 'activities'>;
  /** The files of its rows, whose names are a reference called `files`. */
  files?: FilesCollection;
  columns: Column<Document>[];
}

interface Option {
  value: string;
  label: Record<string, string>;
}

/** The types of columns of one collection, for those of its fields that have a label. */
export function columnsOf<Document>() {
  type Name = keyof Document & StaffText;
  return {
    plain: (name: Name): Column<Document> => ({
      heading: name,
      cell: ({ record }) => String(record[name] ?? ''),
    }),
    option: (name: Name, options: Option[]): Column<Document> => ({
      heading: name,
      cell: ({ record }, language) => {
        const found = options.find(({ value }) => value === record[name]);
        return found ? inLanguage(found.label, language) : '';
      },
    }),
    yesOrNo: (name: Name): Column<Document> => ({
      heading: name,
      cell: ({ record }, language) => staffMessage(record[name] ? 'yes' : 'no', language),
    }),
    reference: (name: Name): Column<Document> => ({
      heading: name,
      cell: ({ names }) => names[name] ?? '',
    }),
    receivedAt: {
      heading: 'receivedAt',
      cell: ({ record }) => new Date(record.createdAt),
    } satisfies Column<Document>,
  };
}

/** @returns the cells of a row, in the order of the headings. */
export function cellsOf<Document>(
  { columns }: Pick<ListExport<Document>, 'columns'>,
  row: ExportRow<Document>,
  language: string,
): Cell[] {
  return columns.map(({ cell }) => cell(row, language));
}

export function headingsIn({ columns }: { columns: { heading: StaffText }[] }, language: string) {
  return columns.map(({ heading }) => staffMessage(heading, language));
}
