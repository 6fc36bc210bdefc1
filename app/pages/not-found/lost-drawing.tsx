import '../../components/line-drawing.css';

/** One module, and on to the place of the next. */
const module = 'h53v28h-53zm18 0v28m17 0v-28m23 0';
const row = module.repeat(5);

/**
 * A roof on which one module is missing. Written by hand, in the units of all drawings
 * (drawings/sketch.ts): a page that cannot be found or shown has no product data.
 */
export function LostDrawing() {
  return (
    <div className="drawing">
      <svg viewBox="0 0 310 120" aria-hidden="true">
        <path className="drawing-outline" d="M2 2h306v116h-306z" />
        <path
          className="drawing-line"
          d={`M13 13${row}M13 46${module.repeat(3)}m58 0${module}M13 79${row}`}
        />
        <path className="drawing-hidden" d="M187 46h53v28h-53z" />
      </svg>
    </div>
  );
}
