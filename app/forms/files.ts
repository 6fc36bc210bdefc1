import type { FieldDescription, FieldOfKind } from './form-field.ts';
import type { ErrorCode, FieldErrors } from './schema.ts';
import { type AttachedFile, isAttached } from './values.ts';

/** @returns the files in what was sent for a field; an input left empty sends one without a name. */
export const filesIn = (value: unknown): AttachedFile[] =>
  (Array.isArray(value) ? value : [value]).filter(isAttached);

/** @returns what is wrong with a file, as far as it shows without opening it. */
export function errorOfFile(
  { maxFiles, maxBytes, accept }: FieldOfKind<'files'>,
  { size, type }: AttachedFile,
  index: number,
): ErrorCode | undefined {
  if (index >= maxFiles) return 'tooMany';
  if (size === 0) return 'empty';
  if (size > maxBytes) return 'tooLarge';
  return type && !accept.split(',').includes(type) ? 'unsupportedType' : undefined;
}

/** The key of the error of one file. */
export const fileKey = (field: string, index: number): string => `${field}.${index}`;

/** @returns the errors of a field's files: the first as that of the field, and that of each. */
export function errorsOfFiles(
  { name }: FieldDescription,
  errors: readonly (ErrorCode | undefined)[],
): FieldErrors {
  const found = errors.flatMap((error, index) => (error ? [{ error, index }] : []));
  const [first] = found;
  if (!first) return {};
  return {
    [name]: first.error,
    ...Object.fromEntries(found.map(({ error, index }) => [fileKey(name, index), error])),
  };
}
