import type { Logger } from 'pino';
import type { FieldDescription } from '../../app/forms/form-field.ts';
import type { FieldErrors } from '../../app/forms/schema.ts';
import { valuesOf } from '../../app/forms/values.ts';
import { describe } from '../../cms/log.ts';
import type { ClientBudget } from '../http/client-budget.ts';
import type { SentFile } from '../http/multipart.ts';
import { Overload } from '../http/overload.ts';
import { maxFormBytes, readBody } from '../http/request-body.ts';
import { isSameOrigin } from '../http/security.ts';
import type { Received, Uploads } from '../http/uploads.ts';
import { contentType, type Problem, parseObject, type ReadRequest } from './form-request.ts';
import type { FormContext } from './submissions.ts';

export interface FormBody extends ReadRequest {
  /** The files of the form's field for files. */
  files: SentFile[];
}

interface Options {
  fields: readonly FieldDescription[];
  wantsPage: boolean;
  /** For the files of the form, if it has a field for them. */
  uploads: Uploads;
  budget: ClientBudget;
  log: Logger;
}

/** Text too long to store is still shown again, up to this size. */
const maxBytesShownAgain = 2 * 1024 * 1024;

/** With files that are a little too large, everything else is read. */
const leewayOfFiles = 6 * 1024 * 1024;

/** Reads a form: as multipart if it has files, otherwise as JSON or as browsers encode fields. */
export async function readForm(context: FormContext, options: Options): Promise<FormBody> {
  const { fields, wantsPage, budget } = options;
  const type = contentType(context);
  const maxBytesOfFiles = sizeOfFiles(fields);
  if (type === 'multipart/form-data' && maxBytesOfFiles > 0) {
    return readMultipart(context, maxBytesOfFiles + leewayOfFiles, options);
  }
  const maxBytes = wantsPage ? maxBytesShownAgain : maxFormBytes;
  const body = await readBody(context, { maxBytes, budget });
  const isBrowserForm = type === 'application/x-www-form-urlencoded';
  const parseFields = (text: string) => valuesOf(fields, new URLSearchParams(text));
  const parse = isBrowserForm ? parseFields : type === 'application/json' ? parseObject : null;
  const input = parse && body !== null ? parse(body) : null;
  const findProblem = (): Problem | undefined => {
    if (!isSameOrigin(context)) return 'foreignOrigin';
    if (body === null || Buffer.byteLength(body) > maxFormBytes) return 'tooLarge';
    if (!parse) return 'unsupportedType';
    return input ? undefined : 'malformed';
  };
  return { input, isBrowserForm, problem: findProblem(), files: [] };
}

/** The maximum for all of them together; 0 if the form has none. */
const sizeOfFiles = (fields: readonly FieldDescription[]): number =>
  fields.reduce((sum, field) => {
    if (field.kind === 'file') return sum + field.maxBytes;
    return field.kind === 'files' ? sum + field.maxBytes * field.maxFiles : sum;
  }, 0);

async function readMultipart(
  context: FormContext,
  maxBytes: number,
  { fields, wantsPage: isBrowserForm, uploads, log }: Options,
): Promise<FormBody> {
  const isOurs = isSameOrigin(context);
  const nothing = { input: null, isBrowserForm, files: [] };
  let form: Received;
  try {
    form = await uploads.receive(context, isOurs ? maxBytes : 0);
  } catch (error) {
    if (error instanceof Overload) throw error;
    log.error({ error: describe(error) }, 'a file could not be received');
    return { ...nothing, problem: 'unavailable' };
  }
  if (!isOurs) return { ...nothing, problem: 'foreignOrigin' };
  if (form.problem === 'malformed') return { ...nothing, problem: form.problem };
  const name = fields.find(({ kind }) => kind === 'file' || kind === 'files')?.name ?? '';
  const sizeOfFields = form.fields.reduce(
    (sum, [key, value]) => sum + key.length + value.length,
    0,
  );
  const errors: FieldErrors = { [name]: 'tooLarge' };
  return {
    input:
      form.problem && form.fields.length === 0 ? null : withTraces(valuesOf(fields, form.fields)),
    isBrowserForm,
    problem: sizeOfFields > maxFormBytes ? 'tooLarge' : form.problem,
    ...(form.problem && { errors }),
    files: form.files.get(name) ?? [],
  };
}

/** Numbers and objects that scripts send; in a plain form every field is text. */
function withTraces(input: Record<string, unknown>): Record<string, unknown> {
  const { filledIn, proof } = input;
  return {
    ...input,
    ...(typeof filledIn === 'string' && { filledIn: Number(filledIn) }),
    ...(typeof proof === 'string' && { proof: parseObject(proof) }),
  };
}
