import { useRef } from 'react';
import type { ApplicationContent, Choice } from '../../cms/interface.ts';
import { setText, textIn } from './controls.ts';
import type { DrawnKinds } from './fields.tsx';
import { Form } from './form.tsx';
import { resume } from './resume.ts';
import { positionsFromJson } from './resume-draft.ts';
import { useResumeEntries } from './resume-entries.ts';
import { ResumeFile } from './resume-file.tsx';
import { type Mark, ResumeMark } from './resume-mark.tsx';
import { useResumeMessages } from './resume-messages.ts';
import { useResumeReader } from './resume-reader.ts';
import { useResumeRestoring } from './resume-restoring.ts';
import { ResumeSave, SaveButton, useResumeSaving } from './resume-save.tsx';
import { RowsField } from './rows-field.tsx';
import { SelectField } from './select-field.tsx';
import { useForm, useRedisplayed } from './use-form.ts';

interface Properties extends Omit<ApplicationContent, 'words'> {
  /** What the company wants to know of the person, by the fields' names. */
  asks: Record<string, boolean>;
}

/**
 * The application: a form that reads the CV that is attached to it, marks what it has filled in
 * from there, and can be saved to be finished later.
 */
export function ResumeForm({ jobs, chosen, countries, sendsMail, asks }: Properties) {
  const messages = useResumeMessages();
  const element = useRef<HTMLFormElement>(null);
  const { draft: token, pastPositions } = useRedisplayed('resume')?.values ?? {};
  const entries = useResumeEntries(element, positionsFromJson(pastPositions));
  const reader = useResumeReader(entries.applyReading);
  const { notice, draft } = useResumeRestoring(entries, Boolean(token));
  const isAsked = ({ name }: (typeof resume)[number]) =>
    asks[name] !== false && (name !== 'job' || jobs.length > 0);
  const form = useForm({
    name: 'resume',
    fields: resume.filter(isAsked),
    element,
    values: { job: chosen?.key ?? '', positionAppliedFor: chosen?.name ?? '' },
    draft,
  });
  const saving = useResumeSaving(form, entries.keep);
  const marks: Record<string, Mark | undefined> = entries.marks;
  const draw: DrawnKinds = {
    file: (field) => (
      <ResumeFile {...field} reader={reader} entries={entries} isRedisplayed={form.isRedisplayed} />
    ),
    rows: (field) => (
      <RowsField
        {...field}
        rows={entries.rows}
        onAdd={entries.addRow}
        onRemove={entries.removeRow}
      />
    ),
    country: (field) => <SelectField {...field} options={countries} none={messages.pleaseChoose} />,
    job: (field) => (
      <SelectField
        {...field}
        options={jobs}
        none={messages.noJob}
        onChange={({ target }) => element.current && applyFor(target.value, jobs, element.current)}
      />
    ),
  };
  return (
    <Form
      form={form}
      className="form resume-form"
      draw={draw}
      start={
        <>
          {/* Ends with the application that is made of it. */}
          {token && <input type="hidden" name="draft" value={token} />}
          <p className="resume-notice" role="status">
            {notice && messages[notice]}
          </p>
        </>
      }
      before={{ name: <h3>{messages.person}</h3>, pastPositions: <h3>{messages.work}</h3> }}
      privacyBefore="privacy"
      markOn={(field) => {
        const mark = marks[field.name];
        if (mark === undefined) return null;
        const confirm = () => entries.confirm(field.name);
        return <ResumeMark field={field} mark={mark} onConfirm={confirm} />;
      }}
      action={<SaveButton onClick={saving.saveHere} />}
      end={<ResumeSave {...saving} canSendLink={sendsMail} />}
      next={sendsMail && messages.sentConfirmation}
    />
  );
}

/** What is chosen is also what is applied for, unless that is said in the applicant's own words. */
function applyFor(job: string, jobs: Choice[], form: HTMLFormElement): void {
  const aim = textIn(form, 'positionAppliedFor');
  const isOwn = aim !== '' && !jobs.some(({ name }) => name === aim);
  if (!isOwn) setText(form, 'positionAppliedFor', jobs.find(({ key }) => key === job)?.name ?? '');
}
