import type { ResumeProblem, ResumeReading } from './reading.ts';

export interface Question {
  id: number;
  file: Uint8Array;
}

/** Number 0 means that the process is ready. */
export interface Answer {
  id: number;
  /** The file has arrived and is looked at from now on; the answer follows. */
  hasBegun?: true;
  reading?: ResumeReading;
  problem?: ResumeProblem;
  /** The type of an unexpected error; never its message, which may quote the CV. */
  cause?: string;
}
