import type { Messages } from '../i18n/en/messages.ts';
import type { StaffText } from '../i18n/staff.ts';
import type { ErrorCode } from './schema.ts';

/**
 * How the page shows a field and what its errors say. `Key` are those of the texts that the page
 * has for it.
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
  /** "Please enter" when left out. */
  placeholder?: Key | '';
  errors: Partial<Record<ErrorCode, Key>>;
};

type FieldKind<Key extends string> =
  /** Lengths are in UTF-16 code units. */
  | { kind: 'text'; maxLength: number; required?: boolean; suggestions?: 'places' }
  | { kind: 'textarea'; maxLength: number; required?: boolean }
  | { kind: 'date'; maxLength: number; required?: boolean }
  /** One of a list that comes with the page, by its key. */
  | ListKind<'country'>
  | ListKind<'job'>
  /** An address may be asked for only where another field was left empty. */
  | { kind: 'email'; required?: boolean; requiredUnless?: string }
  | { kind: 'tel'; required?: boolean }
  /** One of a few answers, or none. The back office calls each answer as its value. */
  | { kind: 'choice'; choices: readonly Choice<Key>[]; required?: undefined }
  /** A box to tick. */
  | { kind: 'agreement'; required?: boolean }
  | { kind: 'file'; required: true; maxBytes: number; accept: string }
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

/** A group of short texts that may be given several times, a row each. */
interface RowsKind<Key extends string> {
  kind: 'rows';
  required?: undefined;
  parts: readonly RowPart<Key>[];
  maxRows: number;
  /** Of each text. */
  maxLength: number;
  /** What a row is called, and what adds and removes one. */
  row: Key;
  add: Key;
  remove: Key;
}

interface RowPart<Key extends string> {
  /** As it is sent, once a row. */
  name: string;
  /** As it is kept. */
  column: string;
  label: Key;
}

/** A field of one kind. */
export type FieldOfKind<Kind extends FieldDescription['kind']> = Extract<
  FieldDescription,
  { kind: Kind }
>;

/**
 * A row of a form's table, which has all that is known of a field. What the page shows, what is
 * checked, stored, mailed to the team, exported and listed in the back office is made of it
 * (app/forms/schemas.ts, cms/inquiry-fields.ts, cms/applications/typed-fields.ts).
 */
export type FormField<Key extends string = keyof Messages> = FieldDescription<Key> & KeptField;

/** The column has a name that the back office has words for. */
type KeptField =
  | { name: StaffText; column?: undefined }
  /** Forms may call the same thing by other names. */
  | { column: StaffText }
  /** What was agreed to stands in the row as the version of the notice that was shown. */
  | { kind: 'agreement'; column: null }
  /** A file has a table of its own. */
  | { kind: 'file' };
