/** Gives every row of every list of `data` the id of the row at the same place of `stored`. */
export function withIdsOf(stored: unknown, data: unknown): unknown {
  if (Array.isArray(data)) {
    return data.map((row, index) =>
      withIdsOf(Array.isArray(stored) ? stored[index] : undefined, row),
    );
  }
  if (data === null || typeof data !== 'object') return data;
  // Formatted text is one value, however deep it is.
  if ('root' in data) return data;
  const source = (stored ?? {}) as Record<string, unknown>;
  const copy: Record<string, unknown> = { ...data };
  for (const [key, value] of Object.entries(data)) {
    if (value !== null && typeof value === 'object') copy[key] = withIdsOf(source[key], value);
  }
  if (typeof source.id === 'string') copy.id = source.id;
  return copy;
}
