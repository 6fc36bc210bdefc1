import type { Fill, Stroke } from '../../cms/interface.ts';
import type { Point, Sketch } from './sketch.ts';

/** Where something is drawn: its origin, turned clockwise by degrees, mirrored left to right before. */
export interface Pose {
  x: number;
  y: number;
  turn?: number;
  isMirrored?: boolean;
}

/** Of all hands and tools, so that they agree with each other. */
const size = 0.8;

interface Look {
  stroke?: Stroke;
  fill?: Fill;
}

const body: Look = { stroke: 'line', fill: 'paper' };
const metal: Look = { stroke: 'line', fill: 'tint' };

/** To half a point: finer is not seen, and costs a page a tenth of its drawings. */
const round = (value: number) => Math.round(value * 2) / 2;

/** The place of a point of a pose's own system. */
function placeOf({ x, y, turn = 0, isMirrored }: Pose, [across, down]: Point): Point {
  const [cosine, sine] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const right = size * across * (isMirrored ? -1 : 1);
  return [
    round(x + right * cosine - size * down * sine),
    round(y + right * sine + size * down * cosine),
  ];
}

/** @param path of M, L, C and Z with absolute coordinates, in the pose's own system. */
function draw(sketch: Sketch, pose: Pose, path: string, look: Look): void {
  const moved = path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, across, down) =>
    placeOf(pose, [Number(across), Number(down)]).join(' '),
  );
  sketch.path(moved, look);
}

/** In a glove, palm down, fingers to the left; the origin is below the fingers, the sleeve 52 to the right. */
export function drawFlatHand(sketch: Sketch, pose: Pose): void {
  draw(sketch, pose, 'M31 -17 L54 -29 L61 -15 L37 -4 Z', metal);
  draw(
    sketch,
    pose,
    'M34 -19 C27 -16 22 -15 17 -13.5 C8 -11 -2 -7 -10 -4.5 C-14 -3.2 -14 0 -10.5 0 L9 0 C14 0 20 -1 25 -2.5 C29 -3.5 34 -4.5 39 -6 Z',
    body,
  );
  // The thumb, on this side, and where the fingers begin.
  draw(
    sketch,
    pose,
    'M24 -9 C18 -8.5 12 -6.5 7.5 -3.6 C5 -2 5.5 0.4 9 0 C14 -0.6 18 -2.6 22 -4',
    body,
  );
  draw(sketch, pose, 'M1 -8.3 C2.5 -7 3 -6 3 -5', { stroke: 'fine' });
  draw(sketch, pose, 'M30.5 -17.6 C33 -14 34.5 -10 35.2 -5', { stroke: 'fine' });
}

/** Thumb above, fingers below an edge, as thick as said in the drawing, whose top is at the origin and which reaches in from the left. */
export function drawHoldingHand(sketch: Sketch, pose: Pose, thickness: number): void {
  const t = thickness / size;
  draw(sketch, pose, `M27 -9 L50 -14 L52 ${t + 3} L30 ${t + 7} Z`, metal);
  draw(
    sketch,
    pose,
    `M30 -10.5 C23 -12 17 -10.5 12.5 -7.5 C7 -7.2 1 -6 -4.5 -3.8 C-7.5 -2.4 -7 0 -4 0 L7 0 L7 ${t} L-9 ${t} C-12.5 ${t} -12.5 ${t + 5} -9 ${t + 5.4} C-2 ${t + 6.8} 8 ${t + 7.6} 15 ${t + 7.4} C21 ${t + 7.6} 27 ${t + 8} 33 ${t + 7} Z`,
    body,
  );
  draw(sketch, pose, `M12.5 -7.5 C15 -7 17 -5.5 18 -3.5`, { stroke: 'fine' });
  draw(sketch, pose, `M-2 ${t + 6.6} C-1 ${t + 4.4} -0.6 ${t + 3} -1 ${t}`, { stroke: 'fine' });
  draw(sketch, pose, `M29 -10.3 C30.5 -5 31.5 4 31.8 ${t + 7}`, { stroke: 'fine' });
}

/** Behind what a fist holds: draw it, the handle, and then the fingers. The arm goes off to the right. */
export function drawFist(sketch: Sketch, pose: Pose): void {
  draw(sketch, pose, 'M25 -2 L47 -10 L52 8 L30 17 Z', metal);
  draw(
    sketch,
    pose,
    'M5 -10 C12 -12 20 -9 25 -5 C27 -3.5 29 -3 31 -4 L36 14 C29 17.5 20 17 12 12 L4 11 Z',
    body,
  );
  draw(sketch, pose, 'M28.6 -3.2 C31 2 33 9 33.6 15', { stroke: 'fine' });
}

