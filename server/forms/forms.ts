import type { Payload } from 'payload';
import { type FormName, fieldsOf, isFormName } from '../../app/forms/forms.ts';
import { checkForm, type FormValues } from '../../app/forms/schema.ts';
import { schemaOf } from '../../app/forms/schemas.ts';
import { storeInquiry } from '../../cms/inquiries.ts';
import type { ClientBudget } from '../http/client-budget.ts';
import { maxFormBytes, readBody } from '../http/request-body.ts';
import { isSameOrigin } from '../http/security.ts';
import {
  contentType,
  onlyTexts,
  type Problem,
  parseObject,
  type ReadRequest,
} from './form-request.ts';
import {
  type Checked,
  type FormContext,
  type FormKind,
  type FormServices,
  receiveSubmission,
} from './submissions.ts';

interface Options extends FormServices {
  payload: Payload;
  /** Called once an inquiry is stored, so that its mails can go out. */
  stored: () => void;
}

/** Text too long to store is still shown again, up to this size. */
const maxBytesShownAgain = 2 * 1024 * 1024;

/** `POST /forms/NAME`: the forms that become inquiries. */
export function receiveForm({ payload, stored, ...services }: Options) {
  return async (context: FormContext): Promise<Response> => {
    const name = context.req.param('name') ?? '';
    if (isFormName(name)) {
      return receiveSubmission(
        inquiryKind(name, { payload, stored, ...services }),
        services,
        context,
      );
    }
    const wantsDocument = context.req.header('accept')?.includes('text/html') ?? false;
    return wantsDocument
      ? services.pages.notFound(context)
      : context.json({ error: 'unknownForm' }, 404);
  };
}

function inquiryKind(
  name: FormName,
  { payload, stored, budget }: Options,
): FormKind<{ values: FormValues }> {
  const schema = schemaOf(fieldsOf(name));
  return {
    name,
    defaultPage: '/home',
    asksTransferConsent: true,
    read: (context, wantsDocument) => readFields(context, wantsDocument, budget),
    check: (input) => accepted(checkForm(schema, input)),
    shown: onlyTexts,
    async store({ values }, sending) {
      const reference = await storeInquiry(payload, { form: name, values, ...sending });
      stored();
      const query = new URLSearchParams({ reference });
      return { answer: { status: 'stored', reference }, path: `/forms/${name}/sent?${query}` };
    },
  };
}

function accepted({ values, errors }: ReturnType<typeof checkForm<FormValues>>): Checked<{
  values: FormValues;
}> {
  return errors ? { errors } : { accepted: { values } };
}

/** A form without a file. */
async function readFields(
  context: FormContext,
  wantsDocument: boolean,
  budget: ClientBudget,
): Promise<ReadRequest> {
  const maxBytes = wantsDocument ? maxBytesShownAgain : maxFormBytes;
  const body = await readBody(context, { maxBytes, budget });
  const type = contentType(context);
  const isBrowserForm = type === 'application/x-www-form-urlencoded';
  const parse = isBrowserForm ? parseFields : type === 'application/json' ? parseObject : null;
  const input = parse && body !== null ? parse(body) : null;
  const findProblem = (): Problem | undefined => {
    if (!isSameOrigin(context)) return 'foreignOrigin';
    if (body === null || Buffer.byteLength(body) > maxFormBytes) return 'tooLarge';
    if (!parse) return 'unsupportedType';
    return input ? undefined : 'malformed';
  };
  return { input, isBrowserForm, problem: findProblem() };
}

/**
 * When browsers submit a form themselves, they send every line break as CRLF (HTML, section
 * 4.10.22.7). Scripts send, and count, a single character, as the visitor typed it.
 */
function parseFields(body: string): Record<string, unknown> {
  const fields = [...new URLSearchParams(body)];
  return Object.fromEntries(fields.map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]));
}
