import type { ResumeProblem } from './reading.ts';

/** A file that cannot be read, for a reason that the sender can be told. */
export class UnreadableResume extends Error {
  override name = 'UnreadableResume';
  readonly problem: ResumeProblem;

  constructor(problem: ResumeProblem, options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}
