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

/**
 * Somebody whose clicks are counted: one for each thing clicked, however often a page that was
 * still starting lost it. Typing costs none.
 */
export class Hand {
  clicks = 0;

  /** @param isDone what comes of it */
  async click(target: Locator, isDone?: () => boolean | Promise<boolean>): Promise<void> {
    this.clicks += 1;
    await (isDone ? clickUntil(target, isDone) : target.click());
  }
}
