import '../../blocks/drawing/drawing.css';

/**
 * A roof on which one module is missing. Written by hand, in the units of all drawings
 * (drawings/sketch.ts): a page that cannot be found or shown has no product data.
 */
export function LostDrawing() {
  return (
    <div className="drawing">
      <svg viewBox="0 0 310 120" aria-hidden="true">
        <pattern id="lost" x="12" y="12" width="58" height="33" patternUnits="userSpaceOnUse">
          <path className="drawing-line" d="M1 1H54V29H1ZM19 1V29M36 1V29" />
        </pattern>
        <path className="drawing-outline" d="M2 2H308V118H2Z" />
        <rect x="12" y="12" width="288" height="97" fill="url(#lost)" />
        <path className="drawing-paper" d="M184 43h58v32h-58Z" />
        <path className="drawing-hidden" d="M187 46h53v28h-53Z" />
      </svg>
    </div>
  );
}
