/**
 * First parts of addresses that the server answers itself (server/routes.ts): a page there
 * would never be seen, or hide what is. tests/site/links.test.ts compares them with the routes.
 */
const reserved = new Set([
  ...['api', 'admin', '_next', 'login', 'healthz', 'readyz', 'gallery'],
  ...['assets', 'pictures', 'social', 'thumbnails', 'documents', 'parameters'],
  ...['content', 'forms', 'stats', 'news_detail'],
]);

/** Pages of the back office below which the server has addresses of its own. */
const reservedBelow = new Set(['job', 'search', 'activity_detail']);

/** Whether a path belongs to the server. Letter case is no way around it. */
export function isReserved(path: string): boolean {
  const [first = '', second] = path.toLowerCase().split('/').slice(1);
  return reserved.has(first) || (reservedBelow.has(first) && second !== undefined);
}
