/** The parameters that change what a page shows, by its path. */
const parameters: Record<string, readonly string[]> = {
  '/news': ['page', 'topic', 'year'],
  '/job': ['title', 'category', 'track'],
};

/** @returns those parameters of `search` that change the page, from `?` on; empty for none. */
export function listQuery(path: string, search: string): string {
  const names = Object.hasOwn(parameters, path) ? parameters[path] : undefined;
  if (!names || search === '') return '';
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of names) {
    const value = given.get(name)?.trim();
    if (value) kept.set(name, value.slice(0, 100));
  }
  return kept.size > 0 ? `?${kept}` : '';
}
