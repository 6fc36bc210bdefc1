import type { Logger } from 'pino';
import { resume } from '../../app/forms/resume.ts';
import { maxResumeBytes } from '../../app/forms/resume-limits.ts';
import { valuesOf } from '../../app/forms/values.ts';
import { describe } from '../../cms/log.ts';
import { contentType, type Problem, parseObject, type ReadRequest } from '../forms/form-request.ts';
import type { FormContext } from '../forms/submissions.ts';
import type { ClientBudget } from '../http/client-budget.ts';
import type { SentFile, SentForm } from '../http/multipart.ts';
import { Overload } from '../http/overload.ts';
import { maxFormBytes, readBody } from '../http/request-body.ts';
import { isSameOrigin } from '../http/security.ts';
import type { Uploads } from '../http/uploads.ts';

export interface ApplicationRequest extends ReadRequest {
  file?: SentFile;
}

interface Options {
  wantsDocument: boolean;
  uploads: Uploads;
  budget: ClientBudget;
  log: Logger;
}

/** The limit on the fields sent with an oversized file, which are kept to be shown again. */
const maxBytesKept = maxResumeBytes + 6 * 1024 * 1024;

/** Reads an application: as multipart if it has a file, otherwise like any other form. */
export async function readApplication(
  context: FormContext,
  options: Options,
): Promise<ApplicationRequest> {
  const type = contentType(context);
  if (type === 'multipart/form-data') return readMultipart(context, options);
  const isBrowserForm = type === 'application/x-www-form-urlencoded';
  const body = await readBody(context, { budget: options.budget });
  const parse = isBrowserForm ? parseFields : type === 'application/json' ? parseObject : null;
  const input = parse && body !== null ? parse(body) : null;
  const findProblem = (): Problem | undefined => {
    if (!isSameOrigin(context)) return 'foreignOrigin';
    if (body === null) return 'tooLarge';
    if (!parse) return 'unsupportedType';
    return input ? undefined : 'malformed';
  };
  return { input, isBrowserForm, problem: findProblem() };
}

async function readMultipart(
  context: FormContext,
  { wantsDocument: isBrowserForm, uploads, log }: Options,
): Promise<ApplicationRequest> {
  const problem = (one: Problem) => ({ input: null, isBrowserForm, problem: one });
  const isOurs = isSameOrigin(context);
  let form: SentForm | 'tooLarge' | 'malformed';
  try {
    form = await uploads.receive(context, isOurs ? maxBytesKept : 0);
  } catch (error) {
    if (error instanceof Overload) throw error;
    log.error({ error: describe(error) }, 'a file could not be received');
    return problem('unavailable');
  }
  if (!isOurs) return problem('foreignOrigin');
  if (typeof form === 'string') return problem(form);
  const file = form.files.get('file');
  const sizeOfFields = form.fields.reduce(
    (sum, [name, value]) => sum + name.length + value.length,
    0,
  );
  return {
    input: withTraces(valuesOf(resume, form.fields)),
    isBrowserForm,
    problem: sizeOfFields > maxFormBytes ? 'tooLarge' : undefined,
    ...(file && { file }),
  };
}

const parseFields = (body: string) => valuesOf(resume, new URLSearchParams(body));

/** Numbers and objects that scripts send; in a plain form every field is text. */
function withTraces(input: Record<string, unknown>): Record<string, unknown> {
  const { filledIn, proof } = input;
  return {
    ...input,
    ...(typeof filledIn === 'string' && { filledIn: Number(filledIn) }),
    ...(typeof proof === 'string' && { proof: parseObject(proof) }),
  };
}
