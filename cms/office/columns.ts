import { formOptions } from '../../app/forms/form-options.ts';
import { type StaffText, staffText } from '../../app/i18n/staff.ts';
import type { Inquiry } from '../payload-types.ts';
import type { ExportRow } from './rows.ts';
import { statusOptions } from './statuses.ts';

export type Cell = string | Date;

interface Column {
  heading: StaffText;
  cell: (row: ExportRow, words: Words) => Cell;
}

type Words = (key: StaffText) => string;

interface Option {
  value: string;
  label: Record<string, string>;
}

/** The words of the back office in the language that a staff member has chosen for it. */
export function wordsIn(language: string): Words {
  return (key) => inLanguage(staffText(key), language);
}

const inLanguage = (texts: Record<string, string>, language: string) =>
  texts[language] ?? texts.en ?? '';

/** @returns the cells of a row, in the order of the headings. */
export function cellsOf(row: ExportRow, language: string): Cell[] {
  const words = wordsIn(language);
  return columns(language).map(({ cell }) => cell(row, words));
}

export function headingsIn(language: string): string[] {
  return columns(language).map(({ heading }) => wordsIn(language)(heading));
}

const typedBefore = [
  'name',
  'email',
  'phone',
  'companyName',
  'country',
  'projectAddress',
  'detailedAddress',
  'projectScale',
] as const;

const origin = ['language', 'site', 'pageOfOrigin', 'privacyVersion'] as const;

function columns(language: string): Column[] {
  const plain = (name: keyof Inquiry & StaffText): Column => ({
    heading: name,
    cell: ({ inquiry }) => String(inquiry[name] ?? ''),
  });
  const option = (name: keyof Inquiry & StaffText, options: Option[]): Column => ({
    heading: name,
    cell: ({ inquiry }) => {
      const found = options.find(({ value }) => value === inquiry[name]);
      return found ? inLanguage(found.label, language) : '';
    },
  });
  const yesOrNo = (name: keyof Inquiry & StaffText): Column => ({
    heading: name,
    cell: ({ inquiry }, words) => words(inquiry[name] ? 'yes' : 'no'),
  });
  return [
    plain('reference'),
    { heading: 'receivedAt', cell: ({ inquiry }) => new Date(inquiry.createdAt) },
    option('form', formOptions),
    option('status', statusOptions),
    { heading: 'assignee', cell: ({ assignee }) => assignee },
    ...typedBefore.map(plain),
    {
      heading: 'portablePowerStation',
      cell: ({ inquiry: { portablePowerStation } }, words) =>
        portablePowerStation ? words(portablePowerStation) : '',
    },
    plain('content'),
    {
      heading: 'notes',
      cell: ({ inquiry }) => (inquiry.notes ?? []).map(({ text }) => text).join('\n\n'),
    },
    ...origin.map(plain),
    yesOrNo('transferConsent'),
    yesOrNo('isSuspected'),
    plain('suspicion'),
    { heading: 'duplicateOf', cell: ({ duplicateOf }) => duplicateOf },
  ];
}
