import {
  type Attributes,
  context,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

/**
 * Spans within a request that is traced (server/traces/). Where traces are not collected, and for
 * what is done for no request, nothing is made: the question whether a span is active costs less
 * than a microsecond.
 */
function beginSpan(name: string, kind: SpanKind, attributes: Attributes = {}): Span | undefined {
  if (!trace.getActiveSpan()?.isRecording()) return undefined;
  return trace.getTracer('website').startSpan(name, { kind, attributes });
}

/** Of an error, its kind alone: messages of databases repeat values, which are a visitor's. */
function endSpan(span: Span, error?: unknown): void {
  if (error !== undefined) {
    const type = error instanceof Error ? error.name : 'unknown';
    span.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end();
}

async function within<Result>(span: Span | undefined, work: () => Promise<Result>) {
  if (!span) return work();
  try {
    // What is done meanwhile is part of it.
    const result = await context.with(trace.setSpan(context.active(), span), work);
    endSpan(span);
    return result;
  } catch (error) {
    endSpan(span, error ?? 'unknown');
    throw error;
  }
}

/** @param name of few values, and none that was typed: `render page`. */
export function traced<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  return within(beginSpan(name, SpanKind.INTERNAL), work);
}

const tableIn = /\b(?:from|into|update|table(?: if (?:not )?exists)?)\s+(?:"public"\.)?["`]?(\w+)/i;

/** A statement is told by what it does to which table, as its text may contain values. */
function beginStatement(system: 'postgresql' | 'sqlite', sql: string): Span | undefined {
  if (!trace.getActiveSpan()?.isRecording()) return undefined;
  const operation = /\w+/.exec(sql)?.[0].toUpperCase() ?? 'UNKNOWN';
  const table = tableIn.exec(sql)?.[1];
  return beginSpan(table ? `${operation} ${table}` : operation, SpanKind.CLIENT, {
    'db.system.name': system,
    'db.operation.name': operation,
    ...(table && { 'db.collection.name': table }),
  });
}

export function tracedStatement<Result>(
  system: 'postgresql' | 'sqlite',
  sql: string,
  work: () => Promise<Result>,
): Promise<Result> {
  return within(beginStatement(system, sql), work);
}

/** @returns undefined for what runs a statement by itself, such as a cursor. */
function textOf(sent: unknown): string | undefined {
  if (typeof sent === 'string') return sent;
  const { text, submit } = (sent ?? {}) as { text?: unknown; submit?: unknown };
  return typeof text === 'string' && submit === undefined ? text : undefined;
}

type Callback = (error: unknown, ...rest: unknown[]) => unknown;

/**
 * @returns the query function of a connection to PostgreSQL with a span for each statement: it is
 *   called with a text or an object, and answers by a promise or by a callback as its last argument.
 */
export function tracedQuery<Query>(query: Query): Query {
  const ask = query as (...sent: unknown[]) => unknown;
  return ((...sent: unknown[]) => {
    const sql = textOf(sent[0]);
    const span = sql === undefined ? undefined : beginStatement('postgresql', sql);
    if (!span) return ask(...sent);
    const callback = sent.at(-1);
    if (typeof callback !== 'function') {
      return within(span, async () => ask(...sent));
    }
    const told: Callback = (error, ...rest) => {
      endSpan(span, error ?? undefined);
      return (callback as Callback)(error, ...rest);
    };
    return ask(...sent.slice(0, -1), told);
  }) as Query;
}
