import {
  type FormEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router';
import type { Choice } from '../../cms/interface.ts';
import type { ResumeField as ReadField } from '../../resumes/reading.ts';
import { SiteLink } from '../components/site-link.tsx';
import { type FormFailure, useFormState, useSite } from '../site.tsx';
import { useRetry } from './resume-behaviour.ts';
import { positionsFromJson, readResumeDraft } from './resume-draft.ts';
import { useResumeEntries } from './resume-entries.ts';
import { ResumeField } from './resume-field.tsx';
import {
  aimFields,
  fileField,
  personFields,
  positionsField,
  privacyField,
  type ResumeFieldDescription,
  talentPoolField,
  transferConsentField,
  workFields,
} from './resume-fields.ts';
import { ResumeFile } from './resume-file.tsx';
import { ResumeJobs } from './resume-jobs.tsx';
import { ResumePositions } from './resume-positions.tsx';
import { useResumeReader } from './resume-reader.ts';
import { ResumeSave, type SaveState } from './resume-save.tsx';
import { ResumeSent, ResumeSummary } from './resume-summary.tsx';
import { useWords } from './resume-words.ts';
import type { FieldErrors } from './schema.ts';
import type { Sending } from './sending.ts';

interface Properties {
  /** Open positions by their ids. */
  jobs: Choice[];
  /** The one whose page led here. */
  chosen: Choice | null;
  countries: Choice[];
  /** Whether this site can write to the applicant. */
  sendsMail: boolean;
  /** What the company wants to know of the person, by the fields' names. */
  asks: Record<string, boolean>;
}

type State =
  | { step: 'editing'; errors: FieldErrors; failure?: FormFailure }
  | { step: 'sending'; share: number }
  | { step: 'sent'; reference: string };

type Notice = 'draftRestored' | 'draftUnknown' | 'draftFailed' | null;

/** The checks and the sending come when somebody begins to fill in the form, or at the latest then. */
const loadSender = () => import('./resume-send.ts');

const loadSaved = () => import('./resume-saved.ts');

/**
 * The application: a plain form with a file for a browser without scripts, and with them one that
 * reads the file, keeps what is typed on the device, and sends without leaving the page.
 */
export function ResumeForm({ jobs, chosen, countries, sendsMail, asks }: Properties) {
  const words = useWords();
  const site = useSite();
  const { pathname } = useLocation();
  const sentWithoutScripts = useFormState();
  const redisplayed = sentWithoutScripts?.form === 'resume' ? sentWithoutScripts : null;
  const [state, setState] = useState<State>({
    step: 'editing',
    errors: redisplayed?.errors ?? {},
    ...(redisplayed?.failure && { failure: redisplayed.failure as FormFailure }),
  });
  const values = redisplayed?.values ?? {};
  const [save, setSave] = useState<SaveState>(
    redisplayed?.isSaved ? { step: 'sent', email: values.email ?? '' } : { step: 'none' },
  );
  const [notice, setNotice] = useState<Notice>(values.draft ? 'draftRestored' : null);
  const form = useRef<HTMLFormElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const sending = useRef<Sending>({});
  const shownAt = useRef(0);
  const isAutomatic = useRef(false);
  const wasSentHere = useRef(false);
  const entries = useResumeEntries(form, positionsFromJson(values.pastPositions));
  const reader = useResumeReader(file, entries.applyReading);
  const errors = state.step === 'editing' ? state.errors : {};
  const failure = state.step === 'editing' ? state.failure : undefined;
  const shownPersonFields = personFields.filter(({ name }) => asks[name] !== false);

  // The summary of errors, or the success, is what the applicant has to hear of next.
  useEffect(() => {
    if (state.step === 'sending') return;
    // What happens by itself must not take them away from what they are doing.
    if (!isAutomatic.current || state.step === 'sent') summary.current?.focus();
    isAutomatic.current = false;
  }, [state]);

  const restore = useEffectEvent(async () => {
    const draft = readResumeDraft();
    if (draft && entries.restore(draft)) setNotice('draftRestored');
    const token = new URLSearchParams(window.location.search).get('draft');
    if (!token) return;
    const saved = await loadSaved()
      .then(({ fetchSaved }) => fetchSaved(token))
      .catch(() => 'draftFailed' as const);
    if (typeof saved === 'string') return setNotice(saved);
    entries.restore(saved);
    setNotice('draftRestored');
  });

  useEffect(() => {
    shownAt.current = performance.now();
    if (!redisplayed) void restore();
  }, [redisplayed]);

  useRetry(form, failure, wasSentHere, isAutomatic);

  const filledIn = () => Math.round(performance.now() - shownAt.current);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.step === 'sending') return;
    const current = event.currentTarget;
    const data = new FormData(current);
    wasSentHere.current = true;
    setState({ step: 'sending', share: 0 });
    const sender = await loadSender().catch(() => null);
    // Without that script the browser sends the form itself, and the server checks it.
    if (!sender) return current.submit();
    const result = await sender.sendResume(sending.current, {
      data,
      filledIn: filledIn(),
      asksConsent: site.isMainlandHosted,
      onProgress: (share) => setState({ step: 'sending', share }),
    });
    if ('reference' in result) {
      entries.forget();
      setState({ step: 'sent', reference: result.reference });
    } else {
      setState({ step: 'editing', ...result });
    }
  }

  function saveHere(event: MouseEvent) {
    event.preventDefault();
    setSave({ step: entries.keep() ? 'saved' : 'refused' });
  }

  async function sendLink() {
    if (!form.current) return;
    setSave({ step: 'sending' });
    const data = new FormData(form.current);
    const sender = await loadSender().catch(() => null);
    const failed = await sender?.sendResumeLink(data, filledIn());
    if (failed === null) return setSave({ step: 'sent', email: String(data.get('email')).trim() });
    setSave({ step: failed && Object.keys(failed.errors).length > 0 ? 'saved' : 'failed' });
    if (failed) setState({ step: 'editing', errors: failed.errors });
  }

  function edit(event: FormEvent<HTMLFormElement>) {
    entries.edited((event.target as HTMLInputElement).name);
  }

  if (state.step === 'sent')
    return <ResumeSent summary={summary} reference={state.reference} isConfirmed={sendsMail} />;

  const field = (description: ResumeFieldDescription, first = '') => (
    <ResumeField
      key={description.name}
      field={description}
      value={values[description.name] ?? first}
      error={errors[description.name]}
      mark={entries.marks[description.name as ReadField]}
      onConfirm={entries.confirm}
      countries={countries}
    />
  );
  return (
    <form
      className="form resume-form"
      ref={form}
      method="post"
      action="/forms/resume"
      encType="multipart/form-data"
      onSubmit={send}
      onFocus={() => void loadSender().catch(() => undefined)}
      onInput={edit}
      // Errors are worded by us, in the visitor's language, also without scripts.
      noValidate
    >
      <input type="hidden" name="page" value={pathname} />
      {/* Ends with the application that was made of it. */}
      {values.draft && <input type="hidden" name="draft" value={values.draft} />}
      <ResumeSummary
        summary={summary}
        fields={[
          fileField,
          ...personFields,
          ...workFields,
          positionsField,
          ...aimFields,
          privacyField,
          talentPoolField,
          transferConsentField,
        ]}
        errors={errors}
        failure={failure}
        isWithoutScripts={redisplayed !== null}
      />
      <p className="resume-notice" role="status">
        {notice && words[notice]}
      </p>
      <ResumeFile
        input={file}
        state={reader.state}
        error={errors.file}
        isLost={redisplayed !== null && reader.state.step === 'none'}
        hasMarks={Object.keys(entries.marks).length > 0}
        onChoose={() => void reader.read()}
        onRemove={reader.remove}
        onReadAgain={() => void reader.read()}
        onConfirmAll={entries.confirmAll}
      />
      <h3>{words.person}</h3>
      {shownPersonFields.map((one) => field(one))}
      <h3>{words.work}</h3>
      <ResumePositions
        rows={entries.rows}
        error={errors.pastPositions}
        mark={entries.marks.pastPositions}
        onConfirm={entries.confirm}
        onAdd={entries.addRow}
        onRemove={entries.removeRow}
      />
      {workFields.map((one) => field(one))}
      <ResumeJobs jobs={jobs} chosen={values.job ?? chosen?.key ?? ''} />
      {aimFields.map((one) => field(one, chosen?.name))}
      <p className="field-website" aria-hidden="true">
        <input name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </p>
      <p className="form-privacy">
        {words.privacyNote} <SiteLink to="/privacy">{words.formPrivacyLink}</SiteLink>
      </p>
      {field(privacyField)}
      {field(talentPoolField)}
      {site.isMainlandHosted && field(transferConsentField)}
      <p className="actions">
        <button className="action action-primary" type="submit" disabled={state.step === 'sending'}>
          {state.step === 'sending' ? words.formSubmitting : words.formSubmit}
        </button>
        <button
          className="action"
          type="submit"
          formAction="/forms/resume/save"
          formEncType="application/x-www-form-urlencoded"
          onClick={saveHere}
        >
          {words.save}
        </button>
      </p>
      {state.step === 'sending' && (
        <progress aria-label={words.formSubmitting} max={1} value={state.share} />
      )}
      <ResumeSave state={save} canSendLink={sendsMail} onSendLink={() => void sendLink()} />
    </form>
  );
}
