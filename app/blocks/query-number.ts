/** @returns a number from an address, or undefined. */
export function numberIn(text: string | undefined): number | undefined {
  return text && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}
