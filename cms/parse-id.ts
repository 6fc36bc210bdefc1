/** @returns the id in the last segment of an address, or null if it cannot be one. */
export function parseId(text: string): number | null {
  if (!/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  // The largest integer that PostgreSQL accepts.
  return id <= 2_147_483_647 ? id : null;
}