/** Four fingers round an upright handle at the origin, 7 thick; thumb on top. */
export function drawFingers(sketch: Sketch, pose: Pose): void {
  for (const [index, reach] of [-5.5, -6.2, -6, -5].entries()) {
    const top = -9.5 + index * 5.2;
    draw(
      sketch,
      pose,
      `M10 ${top} L${reach + 2} ${top} C${reach - 1} ${top} ${reach - 1} ${top + 5.2} ${reach + 2} ${top + 5.2} L${9 - index} ${top + 5.2}`,
      body,
    );
  }
  draw(
    sketch,
    pose,
    'M17 -9.5 C12 -14.5 4 -15.5 -1 -14 C-4.5 -12.8 -4 -9 -0.5 -9.2 C4 -9.5 8 -8.5 11 -6',
    body,
  );
}

/** Held above what it glues: the tip of its nozzle at the origin, its cartridge on the axis to the right. */
export function drawCartridgeGun(sketch: Sketch, pose: Pose): void {
  const [x, y] = placeOf(pose, [88, 13]);
  const grip: Pose = { ...pose, x, y, turn: (pose.turn ?? 0) + (pose.isMirrored ? 8 : -8) };
  draw(
    sketch,
    pose,
    'M92 -1.2 L122 -1.2 L122 1.2 L92 1.2 Z M122 -4 L126 -4 L126 4 L122 4 Z',
    metal,
  );
  drawFist(sketch, grip);
  draw(sketch, pose, 'M84 4 L92 4 L97 29 L89 30 Z', metal);
  draw(sketch, pose, 'M0 -1.3 L32 -4 L32 4 L0 1.3 Z', body);
  draw(sketch, pose, 'M32 -6 L38 -7.5 L38 7.5 L32 6 Z', metal);
  draw(sketch, pose, 'M38 -8 L82 -8 L82 8 L38 8 Z', body);
  draw(sketch, pose, 'M44 -8 L44 8 M76 -8 L76 8', { stroke: 'fine' });
  draw(sketch, pose, 'M82 -9.5 L95 -6 L95 6 L82 9.5 Z', metal);
  draw(sketch, pose, 'M78 8 C77 16 79 23 83 28', { stroke: 'outline' });
  drawFingers(sketch, grip);
}

/** A hand roller: the middle of its wheel at the origin, its handle up to the right, the arm above it. */
export function drawRoller(sketch: Sketch, pose: Pose): void {
  const [x, y] = placeOf(pose, [40, -19]);
  const grip: Pose = { ...pose, x, y, turn: pose.isMirrored ? 115 : -115 };
  drawFist(sketch, grip);
  draw(sketch, pose, 'M0 0 L9 -11 L22 -10.5', { stroke: 'outline' });
  draw(sketch, pose, 'M20.5 -13.5 L23.5 -7.2 L61 -24.7 L58 -31 Z', metal);
  sketch.circle([pose.x, pose.y], round(10 * size), body);
  sketch.circle([pose.x, pose.y], round(2 * size), { fill: 'ink' });
  drawFingers(sketch, grip);
}

/** A torque wrench: the middle of its head at the origin, its handle to the right, the arm above it. */
export function drawWrench(sketch: Sketch, pose: Pose): void {
  const [x, y] = placeOf(pose, [76, 0]);
  const grip: Pose = { ...pose, x, y, turn: (pose.turn ?? 0) + (pose.isMirrored ? 90 : -90) };
  drawFist(sketch, grip);
  draw(sketch, pose, 'M-6 -5 L6 -5 L14 -2.5 L58 -2.5 L58 2.5 L14 2.5 L6 5 L-6 5 Z', body);
  draw(sketch, pose, 'M58 -3.5 L98 -3.5 L98 3.5 L58 3.5 Z', metal);
  draw(sketch, pose, 'M-4 5 L4 5 L4 11 L-4 11 Z', metal);
  drawFingers(sketch, grip);
}

/** A tape measure: the end of its tape at the origin, its case to the right, held from there. */
export function drawTape(sketch: Sketch, pose: Pose, length: number): void {
  const l = length / size;
  const grip: Pose = { ...pose, ...pointOf(placeOf(pose, [l + 16, -12])) };
  drawFist(sketch, grip);
  draw(sketch, pose, `M0 5 L0 -1.4 L${l} -1.4 L${l} 1.4 L1.5 1.4 L1.5 5 Z`, body);
  const scale = Array.from(
    { length: Math.floor(l / 5) },
    (_, index) => `M${index * 5 + 4} -1.4 L${index * 5 + 4} 1`,
  );
  draw(sketch, pose, scale.join(' '), { stroke: 'fine' });
  draw(
    sketch,
    pose,
    `M${l} 3 L${l} -16 C${l} -24 ${l + 5} -26 ${l + 12} -26 L${l + 17} -26 C${l + 24} -26 ${l + 26} -21 ${l + 26} -16 L${l + 26} 3 Z`,
    metal,
  );
  drawFingers(sketch, { ...grip, ...pointOf(placeOf(pose, [l + 22, -12])) });
}

const pointOf = ([x, y]: Point) => ({ x, y });
