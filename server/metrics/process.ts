import { readdirSync, readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import { availableBytes } from '../memory.ts';
import { figure, type Metric } from './exposition.ts';

const resolutionInMilliseconds = 20;

/** Read once: a time that wavers by a second would count as a start. */
const startedAt = performance.timeOrigin / 1000;

/** How busy this process is and what it takes, by the names that are usual for Node's. */
export class ProcessMetrics {
  readonly #delay = monitorEventLoopDelay({ resolution: resolutionInMilliseconds });

  constructor() {
    this.#delay.enable();
  }

  metrics(): Metric[] {
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed, heapTotal, external } = process.memoryUsage();
    return [
      figure('process_cpu_seconds_total', 'Processor time used.', (user + system) / 1e6, 'counter'),
      figure('process_start_time_seconds', 'When the process started, in Unix time.', startedAt),
      figure('process_resident_memory_bytes', 'Memory of this process, without children.', rss),
      figure('process_open_fds', 'Open file descriptors.', openFiles()),
      figure('process_max_fds', 'How many may be open.', mostOpenFiles()),
      figure('nodejs_heap_size_used_bytes', 'JavaScript heap in use.', heapUsed),
      figure('nodejs_heap_size_total_bytes', 'JavaScript heap allocated.', heapTotal),
      figure(
        'website_heap_limit_bytes',
        'Beyond this heap the process ends.',
        getHeapStatistics().heap_size_limit,
      ),
      figure('nodejs_external_memory_bytes', 'Memory outside the heap.', external),
      figure('website_memory_limit_bytes', 'Memory of the machine or container.', availableBytes()),
      ...this.#delays(),
    ];
  }

  /** Since they were last read, so that a peak is in one reading and not in all later ones. */
  #delays(): Metric[] {
    const delay = this.#delay;
    const seconds = (nanoseconds: number) =>
      Math.max(0, nanoseconds / 1e9 - resolutionInMilliseconds / 1000);
    const help = 'How long the event loop was held up, since last read:';
    const metrics = [
      figure('nodejs_eventloop_lag_p50_seconds', `${help} median.`, seconds(delay.percentile(50))),
      figure('nodejs_eventloop_lag_p99_seconds', `${help} p99.`, seconds(delay.percentile(99))),
      figure('nodejs_eventloop_lag_max_seconds', `${help} longest.`, seconds(delay.max)),
    ];
    delay.reset();
    return metrics;
  }
}

/** @returns undefined on systems without /proc. */
function openFiles(): number | undefined {
  try {
    return readdirSync('/proc/self/fd').length;
  } catch {
    return undefined;
  }
}

function mostOpenFiles(): number | undefined {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8');
    const most = /^Max open files\s+(\d+)/m.exec(limits)?.[1];
    return most === undefined ? undefined : Number(most);
  } catch {
    return undefined;
  }
}
