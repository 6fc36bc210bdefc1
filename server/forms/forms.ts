import type { Payload } from 'payload';
import { type KeptCase, readCase } from '../../app/forms/carried-case.ts';
import { caseMailForm } from '../../app/forms/case-mail.ts';
import { fieldsOfInquiry, type InquiryForm, isInquiryForm } from '../../app/forms/inquiry-forms.ts';
import { checkForm, type FormValues } from '../../app/forms/schema.ts';
import { schemaOf } from '../../app/forms/schemas.ts';
import type { Language } from '../../app/i18n/languages.ts';
import { register } from '../../cms/activities/register.ts';
import { type Submission, storeInquiry } from '../../cms/inquiries.ts';
import type { PrivateFile } from '../../cms/private-files/files.ts';
import type { SentFile } from '../http/multipart.ts';
import { ofManyFiles, Uploads } from '../http/uploads.ts';
import { type CaseMails, caseMailKind } from './case-mail.ts';
import { type FormBody, readForm } from './form-body.ts';
import { contentType, onlyTexts } from './form-request.ts';
import { cleanFiles, costOf, fingerprintOf, namesOf, recognise } from './sent-files.ts';
import {
  type FormContext,
  type FormKind,
  type FormServices,
  receiveSubmission,
} from './submissions.ts';

interface Options extends FormServices {
  payload: Payload;
  /** The folder for files being received. */
  uploads: string;
  /** Called once an inquiry is stored, so that its mails can go out. */
  stored: () => void;
  /** What is kept of a case that was sent with an inquiry; undefined of what is none. */
  keepCase: (sent: string | undefined, language: Language) => Promise<KeptCase | undefined>;
  /** Null where no mails are sent: then there is no form for one. */
  caseMails: CaseMails | null;
}

interface Inquiry {
  values: FormValues;
  files: PrivateFile[];
  fingerprint?: string;
  cost?: number;
}

/** `POST /forms/NAME`: the forms that become inquiries, and the one that becomes a mail. */
export function receiveForm({ uploads: directory, caseMails, ...own }: Options) {
  const uploads = new Uploads({ directory, budget: own.budget, room: ofManyFiles });
  return async (context: FormContext): Promise<Response> => {
    const name = context.req.param('name') ?? '';
    if (isInquiryForm(name)) {
      return receiveSubmission(inquiryKind(name, { ...own, uploads }), own, context);
    }
    if (name === caseMailForm && caseMails) {
      return receiveSubmission(caseMailKind(caseMails, { ...own, uploads }), own, context);
    }
    const wantsPage = context.req.header('accept')?.includes('text/html') ?? false;
    return wantsPage ? own.pages.notFound(context) : context.json({ error: 'unknownForm' }, 404);
  };
}

function inquiryKind(
  name: InquiryForm,
  {
    payload,
    stored,
    uploads,
    budget,
    log,
    keepCase,
  }: Omit<Options, 'uploads' | 'caseMails'> & { uploads: Uploads },
): FormKind<Inquiry, FormBody> {
  const fields = fieldsOfInquiry(name);
  const filesField = fields.find((field) => field.kind === 'files');
  const hasCase = fields.some(({ kind }) => kind === 'case');
  const schema = schemaOf(fields);
  return {
    name,
    defaultPage: '/home',
    asksTransferConsent: true,
    async read(context, wantsPage) {
      const body = await readForm(context, { fields, wantsPage, uploads, budget, log });
      const isAsTyped = contentType(context) === 'application/json';
      return { ...body, input: isAsTyped ? body.input : withPlainBreaks(body.input) };
    },
    check(input, { files: sent }) {
      const { files, errors: wrong } = recognise(filesField, sent);
      const { values, errors } = checkForm(schema, { ...input, files: filesField && sized(sent) });
      if (!values || wrong) return { errors: { ...errors, ...wrong } };
      return { accepted: { values: onlyTexts(values), files, cost: costOf(files) } };
    },
    async checkFiles({ values, files: sent }, context) {
      if (!filesField || sent.length === 0) return { accepted: { values, files: [] } };
      const { files, errors } = await cleanFiles(filesField, sent, () => isGone(context));
      return errors
        ? { errors }
        : { accepted: { values, files, fingerprint: fingerprintOf(sent) } };
    },
    queryOf: ({ case: sent }) => {
      const one = hasCase ? readCase(sent) : null;
      return one ? `?case=${one.tool}&${one.query}` : '';
    },
    shown: (input, { files }) => ({ ...onlyTexts(input), ...namesOf(filesField, files) }),
    async store({ values, files }, sending) {
      const calculation = hasCase ? await keepCase(values.case, sending.language) : undefined;
      const submission = { form: name, values, files, calculation, ...sending };
      const outcome = await storeSubmission(payload, submission);
      if ('refused' in outcome) return outcome;
      const { reference } = outcome;
      stored();
      const query = new URLSearchParams({ reference });
      return { answer: { status: 'stored', reference }, path: `/forms/${name}/sent?${query}` };
    },
  };
}

async function storeSubmission(payload: Payload, submission: Submission) {
  if (submission.form === 'activity') return register(payload, submission);
  return { reference: await storeInquiry(payload, submission) };
}

const sized = (files: SentFile[]) =>
  files.map(({ name, content }) => ({ name, size: content.length }));

const isGone = ({ env }: FormContext): boolean => env.outgoing.closed;

/**
 * When browsers submit a form themselves, they send every line break as CRLF (HTML, section
 * 4.10.22.7), and with files always. Scripts send, and count, a single character, as the visitor
 * typed it.
 */
function withPlainBreaks(input: FormBody['input']): FormBody['input'] {
  if (!input) return null;
  const entries = Object.entries(input).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value,
  ]);
  return Object.fromEntries(entries);
}
