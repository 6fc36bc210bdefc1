import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import { maxResumeBytes } from '../../app/forms/resume-limits.ts';
import { traced } from '../../cms/traces.ts';
import { isReading, type ResumeReader } from '../../resumes/reader.ts';
import type { ResumeProblem } from '../../resumes/reading.ts';
import type { ClientBudget } from '../http/client-budget.ts';
import type { Limit } from '../http/limits.ts';
import { boundaryOf } from '../http/multipart.ts';
import { Overload } from '../http/overload.ts';
import type { Allowance } from '../http/rate-limit.ts';
import type { RequestContext } from '../http/request-body.ts';
import { isSameOrigin } from '../http/security.ts';
import { Uploads } from '../http/uploads.ts';

interface Options {
  reader: ResumeReader;
  /** The folder for files being received. */
  uploads: string;
  budget: ClientBudget;
  limit: Limit;
  /** A file that was not read because its process was lost has failed, whatever the sender is told. */
  metrics: { requests: { noteFailedCv: (request: IncomingMessage) => void } };
  log: Logger;
}

/** Allowance for everything but the file: part boundaries and headers, and small fields. */
const maxOtherBytes = 64 * 1024;

/** For someone trying several versions of a CV, or a family sharing an address. */
const ofClient: Allowance = { burst: 30, secondsEach: 10 };
/** Local programs, or all visitors behind an undeclared proxy. */
const onThisMachine: Allowance = { burst: 1000, secondsEach: 0.5 };

const statuses: Partial<Record<ResumeProblem, ContentfulStatusCode>> = {
  tooLarge: 413,
  unsupportedType: 415,
  busy: 503,
};

/** `POST /forms/resume/parse`: reads a CV and stores nothing. */
export function parseResume({ reader, uploads: directory, budget, limit, metrics, log }: Options) {
  const uploads = new Uploads({ directory, budget });

  return async (context: RequestContext): Promise<Response> => {
    context.header('cache-control', 'no-store');
    const refuse = (problem: ResumeProblem, status = statuses[problem] ?? 422, retryAfter = 5) => {
      if (problem === 'busy') context.header('retry-after', String(retryAfter));
      return context.json({ error: problem }, status);
    };
    if (!isSameOrigin(context)) return context.json({ error: 'foreignOrigin' }, 403);
    const client = budget.clientOf(context);
    const allowance = client.isLoopback ? onThisMachine : ofClient;
    const decision = await limit.take(client.address, allowance);
    if (!decision.isAllowed) return refuse('busy', 429, decision.retryAfter);
    try {
      const file = await receiveFile(context, uploads);
      if (typeof file === 'string') return refuse(file);
      const result = await traced('read CV', () => reader.read(file));
      if (isReading(result)) return context.json(result);
      if (result.lost) {
        metrics.requests.noteFailedCv(context.env.incoming);
        log.warn({ reason: result.lost }, 'the process that reads CVs was lost');
      }
      return refuse(result.problem);
    } catch (error) {
      if (error instanceof Overload) return refuse('busy', error.status, error.retryAfter);
      throw error;
    }
  };
}

/** @throws as `Uploads` does. */
async function receiveFile(
  context: RequestContext,
  uploads: Uploads,
): Promise<Uint8Array | ResumeProblem> {
  const form = await uploads.receive(context, maxResumeBytes + maxOtherBytes);
  if (form.problem === 'tooLarge') return form.problem;
  if (boundaryOf(context.req.header('content-type') ?? '') === null) return 'unsupportedType';
  const content = form.files.get('file')?.at(-1)?.content;
  if (!content) return 'missing';
  if (content.length > maxResumeBytes) return 'tooLarge';
  // The multipart body around it is released while it waits to be read.
  return content.length === 0 ? 'empty' : new Uint8Array(content);
}

/**
 * `GET /forms/resume/parse`: empty, but the first file will not have to wait for the reader to
 * start.
 */
export function prepareToParse(reader: ResumeReader) {
  return (context: Context): Response => {
    reader.prepare();
    return context.body(null, 204, { 'cache-control': 'no-store' });
  };
}
