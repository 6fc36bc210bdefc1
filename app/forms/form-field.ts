import type { Messages } from '../i18n/en/messages.ts';
import type { StaffText } from '../i18n/staff.ts';
import type { ErrorCode } from './schema.ts';

/** How the page shows a field and what its errors say: keys of the interface strings. */
export type FieldDescription = FieldKind & {
  /** As it is sent. */
  name: string;
  label: keyof Messages;
  /** Short enough to share a line with its neighbour. */
  isHalf?: boolean;
  autoComplete?: string;
  placeholder?: keyof Messages;
  errors: Partial<Record<ErrorCode, keyof Messages>>;
};

type FieldKind =
  /** Lengths are in UTF-16 code units. */
  | { kind: 'text' | 'textarea'; maxLength: number; required?: boolean }
  | { kind: 'email' | 'tel'; required?: boolean }
  /** One of a few answers, or none. The back office calls each answer as its value. */
  | { kind: 'choice'; choices: readonly Choice[]; required?: undefined }
  /** A box that has to be ticked. */
  | { kind: 'agreement'; required: true };

interface Choice {
  value: StaffText;
  label: keyof Messages;
}

/**
 * A row of a form's table, which has all that is known of a field. What the page shows, what is
 * checked, stored, mailed to the team, exported and listed in the back office is made of it
 * (app/forms/schemas.ts, cms/inquiry-fields.ts).
 */
export type FormField = FieldDescription & KeptField;

/** The column has a name that the back office has words for. */
type KeptField =
  | { name: StaffText; column?: undefined }
  /** Forms may call the same thing by other names. */
  | { column: StaffText }
  /** What was agreed to stands in the row as the version of the notice that was shown. */
  | { kind: 'agreement'; column: null };
