import type { Locator } from 'playwright-core';
import { expect, vi } from 'vitest';
import { oneTry, patience } from '../tests/helpers/patience.ts';

/** Clicks until something comes of it: clicks are lost while the scripts of the back office start. */
export async function clickUntil(
  target: Locator,
  isDone: () => boolean | Promise<boolean>,
): Promise<void> {
  await vi.waitFor(
    async () => {
      if (!(await isDone())) await target.click(oneTry);
      await expect.poll(isDone, oneTry).toBe(true);
    },
    { ...patience, interval: 500 },
  );
}
