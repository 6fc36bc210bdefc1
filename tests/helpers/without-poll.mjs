// Preloaded into a site: whatever it would do every second, it does every hour.
const { setInterval } = globalThis;
globalThis.setInterval = (work, milliseconds, ...values) =>
  setInterval(work, milliseconds === 1000 ? 3_600_000 : milliseconds, ...values);
