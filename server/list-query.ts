/** The parameters that change what a page shows, by its path. */
const parameters: Record<string, readonly string[]> = {
  '/news': ['page', 'topic', 'year'],
  '/search': ['q', 'type', 'page'],
  '/job': ['page', 'title', 'category', 'location', 'track'],
  '/resume_submit': ['job'],
  '/download': ['product', 'kind', 'language', 'preview'],
};

/** Those of the string voltage check, which can stand on any page; `modules` is always sent. */
const stringCheck = [
  'model',
  'modules',
  'lowest',
  'highest',
  'inverterMaximum',
  'mpptMinimum',
  'mpptMaximum',
];

/** @returns those parameters of `search` that change the page, from `?` on; empty for none. */
export function listQuery(path: string, search: string): string {
  if (search === '') return '';
  const given = new URLSearchParams(search);
  const own = Object.hasOwn(parameters, path) ? parameters[path] : undefined;
  const names = own ?? (given.has('modules') ? stringCheck : []);
  const kept = new URLSearchParams();
  for (const name of names) {
    const value = given.get(name)?.trim();
    // A check without a number of modules is one that has to be corrected.
    if (value || (name === 'modules' && given.has(name)))
      kept.set(name, (value ?? '').slice(0, 100));
  }
  return kept.size > 0 ? `?${kept}` : '';
}
