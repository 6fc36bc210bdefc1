import * as v from 'valibot';

/**
 * Forms are checked by one schema, in the browser and again on the server. An error is a code;
 * it is worded where it is shown, in the visitor's language. Text is kept exactly as it was
 * typed, but for an email address in full width, which no mail server knows: checks look at it
 * trimmed, and never change it.
 */
export type ErrorCode =
  | 'required'
  | 'contactRequired'
  | 'invalid'
  | 'tooLong'
  // Of a registration:
  | 'full'
  | 'closed'
  // Of files:
  | 'tooMany'
  | 'unsupportedType'
  | 'tooLarge'
  | 'empty'
  | 'damaged';

/** The first error of each invalid field, and that of each file, such as `files.0`. */
export type FieldErrors = Record<string, ErrorCode>;

export type FormValues = Record<string, string>;

export const code = (errorCode: ErrorCode) => errorCode;

const emailPattern = /^[^\s@<>()"]+@[^\s@<>()"]+\.[^\s@<>()".]{2,}$/u;
/**
 * Digits of any script, and the full-width signs of Chinese and Japanese keyboards; at the end an
 * extension, such as 转801 or （内線12）.
 */
const phonePattern =
  /^[+＋\p{Nd}\s().（）\-‐‑–ー－−/／・·#*]*(?:(?:ext\.?|x|转|分机|内線)\s*[.:：]?\s*\p{Nd}{1,6}[)）\s]*)?$/iu;

/** Chinese and Japanese keyboards type letters and signs of an address in full width, too. */
const halfWidth = (value: string) =>
  value.replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));

/** Text as people type it. No keyboard makes a NUL, and not every database can keep one. */
const text = v.pipe(
  v.string(code('invalid')),
  v.check((value) => !value.includes('\0'), code('invalid')),
);

export const optionalText = (maxLength: number) =>
  v.optional(v.pipe(text, v.maxLength(maxLength, code('tooLong'))), '');

export const requiredText = (maxLength: number) =>
  v.optional(
    v.pipe(
      text,
      v.check((value) => value.trim() !== '', code('required')),
      v.maxLength(maxLength, code('tooLong')),
    ),
    '',
  );

export const optionalEmail = v.optional(
  v.pipe(
    text,
    v.maxLength(254, code('tooLong')),
    v.transform(halfWidth),
    v.check((value) => value.trim() === '' || emailPattern.test(value.trim()), code('invalid')),
  ),
  '',
);

/** Makes a required field optional. */
export const withValue = <Input>(optional: v.GenericSchema<Input, string>) =>
  v.pipe(
    optional,
    v.check((value) => value.trim() !== '', code('required')),
  );

/** A required checkbox; programs may send `true`. */
export const agreement = v.optional(
  v.pipe(
    v.union([v.string(), v.boolean()], code('invalid')),
    v.transform((value) => (value === true || isTicked(value) ? 'yes' : '')),
    v.check((value) => value === 'yes', code('required')),
  ),
  '',
);

/** An optional checkbox: anything unexpected counts as unticked. */
export const optionalAgreement = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) => (value === true || value === 'yes' ? 'yes' : '')),
  ),
  '',
);

function isTicked(value: string | boolean): boolean {
  return (
    typeof value === 'string' &&
    !['', 'no', 'false', 'off', '0'].includes(value.trim().toLowerCase())
  );
}

/** One of a few answers, or none; programs may send `true` for `yes` and `false` for `no`. */
export const oneOf = (answers: string[]) =>
  v.optional(
    v.pipe(
      v.union([v.string(), v.boolean()], code('invalid')),
      v.transform((value) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : value)),
      v.picklist(['', ...answers], code('invalid')),
    ),
    '',
  );

export const optionalPhone = v.optional(
  v.pipe(
    text,
    v.maxLength(40, code('tooLong')),
    v.check((value) => {
      const digits = value.replace(/\P{Nd}/gu, '').length;
      return value.trim() === '' || (phonePattern.test(value) && digits >= 5 && digits <= 20);
    }, code('invalid')),
  ),
  '',
);

/** Digits of any script; programs may send a number. */
export const count = (max: number) =>
  v.optional(
    v.pipe(
      v.union([text, v.number()], code('invalid')),
      v.transform((value) => String(value).normalize('NFKC').trim()),
      v.check(
        (value) => value === '' || (/^[1-9]\d{0,5}$/.test(value) && Number(value) <= max),
        code('invalid'),
      ),
    ),
    '',
  );

/** @returns the values as typed, or the first error code of each field. */
export function checkForm<Values>(
  schema: v.GenericSchema<unknown, Values>,
  input: unknown,
): { values: Values; errors?: undefined } | { values?: undefined; errors: FieldErrors } {
  const result = v.safeParse(schema, input);
  if (result.success) return { values: result.output };
  const errors: FieldErrors = {};
  for (const issue of result.issues) {
    const field = String(issue.path?.[0]?.key ?? 'form');
    errors[field] ??= issue.message as ErrorCode;
  }
  return { errors };
}
