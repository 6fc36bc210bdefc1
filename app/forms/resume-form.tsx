import { useLocation } from 'react-router';
import type { ApplicationContent } from '../../cms/interface.ts';
import { forgetDraft } from './draft.ts';
import { Form } from './form.tsx';
import { resume } from './resume.ts';
import { positionsFromJson } from './resume-draft.ts';
import { useResumeEntries } from './resume-entries.ts';
import { ResumeField } from './resume-field.tsx';
import { useResumeMessages } from './resume-messages.ts';
import { useResumeReader } from './resume-reader.ts';
import { useResumeRestoring } from './resume-restoring.ts';
import { ResumeSave, SaveButton, useResumeSaving } from './resume-save.tsx';
import { useForm } from './use-form.ts';

interface Properties extends Omit<ApplicationContent, 'words'> {
  /** What the company asks about the applicant, by field name. */
  asks: Record<string, boolean>;
}

/**
 * The application: a form that reads the attached CV, marks what it has filled in from it, and can
 * be saved for later.
 */
export function ResumeForm({ jobs, chosen, countries, sendsMail, asks }: Properties) {
  const messages = useResumeMessages();
  const { pathname } = useLocation();
  const isAsked = ({ name }: (typeof resume)[number]) =>
    asks[name] !== false && (name !== 'job' || jobs.length > 0);
  const form = useForm({
    name: 'resume',
    fields: resume.filter(isAsked),
    values: { job: chosen?.key ?? '', positionAppliedFor: chosen?.name ?? '' },
    draft: {
      restore: () => restore(),
      keep: (_, changed) => entries.edited(changed),
      forget: () => forgetDraft('resume'),
    },
  });
  const { draft: token, pastPositions } = form.values;
  const entries = useResumeEntries(form.element, positionsFromJson(pastPositions));
  const reader = useResumeReader(entries.applyReading);
  const { notice, restore } = useResumeRestoring(entries, Boolean(token));
  const saving = useResumeSaving(form, entries.keep);
  return (
    <Form
      form={form}
      className="form resume-form"
      draw={(field) => <ResumeField {...field} {...{ form, entries, reader, jobs, countries }} />}
      privacyBefore="privacy"
      start={
        <>
          {/* Deleted along with the application that is made of it. */}
          {token && <input type="hidden" name="draft" value={token} />}
          <p className="resume-notice" role="status">
            {notice && messages[notice]}
          </p>
        </>
      }
      action={<SaveButton onClick={saving.saveHere} />}
      end={<ResumeSave {...saving} canSendLink={sendsMail} />}
      next={sendsMail && messages.sentConfirmation}
      // A full load: the file and what was read of it are not the next application's.
      another={
        <a className="action" href={pathname}>
          {messages.formAnother}
        </a>
      }
    />
  );
}
