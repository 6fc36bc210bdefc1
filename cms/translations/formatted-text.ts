import {
  type Code,
  type CodeFault,
  faultOfPieces,
  type Node,
  nodesFrom,
  piecesOf,
  type Run,
  readPieces,
  writePieces,
} from './inline-codes.ts';

/**
 * Formatted text for translators: a list of segments, each a paragraph, a heading or the point of a
 * list, in which emphasis, links and line breaks are numbered codes (inline-codes.ts).
 */
const inlineTypes = new Set<unknown>(['text', 'linebreak', 'tab', 'link', 'autolink']);

const isInline = ({ type }: Node): boolean => inlineTypes.has(type);

function rootIn(value: unknown): Node | undefined {
  const root = value !== null && typeof value === 'object' && 'root' in value ? value.root : null;
  return root !== null && typeof root === 'object' ? (root as Node) : undefined;
}

/** Each unbroken sequence of words and what stands among them. */
function* leavesOf(node: Node | undefined): Generator<Node[]> {
  for (const run of runsOf(node)) {
    if (Array.isArray(run)) yield run;
    else yield* leavesOf(run);
  }
}

/** The children of a node, with those that stand in one line taken together. */
function runsOf(node: Node | undefined): (Node | Node[])[] {
  const runs: (Node | Node[])[] = [];
  for (const child of node?.children ?? []) {
    const last = runs.at(-1);
    if (!isInline(child)) runs.push(child);
    else if (Array.isArray(last)) last.push(child);
    else runs.push([child]);
  }
  return runs;
}

/** @param source the same text in English, unless this is it. */
export function segmentsOf(value: unknown, source?: unknown): string[] {
  return runsIn(value, source).map(({ pieces }) => writePieces(pieces));
}

function runsIn(value: unknown, source: unknown): Run[] {
  const ofSource = [...leavesOf(rootIn(source))].map((leaf) => piecesOf(leaf));
  const leaves = [...leavesOf(rootIn(value))];
  const length = Math.max(leaves.length, ofSource.length);
  return Array.from({ length }, (_, index) =>
    piecesOf(leaves[index] ?? [], ofSource[index]?.codes),
  );
}

export function fingerprintOf(value: unknown): string {
  const runs = runsIn(value, undefined);
  return JSON.stringify(
    runs.map(({ pieces, codes }) => [writePieces(pieces), ...codes.map((one) => one.signature)]),
  );
}

/** The codes that each segment of a translation may have: those of its source and its own. */
export function codesOf(source: unknown, current: unknown): Code[][] {
  const ofSource = runsIn(source, undefined);
  const ofCurrent = runsIn(current, source);
  const length = Math.max(ofSource.length, ofCurrent.length);
  return Array.from({ length }, (_, index) => {
    const known = ofSource[index]?.codes ?? [];
    const own = ofCurrent[index]?.codes ?? [];
    return [...known, ...own.filter(({ id }) => known.every((code) => code.id !== id))];
  });
}

/** @returns which segment cannot become formatted text, and why. */
export function faultOfSegments(
  source: unknown,
  current: unknown,
  texts: string[],
): { segment: number; fault: CodeFault } | undefined {
  const codes = codesOf(source, current);
  for (const [segment, text] of texts.entries()) {
    const fault = faultOfPieces(readPieces(text), codes[segment] ?? []);
    if (fault) return { segment, fault };
  }
  return undefined;
}

/**
 * A translation in these segments. It is built like the one that there is, if that has a place for
 * each of them, and otherwise like its source; segments that have not changed keep their nodes.
 */
export function fromSegments(source: unknown, current: unknown, texts: string[]): unknown {
  const leaves = [...leavesOf(rootIn(current))];
  const before = segmentsOf(current, source);
  const codes = codesOf(source, current);
  const contents = texts.map((text, index): Node[] => {
    const leaf = leaves[index];
    if (leaf && before[index] === text) return leaf;
    return text.trim() === '' ? [] : nodesFrom(readPieces(text), codes[index] ?? []);
  });
  const isLikeCurrent = leaves.length === texts.length;
  const model = rootIn(isLikeCurrent ? current : source);
  if (!model) return null;
  const rest = [...contents];
  const root = rebuilt(model, () => rest.shift() ?? []) ?? { ...model, children: [] };
  // What a translation has beyond its source stays at its end.
  const more = rest
    .filter((children) => children.length > 0)
    .map((children) => ({ ...paragraph, children }));
  return { root: { ...root, children: [...(root.children ?? []), ...more] } };
}

const paragraph = {
  ...{ type: 'paragraph', version: 1, format: '', indent: 0, direction: null },
  textFormat: 0,
};

/** @returns a node with its leaves replaced, or nothing if all of them are blank. */
function rebuilt(node: Node, next: () => Node[]): Node | undefined {
  if (!node.children || node.children.length === 0) return node;
  const children = runsOf(node).flatMap((run) => {
    if (Array.isArray(run)) return next();
    const inside = rebuilt(run, next);
    return inside ? [inside] : [];
  });
  return children.length > 0 ? { ...node, children } : undefined;
}
