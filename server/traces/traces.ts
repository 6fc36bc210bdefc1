import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import type { Environment } from '../../environment.ts';
import type { FromProxy } from '../http/client-address.ts';
import { pathOf } from '../http/request-log.ts';
import { kindOf } from '../metrics/requests.ts';

/** The span of a request. */
interface RequestSpan {
  /** Whatever is done meanwhile belongs to it. */
  run: (work: () => void) => void;
  end: (response: ServerResponse) => void;
}

export interface Traces {
  begin: (request: IncomingMessage, id: string) => RequestSpan;
  stop: () => Promise<void>;
}

/** Whoever waits for the end of the process does not wait for a collector that is away. */
const patienceAtTheEnd = 2000;

/** Traces are sent where the variables of the standard say so, and not without them. */
const areTracesAskedFor = (environment: Environment): boolean =>
  !environment.OTEL_SDK_DISABLED &&
  environment.OTEL_TRACES_EXPORTER !== 'none' &&
  (environment.OTEL_EXPORTER_OTLP_ENDPOINT ?? environment.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) !==
    undefined;

/** @returns null where nobody asks for traces; then nothing of OpenTelemetry's SDK is loaded. */
export async function startTraces(
  environment: Environment,
  isProxy: FromProxy,
): Promise<Traces | null> {
  if (!areTracesAskedFor(environment)) return null;
  const { startProvider } = await import('./provider.ts');
  const { tracer, stop } = await startProvider(environment);
  return {
    begin: (request, id) => begin(tracer, request, id, isProxy),
    stop: async () => {
      const late = new Promise<void>((resolve) => {
        setTimeout(resolve, patienceAtTheEnd).unref();
      });
      await Promise.race([stop().catch(() => undefined), late]);
    },
  };
}

/**
 * A trace that a trusted proxy has begun goes on; one that a visitor names does not, or anybody
 * could have all their requests recorded. Of the request there is what the log has: no address,
 * query or header, nothing that was typed.
 */
function begin(
  tracer: Tracer,
  request: IncomingMessage,
  id: string,
  isProxy: FromProxy,
): RequestSpan {
  const around = isProxy(request)
    ? propagation.extract(context.active(), request.headers)
    : context.active();
  const method = request.method ?? '';
  const url = request.url ?? '';
  const kind = kindOf(url);
  const options = {
    kind: SpanKind.SERVER,
    attributes: {
      'http.request.method': method,
      'website.kind': kind,
      'url.path': pathOf(url),
      'website.request': id,
    },
  };
  const span = tracer.startSpan(`${method} ${kind}`, options, around);
  const within = trace.setSpan(around, span);
  return {
    run: (work) => context.with(within, work),
    end: (response) => end(span, response),
  };
}

function end(span: Span, response: ServerResponse): void {
  const { statusCode, headersSent } = response;
  if (!headersSent) span.setAttribute('error.type', 'client gone');
  else span.setAttribute('http.response.status_code', statusCode);
  if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
