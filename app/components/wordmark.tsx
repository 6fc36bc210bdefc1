import { wordmark } from './wordmark-arcs.ts';

/** The name with the arc of a bent module over it; it takes the colour of its surroundings. */
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
