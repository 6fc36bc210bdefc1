/** How long an index build may block the event loop. */
const sliceInMilliseconds = 8;

export type Pause = () => Promise<void> | undefined;

/** @returns a function that yields once its caller has worked for a while. */
export function pauser(): Pause {
  let started = performance.now();
  return () => {
    if (performance.now() - started < sliceInMilliseconds) return undefined;
    return new Promise((resolve) => {
      setImmediate(() => {
        started = performance.now();
        resolve();
      });
    });
  };
}
