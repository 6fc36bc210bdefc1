import { totalmem } from 'node:os';

/**
 * @returns the memory in bytes available to this process and its children: that of the machine or
 * the container.
 */
export function availableBytes(): number {
  const constrained = process.constrainedMemory();
  // Without a limit it is absent, or more than the machine has.
  return constrained > 0 ? Math.min(constrained, totalmem()) : totalmem();
}
