import { resume } from '../../app/forms/resume.ts';
import type { FormValues } from '../../app/forms/schema.ts';
import type { StaffText } from '../../app/i18n/staff.ts';
import type { Application } from '../payload-types.ts';

/** Each is kept in the column of its name; what was agreed to, as the version of the notice. */
type TypedName = Exclude<keyof typeof resume.entries, 'privacy'>;

/** Where this does not compile, the form has a new column: `npm run generate` makes its type. */
type Columns = Pick<Application, TypedName>;

/** What applicants typed, in the order of the form's schema. */
export const typedNames = Object.keys(resume.entries).filter(
  (name) => name !== 'privacy',
) as (TypedName & StaffText)[];

/** @returns what the form fills its columns with. */
export function columnsOf(values: FormValues): Columns {
  const filled = typedNames.map((name) => [name, values[name]]);
  // The schema has checked what they hold.
  return Object.fromEntries(filled) as Columns;
}
