import { wordmark } from './wordmark-arcs.ts';

/** The name under the arc of a bent module; it inherits the text colour. */
export function Wordmark() {
  const line = { fill: 'none', strokeWidth: wordmark.strokeWidth, strokeLinecap: 'round' } as const;
  return (
    <svg
      className="wordmark"
      viewBox={`0 0 ${wordmark.width} ${wordmark.height}`}
      width="34"
      height="30"
      aria-hidden="true"
    >
      <path d={wordmark.outer} stroke="currentColor" {...line} />
      <path d={wordmark.inner} stroke="var(--accent)" {...line} />
    </svg>
  );
}
