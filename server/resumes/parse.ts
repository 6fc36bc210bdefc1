import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ResumeProblem } from '../../app/forms/resume-reading.ts';
import type { ClientAddress } from '../client-address.ts';
import { type Allowance, RateLimit } from '../rate-limit.ts';
import { isSameOrigin } from '../security.ts';
import { readUpload } from './parse-upload.ts';
import { isReading, type ResumeReader } from './reader.ts';

interface Options {
  reader: ResumeReader;
  addressOf: ClientAddress;
}

/** Somebody who tries several versions of a CV, or a family behind one address. */
const ofClient: Allowance = { burst: 30, secondsEach: 10 };
/** Programs of this machine, or all visitors behind a proxy that nobody has declared. */
const onThisMachine: Allowance = { burst: 1000, secondsEach: 0.5 };
/** Uploads that are held in memory at once, each of which may have 10 MB. */
const maxUploads = 16;

const statuses: Partial<Record<ResumeProblem, ContentfulStatusCode>> = {
  tooLarge: 413,
  unsupportedType: 415,
  busy: 503,
};

/** `POST /forms/resume/parse`: reads a CV and keeps nothing of it. */
export function parseResume({ reader, addressOf }: Options) {
  const limit = new RateLimit();
  let uploads = 0;

  return async (context: Context<{ Bindings: HttpBindings }>): Promise<Response> => {
    context.header('cache-control', 'no-store');
    const refuse = (problem: ResumeProblem, status = statuses[problem] ?? 422, retryAfter = 5) => {
      if (problem === 'busy') context.header('retry-after', String(retryAfter));
      return context.json({ error: problem }, status);
    };
    if (!isSameOrigin(context)) return context.json({ error: 'foreignOrigin' }, 403);
    const client = addressOf(context.env.incoming);
    const decision = limit.take(client.address, client.isLoopback ? onThisMachine : ofClient);
    if (!decision.isAllowed) return refuse('busy', 429, decision.retryAfter);
    if (uploads >= maxUploads) return refuse('busy');
    uploads += 1;
    try {
      const upload = await readUpload(context);
      if ('problem' in upload) return refuse(upload.problem);
      const result = await reader.read(upload.file);
      return isReading(result) ? context.json(result) : refuse(result.problem);
    } finally {
      uploads -= 1;
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
