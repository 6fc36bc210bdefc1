import type { ResumeProblem, ResumeReading } from './reading.ts';

export interface Question {
  id: number;
  file: Uint8Array;
}

/** Number 0 says that the process is ready. */
export interface Answer {
  id: number;
  reading?: ResumeReading;
  problem?: ResumeProblem;
  /** The kind of an error nobody expected; never what it says, which may be words of the CV. */
  cause?: string;
}
