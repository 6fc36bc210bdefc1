/**
 * First path segments that the server handles itself (server/routes.ts): a page there would never
 * be seen, or would hide them. tests/site/links.test.ts compares them with the routes.
 */
const reserved = new Set([
  ...['api', 'admin', '_next', 'login', 'healthz', 'readyz', 'metrics', 'gallery'],
  ...['assets', 'pictures', 'videos', 'maps', 'social', 'thumbnails', 'documents', 'parameters'],
  ...['content', 'forms', 'preview', 'stats', 'news_detail', 'tools', 'compare'],
]);

/** Pages of the back office below which the server has routes of its own. */
const reservedBelow = new Set(['job', 'search', 'activity_detail']);

/** Whether a path is reserved, whatever its letter case. */
export function isReserved(path: string): boolean {
  const [first = '', second] = path.toLowerCase().split('/').slice(1);
  return reserved.has(first) || (reservedBelow.has(first) && second !== undefined);
}
