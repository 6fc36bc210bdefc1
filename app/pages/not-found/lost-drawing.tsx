import '../../blocks/drawing/drawing.css';

/** In the units of all drawings, which are 310 wide (drawings/sketch.ts). */
const module = { width: 54, height: 29 };
const pitch = { x: module.width + 4, y: module.height + 4 };
const [columns, rows] = [5, 3];
/** The place of the module that is not there. */
const missing = { column: 3, row: 1 };

const corner = (column: number, row: number) => `M${12 + column * pitch.x} ${12 + row * pitch.y}`;
const outline = `h${module.width}v${module.height}h-${module.width}Z`;
const cells = `m18 0v${module.height}m18 0v-${module.height}`;

/** Written by hand, since a page that cannot be found or shown has no product data. */
const places = Array.from({ length: columns * rows }, (_, index) =>
  corner(index % columns, Math.floor(index / columns)),
).filter((place) => place !== corner(missing.column, missing.row));

interface Properties {
  /** A page that does not exist, or one that could not be shown. */
  what: 'page' | 'connection';
}

/** A roof on which one module is missing, or a module whose cable is not connected. */
export function LostDrawing({ what }: Properties) {
  return (
    <div className="drawing">
      <svg viewBox={`0 0 310 ${what === 'page' ? 120 : 104}`} aria-hidden="true">
        {what === 'page' ? <MissingModule /> : <OpenCable />}
      </svg>
    </div>
  );
}

function MissingModule() {
  return (
    <>
      <path className="drawing-outline" d="M2 2H308V118H2Z" />
      <path className="drawing-line" d={places.map((place) => place + outline).join('')} />
      <path className="drawing-fine" d={places.map((place) => place + cells).join('')} />
      <path className="drawing-hidden" d={corner(missing.column, missing.row) + outline} />
    </>
  );
}

function OpenCable() {
  return (
    <>
      <path className="drawing-outline" d="M4 12H106V72H4Z" />
      <path className="drawing-fine" d="M21 12V72M38 12V72M55 12V72M72 12V72M89 12V72M4 42H106" />
      <path className="drawing-line drawing-tint" d="M92 36h10v12h-10Z" />
      <path className="drawing-outline" d="M102 42C136 42 112 88 138 88H146M306 88H204" />
      <path className="drawing-outline drawing-accent" d="M146 82h18v12h-18ZM186 81h18v14h-18Z" />
      <path className="drawing-outline" d="M164 88h8" />
      <path className="drawing-hidden" d="M172 88H186" />
    </>
  );
}
