import type { SpaceContent } from '../../../../cms/interface.ts';
import { project, viewOf } from '../camera.ts';
import { cellsOf, outlineOf, type Pose, placeOn, type Sheet, sheetsOf } from '../sheets.ts';
import { createLoop, eased, Resolution } from './frames.ts';
import { createRenderer } from './renderer.ts';

/** Where in the picture a layer or a module ends, from its left and top, each from 0 to 1. */
export interface Mark {
  id: string;
  x: number;
  y: number;
}

interface Options {
  canvas: HTMLCanvasElement;
  content: SpaceContent;
  /** The pose that the controls ask for. */
  wanted: () => Pose;
  /** The share of the picture on its right that words need. */
  freeOnRight: () => number;
  /** Told with every frame. */
  showMarks: (marks: Mark[]) => void;
  isStill: boolean;
  first: Pose;
}

export interface Stage {
  /** Something has changed. */
  ask(): void;
  release(): void;
}

/** @returns null where the browser cannot draw it. */
export function createStage(options: Options): Stage | null {
  const { canvas, content, wanted, isStill } = options;
  const renderer = createRenderer(canvas);
  if (!renderer) return null;
  const resolution = new Resolution(devicePixelRatio);
  const cells = cellsOf(content);
  let pose = options.first;
  let freeOnRight = options.freeOnRight();

  const loop = createLoop((milliseconds) => {
    const target = wanted();
    const passed = isStill ? Number.POSITIVE_INFINITY : milliseconds || 16;
    pose = towards(pose, target, passed);
    const wantedOnRight = options.freeOnRight();
    freeOnRight = eased(freeOnRight, wantedOnRight, passed);
    if (milliseconds > 0) resolution.hasStepped(milliseconds);
    resize(canvas, resolution.value);
    const view = viewOf(outlineOf(content, pose), {
      turn: pose.turn,
      aspect: canvas.width / canvas.height,
      freeOnRight,
    });
    const sheets = sheetsOf(content, pose);
    renderer.draw({ sheets, view, apart: pose.apart, cells });
    options.showMarks(
      marksOf(sheets, target).map(({ id, place }) => {
        const [x, y] = project(view, place);
        return { id, x, y };
      }),
    );
    return !isSame(pose, target) || freeOnRight !== wantedOnRight;
  });
  loop.ask();
  return {
    ask: loop.ask,
    release() {
      loop.stop();
      renderer.release();
    },
  };
}

const parts = ['bend', 'apart', 'beside', 'turn'] as const satisfies (keyof Pose)[];

function towards(pose: Pose, target: Pose, milliseconds: number): Pose {
  const step = (part: keyof Pose) => eased(pose[part], target[part], milliseconds);
  return { bend: step('bend'), apart: step('apart'), beside: step('beside'), turn: step('turn') };
}

const isSame = (one: Pose, other: Pose) => parts.every((part) => one[part] === other[part]);

function resize(canvas: HTMLCanvasElement, resolution: number): void {
  const width = Math.max(1, Math.round(canvas.clientWidth * resolution));
  const height = Math.max(1, Math.round(canvas.clientHeight * resolution));
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
}

/** What the legend names: layers while they are apart, modules while there are two. */
function marksOf(sheets: Sheet[], { apart, beside, turn }: Pose) {
  const named = beside
    ? sheets.filter(({ isLowest }) => isLowest).map((sheet) => ({ id: sheet.of, sheet }))
    : apart
      ? sheets.map((sheet) => ({ id: sheet.id, sheet }))
      : [];
  // The corner on the right of what is seen.
  const across = turn > 0 ? -1 : 1;
  return named.map(({ id, sheet }) => ({ id, place: placeOn(sheet, 1, across) }));
}
