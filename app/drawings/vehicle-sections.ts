import type { DrawnModel, Point, Sketch } from './sketch.ts';

/** Of the free area of a roof, in mm: what stays free at its edges, what lies between modules. */
export const edge = 100;
export const gap = 20;
/** Of the width of a module: where its lengthwise beads lie. */
export const beadShares = [0.12, 0.88] as const;

/** @returns how many modules fit into the free area, one beside the other. */
export const fitting = (room: number, one: number): number =>
  Math.floor((room - 2 * edge + gap) / (one + gap));

/** The label of a figure that no source has. */
export type ExampleLabel = (value: number, unit?: string) => string;

/** A vehicle from its end. Lengths are in mm, heights above the road or the top of the rails. */
interface Vehicle {
  number: number;
  width: number;
  height: number;
  /** Of the roof, between its rounded shoulders. */
  radius: number;
  shoulder: number;
  /** How much farther in than at its waist a side stands at the roof. */
  lean: number;
  waist: number;
  floor: number;
  /** Where the sides end. */
  sill: number;
  window?: { from: number; until: number };
  wheel: { track: number; width: number; height: number };
  /** Over the wheels, where they are higher than the floor; rails have none. */
  wheelBox?: { height: number; inner: number };
  /** What a number points to on this one, and where it stands, seen from the crown of the roof. */
  pointer: { number: number; to: Target; from: Point };
}

type Target = 'bead' | 'module' | 'radius';

/** From left to right. They are of no make: figures such as common vehicles have. */
const vehicles: Vehicle[] = [
  {
    ...{ number: 5, width: 2050, height: 2600, radius: 6000, shoulder: 110, lean: 40 },
    ...{ waist: 1250, floor: 620, sill: 330 },
    wheel: { track: 1690, width: 225, height: 690 },
    wheelBox: { height: 800, inner: 700 },
    pointer: { number: 4, to: 'bead', from: [-9, -27] },
  },
  {
    ...{ number: 6, width: 2550, height: 3050, radius: 10_000, shoulder: 300, lean: 0 },
    ...{ waist: 1250, floor: 360, sill: 280 },
    window: { from: 1250, until: 2350 },
    wheel: { track: 2120, width: 285, height: 950 },
    wheelBox: { height: 1060, inner: 600 },
    pointer: { number: 2, to: 'module', from: [34, -24] },
  },
  {
    ...{ number: 7, width: 2800, height: 3700, radius: 2500, shoulder: 400, lean: 0 },
    ...{ waist: 1700, floor: 1000, sill: 640 },
    window: { from: 1800, until: 2650 },
    wheel: { track: 1500, width: 130, height: 860 },
    pointer: { number: 8, to: 'radius', from: [34, 60] },
  },
];

/** Of all three, in units of the drawing for each mm. */
const scale = 0.036;
const between = 14;
const left = 7.8;
const ground = 332;
/** Modules and beads are too thin for this scale: this is how far a module is drawn above its roof. */
const lift = 4;
const halfBead = 55;
const wall = 60;
const railHeight = 5;
const sides = [-1, 1] as const;

/** Three vehicles from their end at one scale, with as many modules beside each other as fit. */
export function drawSections(sketch: Sketch, model: DrawnModel, example: ExampleLabel): void {
  let x = left;
  for (const vehicle of vehicles) {
    const half = (vehicle.width * scale) / 2;
    const middle = x + half;
    const at: Place = (across, height) => [middle + across * scale, ground - height * scale];
    drawBody(sketch, vehicle, at);
    drawFloor(sketch, vehicle, at);
    if (vehicle.wheelBox) drawTyres(sketch, vehicle, at);
    else drawBogie(sketch, vehicle, at);
    drawAxis(sketch, vehicle, at);
    const targets: Partial<Record<Target, Point>> = {
      ...drawModules(sketch, vehicle, at, model.width.value),
      radius: drawRadius(sketch, vehicle, at, `R ${example(vehicle.radius / 1000, 'm')}`),
    };
    drawWidth(sketch, vehicle, at, example(vehicle.width));
    const { number, to, from } = vehicle.pointer;
    const crown = at(0, vehicle.height)[1];
    if (targets[to]) sketch.number(number, [middle + from[0], crown + from[1]], targets[to]);
    sketch.number(vehicle.number, at(-vehicle.width / 2 + 420, 1350));
    x += 2 * half + between;
  }
}

/** @returns the place in the drawing, from mm beside the axis and above the ground. */
type Place = (across: number, height: number) => Point;

const round = (value: number) => Math.round(value * 100) / 100;
const pair = ([x, y]: Point) => `${round(x)} ${round(y)}`;

