import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ResumeProblem, ResumeReading } from '../../resumes/reading.ts';
import { NoAnswerError, ResponseError, type Unanswered } from '../http.ts';
import { maxResumeBytes } from './resume-limits.ts';
import { postForm } from './upload.ts';

/** The state of the file. */
export type FileState =
  | { step: 'none' }
  | { step: 'uploading' | 'reading'; file: string; share: number }
  | { step: 'read'; file: string; fields: number }
  | { step: 'problem'; file: string; problem: FileProblem };

/** Something is wrong with the file, or nobody could look at it. */
export type FileProblem = ResumeProblem | Unanswered;

/** Errors that make a file unusable for an application: it does not stay attached. */
const refused: ReadonlySet<string> = new Set<ResumeProblem>([
  'missing',
  'tooLarge',
  'unsupportedType',
  'empty',
]);

/**
 * Has the server read a file as soon as it is chosen, dropped or pasted.
 * @param onRead fills in the form and returns how many fields it filled.
 */
export function useResumeReader(onRead: (reading: ResumeReading) => number) {
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<FileState>({ step: 'none' });
  const current = useRef<AbortController>(undefined);

  // The server gets ready to read while the visitor picks a file.
  useEffect(() => {
    fetch('/forms/resume/parse').catch(() => undefined);
  }, []);

  async function read(): Promise<void> {
    current.current?.abort();
    const file = input.current?.files?.[0];
    if (!file) return setState({ step: 'none' });
    const stop = new AbortController();
    current.current = stop;
    const refuse = (problem: FileProblem) => {
      if (refused.has(problem) && input.current) input.current.value = '';
      setState({ step: 'problem', file: file.name, problem });
    };
    if (file.size === 0) return refuse('empty');
    if (file.size > maxResumeBytes) return refuse('tooLarge');
    setState({ step: 'uploading', file: file.name, share: 0 });
    const body = new FormData();
    body.set('file', file);
    try {
      const reading = await postForm<ResumeReading>('/forms/resume/parse', body, {
        signal: stop.signal,
        onProgress: (share) => {
          if (stop.signal.aborted) return;
          const step = share < 1 ? 'uploading' : 'reading';
          setState({ step, file: file.name, share });
        },
      });
      if (!stop.signal.aborted) {
        setState({ step: 'read', file: file.name, fields: onRead(reading) });
      }
    } catch (error) {
      if (!stop.signal.aborted) refuse(problemOf(error));
    }
  }

  function remove(): void {
    if (input.current) input.current.value = '';
    input.current?.focus();
    void read();
  }

  const take = useEffectEvent((files: FileList | undefined): boolean => {
    const file = files?.[0];
    if (!file || !input.current) return false;
    const only = new DataTransfer();
    only.items.add(file);
    input.current.files = only.files;
    void read();
    return true;
  });

  // A file that was chosen before the scripts loaded.
  const readFirst = useEffectEvent(() => {
    if (input.current?.files?.length) void read();
  });

  // On the whole page: a browser would open a file dropped beside the form and leave the page.
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      if (take(event.dataTransfer?.files)) event.preventDefault();
    };
    const paste = (event: ClipboardEvent) => {
      if (take(event.clipboardData?.files)) event.preventDefault();
    };
    document.addEventListener('dragover', over);
    document.addEventListener('drop', drop);
    document.addEventListener('paste', paste);
    readFirst();
    return () => {
      current.current?.abort();
      document.removeEventListener('dragover', over);
      document.removeEventListener('drop', drop);
      document.removeEventListener('paste', paste);
    };
  }, []);

  return { input, state, read: () => void read(), remove };
}

function problemOf(error: unknown): FileProblem {
  if (error instanceof NoAnswerError) return error.reason;
  if (!(error instanceof ResponseError)) return 'busy';
  const { error: code } = (error.body ?? {}) as { error?: unknown };
  if (isProblem(code)) return code;
  if (error.status === 413) return 'tooLarge';
  if (error.status === 415) return 'unsupportedType';
  return error.status === 422 ? 'unreadable' : 'busy';
}

const known = [
  ...['missing', 'tooLarge', 'unsupportedType', 'empty', 'encrypted', 'unreadable', 'noText'],
  ...['tooComplex', 'busy'],
];

const isProblem = (code: unknown): code is ResumeProblem => known.includes(String(code));
