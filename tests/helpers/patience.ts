/**
 * How long a test waits for a condition, in milliseconds: a busy machine is slow, not wrong, and
 * waiting costs nothing while a test is green.
 */
export const patience = { timeout: 120_000 };

/** One try of something that is repeated, because a page loses clicks while its scripts start. */
export const oneTry = { timeout: 10_000 };