/** A curve to a point, as seen from another one. */
function curve(radius: number, from: Point, until: Point): string {
  const along: Point = [until[0] - from[0], until[1] - from[1]];
  const drawn = round(radius * scale);
  return `a${drawn} ${drawn} 0 0 1 ${pair(along)}`;
}

/** How far from the axis the roof reaches until its shoulders begin, as an angle of its radius. */
const reachOf = ({ width, lean, radius, shoulder }: Vehicle): number =>
  Math.asin((width / 2 - lean - shoulder) / (radius - shoulder));

/** On the roof, at an angle from the axis. */
const onRoof = ({ radius, height }: Vehicle, angle: number): [number, number] => [
  radius * Math.sin(angle),
  height - radius * (1 - Math.cos(angle)),
];

/** Sides, shoulders and roof pass into each other without a kink. */
function outlineOf(vehicle: Vehicle, at: Place, bottom: number): string {
  const { width, lean, radius, shoulder, height, waist } = vehicle;
  const reach = reachOf(vehicle);
  const [half, top] = [width / 2, width / 2 - lean];
  const eaves = height - radius + (radius - shoulder) * Math.cos(reach);
  const [joint, under] = onRoof(vehicle, reach);
  const [one, two, three, four] = [
    at(-top, eaves),
    at(-joint, under),
    at(joint, under),
    at(top, eaves),
  ];
  return (
    `M${pair(at(-half, bottom))}L${pair(at(-half, waist))}L${pair(one)}` +
    curve(shoulder, one, two) +
    curve(radius, two, three) +
    curve(shoulder, three, four) +
    `L${pair(at(half, waist))}L${pair(at(half, bottom))}`
  );
}

function drawBody(sketch: Sketch, vehicle: Vehicle, at: Place): void {
  const inside: Vehicle = {
    ...vehicle,
    width: vehicle.width - 2 * wall,
    height: vehicle.height - wall,
    radius: vehicle.radius - wall,
    shoulder: vehicle.shoulder - wall,
  };
  sketch.path(outlineOf(inside, at, vehicle.wheelBox?.height ?? vehicle.floor), { stroke: 'fine' });
  sketch.path(outlineOf(vehicle, at, vehicle.sill), { stroke: 'outline' });
  const { width, window } = vehicle;
  if (!window) return;
  // Glass stands in the middle of the wall.
  for (const side of sides) {
    const [outer, inner] = [(side * width) / 2, side * (width / 2 - wall)];
    for (const height of [window.from, window.until]) {
      sketch.line([at(outer, height), at(inner, height)], { stroke: 'fine' });
    }
    const glass = (outer + inner) / 2;
    sketch.line([at(glass, window.from), at(glass, window.until)], { stroke: 'fine' });
  }
}

/** From one side to the other: their lower ends, the boxes over the wheels, the floor. */
function drawFloor(sketch: Sketch, { width, floor, sill, wheelBox }: Vehicle, at: Place): void {
  const [outer, inner] = [width / 2, width / 2 - wall];
  const box = wheelBox ?? { height: floor, inner };
  const right: Point[] = [
    [outer, sill],
    [inner, sill],
    [inner, box.height],
    [box.inner, box.height],
    [box.inner, floor],
  ];
  const mirrored = right.map(([across, height]): Point => [-across, height]);
  sketch.line([...mirrored, ...right.toReversed()].map((point) => at(...point)));
}

function drawTyres(sketch: Sketch, { wheel }: Vehicle, at: Place): void {
  const [across, down] = [round(wheel.width * scale - 4), round(wheel.height * scale - 4)];
  for (const side of sides) {
    const from = at(side * (wheel.track / 2) - wheel.width / 2, wheel.height);
    const corners = ['q2 0 2 2', 'q0 2 -2 2', 'q-2 0 -2 -2', 'q0 -2 2 -2'];
    const path = `h${across}${corners[0]}v${down}${corners[1]}h${-across}${corners[2]}v${-down}${corners[3]}`;
    sketch.path(`M${pair([from[0] + 2, from[1]])}${path}Z`, { stroke: 'line', fill: 'paper' });
  }
}

