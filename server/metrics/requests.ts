import type { IncomingMessage, ServerResponse } from 'node:http';
import { inquiryFormNames } from '../../app/forms/inquiry-forms.ts';
import type { Metric } from './exposition.ts';
import { Histogram } from './histogram.ts';

/** What is asked for, by the beginning of its address; everything else is a page. */
const kinds = [
  ['/content/', 'data'],
  ['/assets/', 'asset'],
  ['/_next/', 'asset'],
  ['/pictures/', 'picture'],
  ['/social/', 'picture'],
  ['/thumbnails/', 'picture'],
  ['/documents/', 'document'],
  ['/parameters/', 'document'],
  ['/search/suggestions', 'suggestion'],
  ['/stats/', 'visit'],
  ['/forms/resume/parse', 'cv'],
  ['/forms/', 'form'],
  ['/api/', 'api'],
  ['/admin', 'office'],
  ['/login', 'office'],
  ['/preview/', 'office'],
  ['/healthz', 'health'],
  ['/readyz', 'health'],
  ['/metrics', 'health'],
] as const;

type Kind = (typeof kinds)[number][1] | 'page';

const outcomes = ['accepted', 'refused', 'limited', 'failed'] as const;

type Outcomes = Map<(typeof outcomes)[number], number>;

/** Begins with zeros: the growth of a figure shows only if there was one before. */
const noOutcomes = (): Outcomes => new Map(outcomes.map((outcome) => [outcome, 0]));
const statusesThatMatter = [200, 429, 500, 503];

/** From what memory answers to what nobody waits for. */
const bounds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The client had gone before an answer began; nginx logs it as this number, too. */
const goneStatus = 499;

const formNames = [...inquiryFormNames, 'resume'];

interface OfKind {
  statuses: Map<number, number>;
  durations: Histogram;
}

/**
 * Counts requests by kind and status, and how long they took. A request costs two lookups in small
 * maps: pages that are sent from memory are counted as well.
 */
export class RequestMetrics {
  readonly #kinds = new Map<Kind, OfKind>();
  /** By the address that they are sent to; anybody can make up others. */
  readonly #forms = new Map(
    formNames.map((form) => [`/forms/${form}`, { form, outcomes: noOutcomes() }]),
  );
  readonly #cvs = noOutcomes();
  readonly #failedCvs = new WeakSet<IncomingMessage>();

  constructor() {
    for (const kind of new Set<Kind>(['page', ...kinds.map(([, one]) => one)])) {
      const statuses = new Map(statusesThatMatter.map((status) => [status, 0]));
      this.#kinds.set(kind, { statuses, durations: new Histogram(bounds) });
    }
  }

  /** @param milliseconds that the answer took. */
  record(request: IncomingMessage, response: ServerResponse, milliseconds: number): void {
    const { url = '', method } = request;
    const status = response.headersSent ? response.statusCode : goneStatus;
    const kind = kindOf(url);
    const counted = this.#kinds.get(kind);
    if (!counted) return;
    add(counted.statuses, status);
    counted.durations.observe(milliseconds / 1000);
    if (method !== 'POST') return;
    if (kind === 'cv') {
      add(this.#cvs, this.#failedCvs.has(request) ? 'failed' : outcomeOf(status));
    }
    if (kind !== 'form') return;
    const sent = this.#forms.get(url.split('?', 1)[0] ?? '');
    if (sent) add(sent.outcomes, outcomeOf(status));
  }

  /** The reader was lost over this CV: it has failed, even where it is answered as a bad file. */
  noteFailedCv(request: IncomingMessage): void {
    this.#failedCvs.add(request);
  }

  metrics(): Metric[] {
    const byKind = [...this.#kinds];
    return [
      {
        name: 'http_requests_total',
        help: 'Requests answered, by kind and status; 499 where the client had gone.',
        type: 'counter',
        samples: byKind.flatMap(([kind, { statuses }]) =>
          [...statuses].map(([status, value]) => ({
            ...{ labels: { kind, status: String(status) }, value },
          })),
        ),
      },
      {
        name: 'http_request_duration_seconds',
        help: 'Time from the first byte of a request to the last of its answer.',
        type: 'histogram',
        samples: byKind.flatMap(([kind, { durations }]) => durations.samples({ kind })),
      },
      {
        name: 'website_submissions_total',
        help: 'Forms sent: accepted, refused for what was in them, limited, or failed.',
        type: 'counter',
        samples: [...this.#forms.values()].flatMap(({ form, outcomes: sent }) =>
          [...sent].map(([outcome, value]) => ({ labels: { form, outcome }, value })),
        ),
      },
      {
        name: 'website_cvs_total',
        help: 'CVs sent to be read: accepted, refused, limited, or failed, also with the reader.',
        type: 'counter',
        samples: [...this.#cvs].map(([outcome, value]) => ({ labels: { outcome }, value })),
      },
    ];
  }
}

export function kindOf(url: string): Kind {
  for (const [start, kind] of kinds) if (url.startsWith(start)) return kind;
  return 'page';
}

function outcomeOf(status: number): (typeof outcomes)[number] {
  if (status < 400) return 'accepted';
  if (status === 429) return 'limited';
  return status < 500 ? 'refused' : 'failed';
}

function add<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
