import * as v from 'valibot';
import { readCase, writeCase } from './carried-case.ts';
import { errorOfFile, filesIn } from './files.ts';
import type { FieldDescription, FieldOfKind } from './form-field.ts';
import {
  agreement,
  code,
  count,
  type FormValues,
  oneOf,
  optionalAgreement,
  optionalEmail,
  optionalPhone,
  optionalText,
  requiredText,
  withValue,
} from './schema.ts';
import {
  type AttachedFile,
  isAttached,
  isRecord,
  rowsIn,
  type ValuesOf,
  withoutEmptyRows,
} from './values.ts';

/** @returns the schema that validates a form, in the browser and on the server. */
export function schemaOf<const Fields extends readonly FieldDescription[]>(
  fields: Fields,
): v.GenericSchema<unknown, ValuesOf<Fields>> {
  const entries = Object.fromEntries(fields.map((field) => [field.name, check(field)]));
  const schema: v.GenericSchema = v.pipe(v.object(entries), alternatives(fields));
  // The compiler does not follow names through entries.
  return schema as v.GenericSchema<unknown, ValuesOf<Fields>>;
}

/** If neither of two texts is given, the first is reported as missing. */
const alternatives = (fields: readonly FieldDescription[]) =>
  v.rawCheck<Record<string, unknown>>(({ dataset, addIssue }) => {
    const { value } = dataset;
    if (!isRecord(value)) return;
    const isGiven = (name: string) => String(value[name] ?? '').trim() !== '';
    for (const field of fields) {
      if (field.kind !== 'email' || !field.requiredUnless) continue;
      if (isGiven(field.name) || isGiven(field.requiredUnless)) continue;
      const origin = {
        type: 'object' as const,
        origin: 'value' as const,
        input: value,
        value: value[field.name],
      };
      addIssue({ message: code('contactRequired'), path: [{ ...origin, key: field.name }] });
    }
  });

function check(field: FieldDescription): v.GenericSchema<unknown, unknown> {
  switch (field.kind) {
    case 'text':
    case 'textarea':
    case 'date':
    case 'country':
    case 'job':
      return field.required ? requiredText(field.maxLength) : optionalText(field.maxLength);
    case 'email':
      return field.required ? withValue(optionalEmail) : optionalEmail;
    case 'tel':
      return field.required ? withValue(optionalPhone) : optionalPhone;
    case 'count':
      return field.required ? withValue(count(field.max)) : count(field.max);
    case 'choice':
      return oneOf(field.choices.map(({ value }) => value));
    case 'agreement':
      return field.required ? agreement : optionalAgreement;
    case 'case':
      return carriedCase;
    case 'file':
      return attachment(field);
    case 'files':
      return attachments(field);
    case 'rows':
      return rows(field);
  }
}

/** What is no case is dropped: an inquiry is never lost for it. */
const carriedCase = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) => {
      const found = readCase(value);
      return (found && writeCase(found)) ?? '';
    }),
  ),
  '',
);

/** A required file. Only the server looks at its contents. */
const attachment = ({ maxBytes }: FieldOfKind<'file'>) =>
  v.optional(
    v.pipe(
      v.unknown(),
      v.custom<AttachedFile>(isAttached, code('required')),
      v.check(({ size }) => size > 0, code('empty')),
      v.check(({ size }) => size <= maxBytes, code('tooLarge')),
    ),
    null,
  );

/** The first error of any file is that of the field. */
const attachments = (field: FieldOfKind<'files'>) =>
  v.optional(
    v.pipe(
      v.unknown(),
      v.transform(filesIn),
      v.rawCheck(({ dataset, addIssue }) => {
        const files = dataset.typed ? dataset.value : [];
        const [error] = files.flatMap((file, index) => errorOfFile(field, file, index) ?? []);
        if (error) addIssue({ message: error });
      }),
    ),
    [],
  );

/** Rows of texts; empty rows are dropped. */
const rows = (field: FieldOfKind<'rows'>) =>
  v.optional(
    v.pipe(
      v.unknown(),
      v.transform((value) => (value === null || value === '' ? [] : value)),
      v.array(v.looseObject({}, code('invalid')), code('invalid')),
      v.transform((value) => withoutEmptyRows(rowsIn(field, value))),
      v.check((value) => !textsIn(value).some((one) => one.includes('\0')), code('invalid')),
      v.check(
        (value) =>
          value.length <= field.maxRows &&
          textsIn(value).every(({ length }) => length <= field.maxLength),
        code('tooLong'),
      ),
    ),
    [],
  );

const textsIn = (found: FormValues[]) => found.flatMap((row) => Object.values(row));
