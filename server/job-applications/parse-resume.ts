import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isReading, type ResumeReader } from '../../resumes/reader.ts';
import type { ResumeProblem } from '../../resumes/reading.ts';
import type { ClientBudget } from '../http/client-budget.ts';
import { Overload } from '../http/overload.ts';
import { type Allowance, RateLimit } from '../http/rate-limit.ts';
import { isSameOrigin } from '../http/security.ts';
import { Uploads } from '../http/uploads.ts';
import { readUpload } from './resume-upload.ts';

interface Options {
  reader: ResumeReader;
  /** Where files are while they are received. */
  uploads: string;
  budget: ClientBudget;
}

/** Somebody who tries several versions of a CV, or a family behind one address. */
const ofClient: Allowance = { burst: 30, secondsEach: 10 };
/** Local programs, or all visitors behind an undeclared proxy. */
const onThisMachine: Allowance = { burst: 1000, secondsEach: 0.5 };

const statuses: Partial<Record<ResumeProblem, ContentfulStatusCode>> = {
  tooLarge: 413,
  unsupportedType: 415,
  busy: 503,
};

/** `POST /forms/resume/parse`: reads a CV and keeps nothing of it. */
export function parseResume({ reader, uploads: directory, budget }: Options) {
  const limit = new RateLimit();
  const uploads = new Uploads({ directory, budget });

  return async (context: Context<{ Bindings: HttpBindings }>): Promise<Response> => {
    context.header('cache-control', 'no-store');
    const refuse = (problem: ResumeProblem, status = statuses[problem] ?? 422, retryAfter = 5) => {
      if (problem === 'busy') context.header('retry-after', String(retryAfter));
      return context.json({ error: problem }, status);
    };
    if (!isSameOrigin(context)) return context.json({ error: 'foreignOrigin' }, 403);
    const client = budget.clientOf(context);
    const decision = limit.take(client.address, client.isLoopback ? onThisMachine : ofClient);
    if (!decision.isAllowed) return refuse('busy', 429, decision.retryAfter);
    try {
      const upload = await readUpload(context, uploads);
      if ('problem' in upload) return refuse(upload.problem);
      const result = await reader.read(upload.file);
      return isReading(result) ? context.json(result) : refuse(result.problem);
    } catch (error) {
      if (error instanceof Overload) return refuse('busy', error.status, error.retryAfter);
      throw error;
    }
  };
}

/** `GET /forms/resume/parse`: says nothing, but the first file will not have to wait. */
export function prepareToParse(reader: ResumeReader) {
  return (context: Context): Response => {
    reader.prepare();
    return context.body(null, 204, { 'cache-control': 'no-store' });
  };
}