/** Wheels and axle on rails, and the beam on which the body rests. */
function drawBogie(sketch: Sketch, { floor, wheel }: Vehicle, at: Place): void {
  const axle = { height: wheel.height / 2, half: 70, end: (wheel.track - wheel.width) / 2 };
  for (const side of sides) {
    const height = axle.height + side * axle.half;
    sketch.line([at(-axle.end, height), at(axle.end, height)]);
    const [x, y] = at(side * (wheel.track / 2) - wheel.width / 2, wheel.height);
    const size = { width: wheel.width * scale, height: wheel.height * scale };
    sketch.rectangle({ x, y, ...size }, { stroke: 'line', fill: 'paper' });
    const [rail, top] = at(side * (wheel.track / 2) - 40, 0);
    sketch.path(`M${pair([rail, top])}h2.9v${railHeight}h-2.9Z`, { fill: 'ink' });
  }
  const beam = { half: 500, height: 680 };
  sketch.line([
    at(-beam.half, floor),
    at(-beam.half, beam.height),
    at(beam.half, beam.height),
    at(beam.half, floor),
  ]);
}

/** The road, or what rails lie on, as far as halfway to the next vehicle; below it the width. */
function drawWidth(sketch: Sketch, vehicle: Vehicle, at: Place, label: string): void {
  const { width, sill, wheelBox } = vehicle;
  const [[from, end], [until]] = [at(-width / 2, sill), at(width / 2, sill)];
  const under = wheelBox ? ground : ground + railHeight;
  sketch.path(`M${round(from - between / 2)} ${under}H${round(until + between / 2)}`);
  const below = ground + 18;
  for (const x of [from, until]) sketch.extension([x, end + 2], [x, below + 4]);
  sketch.measure([from, below], [until, below], label);
}

/** Dashes and dots. */
function drawAxis(sketch: Sketch, { height, floor }: Vehicle, at: Place): void {
  const [[x, top], [, bottom]] = [at(0, height), at(0, floor)];
  const dashes: string[] = [];
  for (let y = top - 10; y < bottom + 4; y += 12) {
    dashes.push(`M${round(x)} ${round(y)}v7.5M${round(x)} ${round(y + 9)}v1.5`);
  }
  sketch.path(dashes.join(''), { stroke: 'fine' });
}

/** On both sides of the axis, as near to the edges as they may lie; a single one in the middle. */
function drawModules(sketch: Sketch, vehicle: Vehicle, at: Place, width: number) {
  const { radius } = vehicle;
  const room = 2 * radius * reachOf(vehicle);
  const count = fitting(room, width);
  const first = count > 1 ? edge - room / 2 : -width / 2;
  const step = count > 1 ? (room - 2 * edge - width) / (count - 1) : 0;
  // The roof itself, only higher, so that modules have its radius exactly.
  const above = (along: number, by: number): Point => {
    const [x, y] = at(...onRoof(vehicle, along / radius));
    return [x, y - by];
  };
  for (let index = 0; index < count; index++) {
    const from = first + index * step;
    for (const share of beadShares) {
      const [one, other] = [from + share * width - halfBead, from + share * width + halfBead];
      const corners = [above(one, 0), above(one, lift), above(other, lift), above(other, 0)];
      sketch.line(corners, { stroke: 'fine', fill: 'accent', isClosed: true });
    }
    const [start, end] = [above(from, lift), above(from + width, lift)];
    sketch.path(`M${pair(start)}${curve(radius, start, end)}`, { stroke: 'outline' });
  }
  if (count < 1) return {};
  const last = first + (count - 1) * step;
  return {
    bead: above(first + beadShares[0] * width, lift / 2),
    module: above(last + width / 2, lift),
  };
}

/**
 * From its centre, where that lies above the floor; otherwise from the axis and with a bend, as
 * drawings show a radius whose centre they have no room for. @returns a place on its line.
 */
function drawRadius(sketch: Sketch, vehicle: Vehicle, at: Place, label: string): Point {
  const { radius, height, floor } = vehicle;
  const angle = reachOf(vehicle) / 2;
  const tip = at(...onRoof(vehicle, angle));
  const centre = height - radius;
  if (centre > floor) {
    sketch.circle(at(0, centre), 1.5, { fill: 'ink' });
    sketch.arrow(at(0, centre), tip);
  } else {
    const start = at(0, floor + 210);
    const [across, up] = [Math.sin(angle), Math.cos(angle)];
    const low: Point = [start[0] + across * 12, start[1] - up * 12];
    const long = low[1] - tip[1] - 9;
    const bend: Point = [tip[0] - across * long, tip[1] + up * long];
    sketch.line([start, low, bend]);
    sketch.arrow(bend, tip);
  }
  const [x, y] = at(0, height);
  const wide = label.length * 4.9 + 4;
  sketch.path(`M${round(x - wide / 2)} ${round(y + 22)}h${round(wide)}v11h${round(-wide)}Z`, {
    fill: 'paper',
  });
  sketch.text([x, y + 27.5], label);
  return [tip[0] - 44 * Math.sin(angle), tip[1] + 44 * Math.cos(angle)];
}
