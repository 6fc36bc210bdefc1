export interface Sample {
  value: number;
  labels?: Record<string, string>;
  /** Of a histogram: `_bucket`, `_sum` or `_count`. */
  suffix?: string;
}

export interface Metric {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  samples: Sample[];
}

export const contentType = 'text/plain; version=0.0.4; charset=utf-8';

/** In the text format of Prometheus, version 0.0.4, which all programs that collect figures read. */
export function exposition(metrics: Metric[]): string {
  return metrics
    .filter(({ samples }) => samples.length > 0)
    .flatMap(({ name, help, type, samples }) => [
      `# HELP ${name} ${help.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}`,
      `# TYPE ${name} ${type}`,
      ...samples.map(
        ({ suffix = '', labels, value }) =>
          `${name}${suffix}${braced(labels)} ${Number.isFinite(value) ? value : signed(value)}`,
      ),
    ])
    .map((line) => `${line}\n`)
    .join('');
}

function braced(labels: Sample['labels']): string {
  const pairs = Object.entries(labels ?? {}).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}

const escaped = (value: string) =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

const signed = (value: number) => (Number.isNaN(value) ? 'NaN' : `${value > 0 ? '+' : '-'}Inf`);

/** One figure without labels, left out where it is not known. */
export function figure(
  name: string,
  help: string,
  value: number | undefined,
  type: Metric['type'] = 'gauge',
): Metric {
  return { name, help, type, samples: value === undefined ? [] : [{ value }] };
}
