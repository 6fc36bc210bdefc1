/** How long an index build may block the event loop. */
const sliceInMilliseconds = 8;

/** @returns a function that yields once its caller has worked for a while. */
export function pauser(): () => Promise<void> | undefined {
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
