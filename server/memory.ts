import cluster from 'node:cluster';
import { totalmem } from 'node:os';

/**
 * @returns the memory in bytes available to this process and its children: that of the machine or
 * the container, or the share of it that each of several workers has.
 */
export function availableBytes(): number {
  const constrained = process.constrainedMemory();
  // Without a limit it is absent, or more than the machine has.
  const all = constrained > 0 ? Math.min(constrained, totalmem()) : totalmem();
  return cluster.isWorker ? all / Number(process.env.WORKERS) : all;
}
