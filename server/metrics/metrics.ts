import { Histogram } from './histogram.ts';
import { ProcessMetrics } from './process.ts';
import { RequestMetrics } from './requests.ts';

const boundsOfRenders = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** What is counted while the site runs. */
export class Metrics {
  readonly requests = new RequestMetrics();
  readonly process = new ProcessMetrics();
  /** How long pages take to render. */
  readonly renders = new Histogram(boundsOfRenders);
  /** When the revision of the content was last read, in Unix time. */
  contentReadAt = 0;
  /** How often a CDN was told of changes, if there is one, and since when it has not been. */
  purging:
    | { outcomes: { done: number; failed: number }; owedSince: number | undefined }
    | undefined;

  /** @returns the same, each call being timed. */
  timed<Asked extends unknown[], Answer>(
    render: (...asked: Asked) => Promise<Answer>,
  ): (...asked: Asked) => Promise<Answer> {
    return async (...asked) => {
      const began = performance.now();
      try {
        return await render(...asked);
      } finally {
        this.renders.observe((performance.now() - began) / 1000);
      }
    };
  }
}
