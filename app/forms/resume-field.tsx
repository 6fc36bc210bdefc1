import type { ChangeEvent } from 'react';
import type { Choice } from '../../cms/interface.ts';
import { controlOf, setText } from './controls.ts';
import { Field, type FieldProperties } from './fields.tsx';
import type { useResumeEntries } from './resume-entries.ts';
import { ResumeFile } from './resume-file.tsx';
import { type Mark, ResumeMark } from './resume-mark.tsx';
import { useResumeMessages } from './resume-messages.ts';
import type { useResumeReader } from './resume-reader.ts';
import { RowsField } from './rows-field.tsx';
import { SelectField } from './select-field.tsx';
import type { FormController } from './use-form.ts';

interface Properties extends FieldProperties {
  entries: ReturnType<typeof useResumeEntries>;
  reader: ReturnType<typeof useResumeReader>;
  form: FormController;
  /** Open positions by id. */
  jobs: Choice[];
  countries: Choice[];
}

/** The first field of each section of the form, and the section's heading. */
const headings: Record<string, 'person' | 'work'> = { name: 'person', pastPositions: 'work' };

/** A field of the application, with what the CV says about it. */
export function ResumeField(properties: Properties) {
  const messages = useResumeMessages();
  const heading = headings[properties.field.name];
  return (
    <>
      {heading && <h3>{messages[heading]}</h3>}
      <Drawn {...properties} />
    </>
  );
}

function Drawn({ form, entries, reader, jobs, countries, ...rest }: Properties) {
  const messages = useResumeMessages();
  const { field } = rest;
  const marks: Record<string, Mark | undefined> = entries.marks;
  const mark = marks[field.name];
  const properties = {
    ...rest,
    mark: mark !== undefined && (
      <ResumeMark field={field} mark={mark} onConfirm={() => entries.confirm(field.name)} />
    ),
  };
  switch (field.kind) {
    case 'file':
      return <ResumeFile {...properties} {...{ field, form, entries, reader }} />;
    case 'rows':
      return <RowsField {...properties} {...{ field, entries }} />;
    case 'country':
      return <SelectField {...properties} options={countries} none={messages.pleaseChoose} />;
    case 'job':
      return (
        <SelectField
          {...properties}
          options={jobs}
          none={messages.noJob}
          onChange={(event) => applyFor(event, jobs)}
        />
      );
    default:
      return <Field {...properties} />;
  }
}

/** The chosen position is also the one applied for, unless applicants say so in their own words. */
function applyFor({ target: { form, value } }: ChangeEvent<HTMLSelectElement>, jobs: Choice[]) {
  if (!form) return;
  const aim = controlOf(form, 'positionAppliedFor')?.value;
  const isOwn = aim && !jobs.some(({ name }) => name === aim);
  if (isOwn) return;
  setText(form, 'positionAppliedFor', jobs.find(({ key }) => key === value)?.name ?? '');
}
