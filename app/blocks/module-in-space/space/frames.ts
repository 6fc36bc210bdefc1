/** Milliseconds in which a change has gone two thirds of its way. */
const easing = 90;

/** @returns the value a moment later on its way to a target; the target itself once it is near. */
export function eased(value: number, target: number, milliseconds: number): number {
  const next = value + (target - value) * (1 - Math.exp(-milliseconds / easing));
  return Math.abs(target - next) < 0.002 ? target : next;
}

/** Slower than about 45 frames a second is seen. */
const slowestFrame = 22;
const framesToJudge = 12;
const lowestResolution = 0.75;

/** Fewer pixels where the device cannot draw as many as fast as things move. */
export class Resolution {
  #value: number;
  #frames: number[] = [];

  constructor(devicePixelRatio: number) {
    // What is drawn twice as finely as it is laid out gains nothing from more.
    this.#value = Math.min(2, devicePixelRatio);
  }

  /** Pixels drawn for each that is laid out. */
  get value(): number {
    return this.#value;
  }

  /**
   * @param milliseconds between two frames in a row.
   * @returns whether there are fewer pixels from now on.
   */
  hasStepped(milliseconds: number): boolean {
    this.#frames.push(milliseconds);
    if (this.#frames.length < framesToJudge) return false;
    const middle = this.#frames.toSorted((a, b) => a - b)[framesToJudge / 2] ?? 0;
    this.#frames = [];
    if (middle <= slowestFrame || this.#value <= lowestResolution) return false;
    this.#value = Math.max(lowestResolution, this.#value * 0.75);
    return true;
  }
}

/**
 * Draws only when something has changed, and for as long as something moves.
 * @param draw gets the milliseconds since the frame before, 0 if there was none, and says whether
 *   something still moves.
 */
export function createLoop(draw: (milliseconds: number) => boolean) {
  let asked: number | undefined;
  let before: number | undefined;
  const frame = (now: number) => {
    asked = undefined;
    const isMoving = draw(before === undefined ? 0 : now - before);
    before = isMoving ? now : undefined;
    if (isMoving) ask();
  };
  const ask = () => {
    asked ??= requestAnimationFrame(frame);
  };
  return {
    ask,
    stop() {
      if (asked !== undefined) cancelAnimationFrame(asked);
      asked = undefined;
    },
  };
}
