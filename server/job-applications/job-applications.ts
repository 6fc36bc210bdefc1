import { createHash } from 'node:crypto';
import type { Payload } from 'payload';
import type { FieldDescription } from '../../app/forms/form-field.ts';
import {
  type PastPosition,
  pastPositions as positionsField,
  resume,
} from '../../app/forms/resume.ts';
import { checkForm, type FormValues } from '../../app/forms/schema.ts';
import { schemaOf } from '../../app/forms/schemas.ts';
import { rowsIn, withoutEmptyRows } from '../../app/forms/values.ts';
import type { FormState } from '../../app/site.tsx';
import { storeApplication } from '../../cms/applications/applications.ts';
import { deleteDraft, readDraft, saveDraft } from '../../cms/applications/drafts.ts';
import type { PrivateFile } from '../../cms/private-files/files.ts';
import { detectResumeType } from '../../file-types.ts';
import { type FormBody, readForm } from '../forms/form-body.ts';
import { isGiven, onlyTexts } from '../forms/form-request.ts';
import {
  type Checked,
  type FormContext,
  type FormKind,
  type FormServices,
  receiveSubmission,
} from '../forms/submissions.ts';
import { Uploads } from '../http/uploads.ts';

interface Options extends FormServices {
  payload: Payload;
  /** The folder for files being received. */
  uploads: string;
  /** Called once something whose mails may go out is stored. */
  stored: () => void;
}

interface Application {
  values: FormValues;
  fingerprint: string;
  pastPositions: PastPosition[];
  file: PrivateFile;
  job: string;
  talentPoolConsent: boolean;
  /** The secret of the draft it was made from. */
  draft: string;
}

interface Draft {
  values: FormValues;
  pastPositions: PastPosition[];
}

const form = 'resume';
const defaultPage = '/resume_submit';

const schema = schemaOf(resume);

/** In a draft everything is optional except the address that its link is sent to. */
const draftSchema = schemaOf(
  resume.flatMap((field): FieldDescription[] => {
    switch (field.kind) {
      case 'file':
      case 'agreement':
        return [];
      case 'text':
        return [{ ...field, required: false }];
      // An incomplete telephone number is dropped.
      case 'tel':
        return [{ ...field, kind: 'text', maxLength: 100 }];
      default:
        return [field];
    }
  }),
);

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
  const read = (context: FormContext, wantsPage: boolean) =>
    readForm(context, { fields: resume, wantsPage, uploads, budget, log });

  const applicationKind: FormKind<Application, FormBody> = {
    ...common,
    read,
    check: checkApplication,
    asksTransferConsent: true,
    async store({ draft, fingerprint: _, ...application }, sending) {
      const reference = await storeApplication(payload, { ...application, ...sending });
      stored();
      // The application is stored, whatever happens to the draft, which expires by itself.
      await deleteDraft(payload, draft).catch(() => undefined);
      const query = new URLSearchParams({ reference });
      return { answer: { status: 'stored', reference }, path: `/forms/${form}/sent?${query}` };
    },
  };

  const draftKind: FormKind<Draft, FormBody> = {
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

    /** @returns the values for a page opened by the link to a draft. */
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
  { files }: FormBody,
): Checked<Application> {
  const file = files.at(-1);
  const attached = file && { name: file.name, size: file.content.length };
  const { values, errors } = checkForm(schema, { ...input, file: attached });
  const type = file ? detectResumeType(file.content) : null;
  if (!values || !file || !type) {
    return { errors: { ...(!type && { file: 'unsupportedType' }), ...errors } };
  }
  const { file: _, pastPositions, job, talentPool, ...texts } = values;
  return {
    accepted: {
      values: texts,
      pastPositions,
      file: { ...file, type },
      job,
      draft: onlyTexts(input).draft ?? '',
      talentPoolConsent: isGiven(talentPool),
      fingerprint: createHash('sha256')
        .update(JSON.stringify([pastPositions, job]))
        .update(file.content)
        .digest('base64url'),
    },
  };
}

function checkDraft(input: Record<string, unknown>): Checked<Draft> {
  const { values, errors } = checkForm(draftSchema, input);
  if (!values) return { errors };
  const { [positionsField.name]: rows, ...texts } = values;
  return { accepted: { values: onlyTexts(texts), pastPositions: rowsIn(positionsField, rows) } };
}

/** The values of a page are all text, so the positions are JSON. */
function shownAgain({ pastPositions, ...values }: Record<string, unknown>): FormValues {
  const rows = withoutEmptyRows(rowsIn(positionsField, pastPositions));
  return { ...onlyTexts(values), pastPositions: JSON.stringify(rows) };
}
