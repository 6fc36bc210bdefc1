import { readFileSync } from 'node:fs';

/** The processes in which a site reads CVs, by their numbers. */
export function cvReadersOf(processId: number): number[] {
  const children = readFileSync(`/proc/${processId}/task/${processId}/children`, 'utf8');
  return children.split(' ').filter(Boolean).filter(isReader).map(Number);
}

function isReader(processId: string): boolean {
  try {
    return readFileSync(`/proc/${processId}/cmdline`, 'utf8').includes('resume-worker');
  } catch {
    // It has just ended.
    return false;
  }
}

/** Of a process, in milliseconds. */
export function processorTime(processId: number): number {
  const line = readFileSync(`/proc/${processId}/stat`, 'utf8');
  // The name of the program, in parentheses, may contain spaces.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
