import type { Sample } from './exposition.ts';

/** How long things took, in seconds, counted by bounds. Most take little, so it starts there. */
export class Histogram {
  readonly #bounds: readonly number[];
  /** One more than bounds, for what took longer than the last. */
  readonly #counts: number[];
  #sum = 0;

  constructor(bounds: readonly number[]) {
    this.#bounds = bounds;
    this.#counts = Array(bounds.length + 1).fill(0);
  }

  observe(seconds: number): void {
    let index = 0;
    while (seconds > (this.#bounds[index] ?? Number.POSITIVE_INFINITY)) index += 1;
    this.#counts[index] = (this.#counts[index] ?? 0) + 1;
    this.#sum += seconds;
  }

  /** Buckets are cumulative, as Prometheus wants them. */
  samples(labels: Record<string, string> = {}): Sample[] {
    let count = 0;
    const buckets = this.#counts.map((own, index) => {
      count += own;
      const le = index < this.#bounds.length ? String(this.#bounds[index]) : '+Inf';
      return { suffix: '_bucket', labels: { ...labels, le }, value: count };
    });
    return [
      ...buckets,
      { suffix: '_sum', labels, value: this.#sum },
      { suffix: '_count', labels, value: count },
    ];
  }
}
