/** The arcs of the maker's mark, as in app/public/favicon.svg, in the colours of the scheme. */
function Arcs({ size }: { size: number }) {
  return (
    <svg viewBox="3 9 26 15" width={size} height={(size * 15) / 26} aria-hidden="true">
      <g fill="none" strokeWidth="2.7" strokeLinecap="round">
        <path d="M4.5 22C8.5 7.5 23.5 7.5 27.5 22" stroke="currentColor" />
        <path d="M10.2 22C12.2 14.2 19.8 14.2 21.8 22" stroke="var(--earc-accent)" />
      </g>
    </svg>
  );
}

/** At the top left of each view. */
export function Icon() {
  return <Arcs size={18} />;
}

/** Where somebody enters. */
export function Logo() {
  return (
    <span className="office-logo">
      <Arcs size={64} /> eArc
    </span>
  );
}
