import type { FormMessages } from '../i18n/en/forms.ts';
import type { Messages } from '../i18n/en/messages.ts';
import type { Language } from '../i18n/languages.ts';
import type { StaffText } from '../i18n/staff.ts';
import type { ErrorCode } from './schema.ts';

/**
 * How the page shows a field and what its errors say. `Key` is the type of the message keys that
 * the page has for it.
 */
export type FieldDescription<Key extends string = string> = FieldKind<Key> & {
  /** As it is sent. */
  name: string;
  label: Key;
  /** What the label does not say, above the field. */
  hint?: Key;
  /** The part of the privacy notice that an agreement is about. */
  details?: string;
  /** Short enough to share a line with its neighbour. */
  isHalf?: boolean;
  autoComplete?: string;
  /** "Please enter" by default. */
  placeholder?: Key | '';
  /** Asked only of those who read this language. */
  language?: Language;
  errors: Partial<Record<ErrorCode, Key>>;
};

type FieldKind<Key extends string> =
  /** Lengths are in UTF-16 code units. */
  | { kind: 'text'; maxLength: number; required?: boolean; suggestions?: 'places' | 'prefectures' }
  /** Five lines high unless it says otherwise. */
  | { kind: 'textarea'; maxLength: number; required?: boolean; rows?: number }
  | { kind: 'date'; maxLength: number; required?: boolean }
  /** One of a list that comes with the page, by its key. */
  | ListKind<'country'>
  | ListKind<'job'>
  /** An address may be required only if another field was left empty. */
  | { kind: 'email'; required?: boolean; requiredUnless?: string }
  | { kind: 'tel'; required?: boolean }
  /** How many, from 1 on. */
  | { kind: 'count'; max: number; required?: boolean }
  /** One of a few answers, or none. In the back office the value is also the label. */
  | { kind: 'choice'; choices: readonly Choice<Key>[]; required?: undefined }
  /** A box to tick. */
  | { kind: 'agreement'; required?: boolean }
  /** What a visitor has calculated in a tool (carried-case.ts); there only where there is one. */
  | { kind: 'case'; required?: undefined }
  | { kind: 'file'; required: true; maxBytes: number; accept: string }
  | FilesKind<Key>
  | RowsKind<Key>;

interface ListKind<Kind> {
  kind: Kind;
  maxLength: number;
  required?: boolean;
}

interface Choice<Key extends string> {
  value: StaffText;
  label: Key;
}

/** A few files, or none. */
interface FilesKind<Key extends string> {
  kind: 'files';
  required?: undefined;
  maxFiles: number;
  /** Of each file. */
  maxBytes: number;
  accept: string;
  /** Without scripts: that files have to be chosen again. */
  again: Key;
  /** The label for removing one, with `{file}`. */
  remove: Key;
}

/** A group of short texts that can be repeated, one row each. */
interface RowsKind<Key extends string> {
  kind: 'rows';
  required?: undefined;
  parts: readonly RowPart<Key>[];
  maxRows: number;
  /** For each text. */
  maxLength: number;
  /** What a row is called, and the labels for adding and removing one. */
  row: Key;
  add: Key;
  remove: Key;
}

interface RowPart<Key extends string> {
  /** As it is sent, once per row. */
  name: string;
  /** As it is stored. */
  column: string;
  label: Key;
}

/** A field of one kind. */
export type FieldOfKind<Kind extends FieldDescription['kind']> = Extract<
  FieldDescription,
  { kind: Kind }
>;

/**
 * A row of a form's table: everything known about a field. What the page shows and what is checked,
 * stored, mailed to the team, exported and listed in the back office all derives from it
 * (app/forms/schemas.ts, cms/inquiry-fields.ts, cms/applications/typed-fields.ts).
 */
export type FormField<Key extends string = keyof Messages | keyof FormMessages> =
  FieldDescription<Key> & KeptField;

/** A column whose name has a label in the back office. */
type KeptField =
  | { name: StaffText; column?: undefined }
  /** Forms may call the same thing by different names. */
  | { column: StaffText }
  /** A consent is stored as the version of the notice that was shown. */
  | { kind: 'agreement'; column: null }
  /** Files have a table of their own, a case a column that no other form has. */
  | { kind: 'file' | 'files' | 'case' };
