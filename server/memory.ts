import { totalmem } from 'node:os';

/** @returns the bytes that this process and those it starts may have: of the machine, or of its container. */
export function availableBytes(): number {
  const constrained = process.constrainedMemory();
  // Without a limit it is nothing, or more than there is.
  return constrained > 0 ? Math.min(constrained, totalmem()) : totalmem();
}
