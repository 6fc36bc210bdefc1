import { createHash } from 'node:crypto';
import type { Payload } from 'payload';
import * as v from 'valibot';
import { checkPositions, type PastPosition, resume } from '../../app/forms/resume.ts';
import { maxResumeBytes } from '../../app/forms/resume-limits.ts';
import {
  checkForm,
  type ErrorCode,
  type FormSchema,
  type FormValues,
  optionalText,
} from '../../app/forms/schema.ts';
import type { FormState } from '../../app/site.tsx';
import { storeApplication } from '../../cms/applications/applications.ts';
import { deleteDraft, readDraft, saveDraft } from '../../cms/applications/drafts.ts';
import type { ResumeFile } from '../../cms/applications/files.ts';
import { detectResumeType } from '../../file-types.ts';
import { isGiven, onlyTexts } from '../forms/form-request.ts';
import {
  type Checked,
  type FormContext,
  type FormKind,
  type FormServices,
  receiveSubmission,
} from '../forms/submissions.ts';
import type { SentFile } from '../http/multipart.ts';
import { Uploads } from '../http/uploads.ts';
import { type ApplicationRequest, readApplication } from './application-request.ts';

interface Options extends FormServices {
  payload: Payload;
  /** Where files are while they are received. */
  uploads: string;
  /** Is told that something was stored whose mails may go out. */
  stored: () => void;
}

interface Application {
  values: FormValues;
  fingerprint: string;
  pastPositions: PastPosition[];
  file: ResumeFile;
  job: string;
  talentPoolConsent: boolean;
  /** Secret of the draft that it was made of. */
  draft: string;
}

interface Draft {
  values: FormValues;
  pastPositions: PastPosition[];
}

const form = 'resume';
const defaultPage = '/resume_submit';

/** What may be missing in a draft: everything but the address that its link goes to. */
const draftSchema = v.object({
  ...v.omit(resume, ['privacy']).entries,
  name: optionalText(200),
  phone: optionalText(100),
  job: optionalText(20),
}) satisfies FormSchema;

/** `POST /forms/resume`, `POST /forms/resume/save` and `GET /forms/resume/saved/TOKEN`. */
export function jobApplicationHandlers({
  payload,
  uploads: directory,
  stored,
  ...services
}: Options) {
  const { budget, log } = services;
  const uploads = new Uploads({ directory, budget });
  const common = { name: form, defaultPage, shown: shownAgain };
  const read = (context: FormContext, wantsDocument: boolean) =>
    readApplication(context, { wantsDocument, uploads, budget, log });

  const applicationKind: FormKind<Application, ApplicationRequest> = {
    ...common,
    read,
    check: checkApplication,
    asksTransferConsent: true,
    errorsWhenTooLarge: { file: 'tooLarge' },
    async store({ draft, fingerprint: _, ...application }, sending) {
      const reference = await storeApplication(payload, { ...application, ...sending });
      stored();
      // It is stored, whatever becomes of the draft; that ends by itself as well.
      await deleteDraft(payload, draft).catch(() => undefined);
      const query = new URLSearchParams({ reference });
      return { answer: { status: 'stored', reference }, path: `/forms/${form}/sent?${query}` };
    },
  };

  const draftKind: FormKind<Draft, ApplicationRequest> = {
    ...common,
    read,
    check: checkDraft,
    asksTransferConsent: false,
    async store({ values, pastPositions }, { language, site, suspicion }) {
      const { email = '' } = values;
      await saveDraft(payload, { email, values, pastPositions, language, site, suspicion });
      stored();
      return { answer: { status: 'saved' }, state: { isSaved: true } };
    },
  };

  return {
    receive: (context: FormContext) => receiveSubmission(applicationKind, services, context),
    save: (context: FormContext) => receiveSubmission(draftKind, services, context),

    async saved(context: FormContext): Promise<Response> {
      context.header('cache-control', 'no-store');
      const draft = await readDraft(payload, context.req.param('token') ?? '');
      if (!draft) return context.json({ error: 'unknownDraft' }, 404);
      return context.json({ ...draft.values, pastPositions: draft.pastPositions });
    },

    /** @returns what a page is filled in with that was opened by the link of a draft. */
    async draftState(token: string): Promise<FormState | null> {
      const draft = await readDraft(payload, token);
      if (!draft) return null;
      const { values, pastPositions } = draft;
      return { form, values: shownAgain({ ...values, pastPositions, draft: token }), errors: {} };
    },
  };
}

function checkApplication(
  input: Record<string, unknown>,
  { file, isFileTooLarge }: ApplicationRequest,
): Checked<Application> {
  const { values, errors } = checkForm(resume, input);
  const pastPositions = readPositions(input.pastPositions);
  const wrongPositions = pastPositions ? checkPositions(pastPositions) : 'invalid';
  const type = file ? detectResumeType(file.content) : null;
  const wrongFile = isFileTooLarge ? 'tooLarge' : checkFile(file, type);
  if (!values || !pastPositions || wrongPositions || !file || !type || wrongFile) {
    return {
      errors: {
        ...errors,
        ...(wrongPositions && { pastPositions: wrongPositions }),
        ...(wrongFile && { file: wrongFile }),
      },
    };
  }
  const { job, draft } = onlyTexts(input);
  return {
    accepted: {
      values,
      pastPositions,
      file: { ...file, type },
      job: job ?? '',
      draft: draft ?? '',
      talentPoolConsent: isGiven(input.talentPool),
      fingerprint: createHash('sha256')
        .update(JSON.stringify([pastPositions, job]))
        .update(file.content)
        .digest('base64url'),
    },
  };
}

function checkFile(file: SentFile | undefined, type: unknown): ErrorCode | null {
  if (!file) return 'required';
  if (file.content.length === 0) return 'empty';
  if (file.content.length > maxResumeBytes) return 'tooLarge';
  return type ? null : 'unsupportedType';
}

function checkDraft(input: Record<string, unknown>): Checked<Draft> {
  const { values, errors } = checkForm(draftSchema, input);
  const pastPositions = readPositions(input.pastPositions);
  const wrongPositions = pastPositions ? checkPositions(pastPositions) : 'invalid';
  if (values && pastPositions && !wrongPositions) return { accepted: { values, pastPositions } };
  return { errors: { ...errors, ...(wrongPositions && { pastPositions: wrongPositions }) } };
}

/** @returns the rows that have something in them, or null for what are no rows. */
function readPositions(sent: unknown): PastPosition[] | null {
  if (sent === undefined || sent === null || sent === '') return [];
  if (!Array.isArray(sent)) return null;
  const rows: PastPosition[] = [];
  for (const row of sent) {
    if (row === null || typeof row !== 'object') return null;
    const { title = '', organisation = '', start = '', end = '' } = onlyTexts(row);
    if (`${title}${organisation}${start}${end}`.trim() !== '') {
      rows.push({ title, organisation, start, end });
    }
  }
  return rows;
}

/** A page holds texts alone, so the positions are in it as JSON. */
function shownAgain({ pastPositions, ...values }: Record<string, unknown>): FormValues {
  const rows = readPositions(pastPositions) ?? [];
  return { ...onlyTexts(values), pastPositions: JSON.stringify(rows) };
}
