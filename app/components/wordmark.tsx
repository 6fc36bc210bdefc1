/** The name with the arc of a bent module over it; it takes the colour of its surroundings. */
export function Wordmark() {
  return (
    <svg className="wordmark" viewBox="0 0 46 40" width="34" height="30" aria-hidden="true">
      <path
        d="M3 33C9 9 37 9 43 33"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <path
        d="M12 33C15 20 31 20 34 33"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
    </svg>
  );
}
