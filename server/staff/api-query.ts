import { Refusal } from './refusal.ts';

/** Limits on a single query. */
interface Bounds {
  /** Length of the query as sent. */
  maxBytes: number;
  maxParameters: number;
  /** Nesting of brackets, and of documents reached through one another. */
  maxNesting: number;
  /** How many levels of references are followed. */
  maxDepth: number;
  /** Documents in one response; to Payload, 0 means unlimited. */
  maxDocuments: number;
  /** Documents in one response that includes referenced documents. */
  maxWithReferences: number;
}

const ofStrangers: Bounds = {
  maxBytes: 2048,
  maxParameters: 30,
  maxNesting: 6,
  maxDepth: 2,
  maxDocuments: 100,
  maxWithReferences: 20,
};

/** The admin requests many by id, and all of them when it counts. */
const ofStaff: Bounds = {
  maxBytes: 100 * 1024,
  maxParameters: 1000,
  maxNesting: 20,
  maxDepth: 5,
  maxDocuments: 1000,
  maxWithReferences: 1000,
};

export const boundsFor = (isStaff: boolean): Bounds => (isStaff ? ofStaff : ofStrangers);

/** What programs and forms send: `limit`, `where[and][0][title][like]`. */
const ordinaryName = /^[\w-]+(\[[^[\]]*\])*$/;

/**
 * The query of an API request, capped to what one response may contain. A limit that is too large
 * is reduced to the maximum, and the response says so as it does for pages.
 * @param search after the question mark.
 * @throws Refusal for what no legitimate program sends.
 */
export function boundQuestion(search: string, method: string, isStaff: boolean): string {
  if (search === '') return search;
  const bounds = boundsFor(isStaff);
  if (search.length > bounds.maxBytes) throw new Refusal(413);
  const question = new URLSearchParams(search);
  if (question.size > bounds.maxParameters) throw new Refusal(400);
  for (const [name, value] of question) {
    // Payload reads `[limit]` and the like as `limit`; the only reason to write that is to bypass
    // this check.
    if (!ordinaryName.test(name)) throw new Refusal(400);
    if (nestingOf(name, value) > bounds.maxNesting) throw new Refusal(400);
  }
  const { maxDepth } = bounds;
  setNumber(question, 'depth', { least: 0, most: maxDepth, instead: maxDepth });
  const maxDocuments =
    question.get('depth') === '0' ? bounds.maxDocuments : bounds.maxWithReferences;
  // Bulk changes use `limit=0` as well.
  if (method === 'GET') {
    setNumber(question, 'limit', { least: 1, most: maxDocuments, instead: maxDocuments });
    setNumber(question, 'page', { least: 1, most: 1_000_000 });
  }
  if (question.has('pagination') && !question.has('limit')) {
    question.set('limit', String(maxDocuments));
  }
  if (!isStaff) {
    for (const name of namesOf(question, 'pagination', 'joins')) question.delete(name);
  }
  return String(question);
}

function setNumber(
  question: URLSearchParams,
  name: string,
  { least, most, instead }: { least: number; most: number; instead?: number },
): void {
  const sent = namesOf(question, name);
  if (sent.length === 0) return;
  const value = Number(question.get(name) ?? Number.NaN);
  for (const one of sent) question.delete(one);
  const isUsable = Number.isInteger(value) && value >= least && value <= most;
  const used = isUsable ? value : instead;
  if (used !== undefined) question.set(name, String(used));
}

/** Names of parameters, with or without brackets. */
function namesOf(question: URLSearchParams, ...roots: string[]): string[] {
  return [...new Set(question.keys())].filter((name) => roots.includes(name.split('[')[0] ?? ''));
}

/** The brackets of a name, the dots between documents, and the syntax of a JSON filter. */
function nestingOf(name: string, value: string): number {
  const inName = countOf(name, /[[.]/g);
  if (/^(sort|select|populate)\b/.test(name)) return inName + countOf(value, /[.,]/g);
  return inName + (/^\s*[{[]/.test(value) ? nestingOfJson(value) : 0);
}

const countOf = (text: string, mark: RegExp) => text.match(mark)?.length ?? 0;

function nestingOfJson(json: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [bracket] of json.matchAll(/[{}[\]]/g)) {
    depth += bracket === '{' || bracket === '[' ? 1 : -1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

/** Payload also accepts a filter as JSON, and fails on any other text. */
export function hasUnreadableFilter(question: URLSearchParams): boolean {
  return question.getAll('where').some((filter) => !isJson(filter));
}

function isJson(text: string): boolean {
  try {
    return JSON.parse(text || '{}') !== undefined;
  } catch {
    return false;
  }
}
