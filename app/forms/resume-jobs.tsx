import type { ChangeEvent } from 'react';
import type { Choice } from '../../cms/interface.ts';
import { idOf } from './resume-field.tsx';
import { useWords } from './resume-words.ts';

/** The open positions, for one of them to be chosen; nothing where there is none. */
export function ResumeJobs({ jobs, chosen }: { jobs: Choice[]; chosen: string }) {
  const words = useWords();
  if (jobs.length === 0) return null;

  /** What is chosen is also what is applied for, unless that is said in the applicant's own words. */
  function choose({ target }: ChangeEvent<HTMLSelectElement>) {
    const aim = document.getElementById(idOf('positionAppliedFor'));
    const isOwn = (text: string) => text !== '' && !jobs.some(({ name }) => name === text);
    if (!(aim instanceof HTMLInputElement) || isOwn(aim.value)) return;
    aim.value = jobs.find(({ key }) => key === target.value)?.name ?? '';
  }

  return (
    <div className="field">
      <label htmlFor={idOf('job')}>{words.job}</label>
      <select id={idOf('job')} name="job" defaultValue={chosen} onChange={choose}>
        <option value="">{words.jobNone}</option>
        {jobs.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
