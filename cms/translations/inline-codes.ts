/** A node of formatted text with whatever else it stores. */
export type Node = Record<string, unknown> & { type?: unknown; children?: Node[] };

/** What stands in a text besides words: emphasis and links around some of them, line breaks. */
export interface Code {
  id: number;
  /** Equal codes in two languages have the same. */
  signature: string;
  node: Node;
  isPaired: boolean;
}

/** A piece of a segment. */
export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'open' | 'close' | 'single'; id: number };

const plain = { format: 0, detail: 0, mode: 'normal', style: '' };

/** Within a segment codes are `<1>…</1>` and `<2/>`; a text that looks like one gets a backslash. */
const tag = /(\\*)<(\/?)(\d{1,4})(\/?)>/g;

export function readPieces(segment: string): Piece[] {
  const pieces: Piece[] = [];
  let text = '';
  let end = 0;
  const flush = () => {
    if (text) pieces.push({ kind: 'text', text });
    text = '';
  };
  for (const { 0: whole, 1: slashes = '', 2: closes, 3: id, 4: single, index } of segment.matchAll(
    tag,
  )) {
    text += segment.slice(end, index);
    end = index + whole.length;
    if (slashes || (closes && single)) {
      text += slashes ? whole.slice(1) : whole;
      continue;
    }
    flush();
    pieces.push({ kind: closes ? 'close' : single ? 'single' : 'open', id: Number(id) });
  }
  text += segment.slice(end);
  flush();
  return pieces;
}

export function writePieces(pieces: Piece[]): string {
  return pieces
    .map((piece) => {
      if (piece.kind === 'text') return escaped(piece.text);
      if (piece.kind === 'single') return `<${piece.id}/>`;
      return piece.kind === 'open' ? `<${piece.id}>` : `</${piece.id}>`;
    })
    .join('');
}

const escaped = (text: string): string => text.replace(tag, '\\$&');

/** Numbers the codes of a segment; those that its source has as well get the same number. */
class Numbering {
  readonly codes: Code[] = [];
  readonly #free: Code[];
  #next: number;

  constructor(source: Code[]) {
    this.#free = [...source];
    this.#next = Math.max(0, ...source.map(({ id }) => id)) + 1;
  }

  take(node: Node, isPaired: boolean): number {
    const signature = signatureOf(node);
    const at = this.#free.findIndex((code) => code.signature === signature);
    const [known] = at < 0 ? [] : this.#free.splice(at, 1);
    const id = known?.id ?? this.#next++;
    this.codes.push({ id, signature, node, isPaired });
    return id;
  }
}

/** What makes two codes equal: all that is stored, but for words, ids and what stands inside. */
function signatureOf({ text: _, children: __, id: ___, version: ____, ...rest }: Node): string {
  return JSON.stringify(Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1)));
}

export interface Run {
  pieces: Piece[];
  codes: Code[];
}

/** @param source the codes of the same segment in English. */
export function piecesOf(nodes: Node[], source: Code[] = []): Run {
  const numbering = new Numbering(source);
  return { pieces: nodes.flatMap((node) => toPieces(node, numbering)), codes: numbering.codes };
}

function toPieces(node: Node, numbering: Numbering): Piece[] {
  if (node.type === 'text') {
    const piece: Piece = { kind: 'text', text: String(node.text ?? '') };
    if (isPlain(node)) return [piece];
    const id = numbering.take(node, true);
    return [{ kind: 'open', id }, piece, { kind: 'close', id }];
  }
  if (!node.children) return [{ kind: 'single', id: numbering.take(node, false) }];
  const id = numbering.take(node, true);
  const inside = node.children.flatMap((child) => toPieces(child, numbering));
  return [{ kind: 'open', id }, ...inside, { kind: 'close', id }];
}

const isPlain = (node: Node): boolean =>
  Object.entries(plain).every(([name, usual]) => (node[name] ?? usual) === usual);

export type CodeFault = 'codeUnknown' | 'codesUnbalanced';

/** @returns what keeps a segment from becoming formatted text. */
export function faultOfPieces(pieces: Piece[], codes: Code[]): CodeFault | undefined {
  const known = new Map(codes.map((code) => [code.id, code]));
  const open: number[] = [];
  for (const piece of pieces) {
    if (piece.kind === 'text') continue;
    const code = known.get(piece.id);
    if (!code) return 'codeUnknown';
    if (code.isPaired !== (piece.kind !== 'single')) return 'codesUnbalanced';
    if (piece.kind === 'open') {
      const isNestedLink =
        code.node.children && open.some((id) => known.get(id)?.node.children !== undefined);
      if (isNestedLink || open.includes(piece.id)) return 'codesUnbalanced';
      open.push(piece.id);
    } else if (piece.kind === 'close' && open.pop() !== piece.id) return 'codesUnbalanced';
  }
  return open.length > 0 ? 'codesUnbalanced' : undefined;
}

/** The nodes of a segment without fault. */
export function nodesFrom(pieces: Piece[], codes: Code[]): Node[] {
  const known = new Map(codes.map((code) => [code.id, code.node]));
  const levels: { nodes: Node[]; template: Node }[] = [
    { nodes: [], template: { type: 'text', version: 1, ...plain } },
  ];
  for (const piece of pieces) {
    const level = levels.at(-1);
    if (!level) break;
    if (piece.kind === 'text') {
      level.nodes.push({ ...level.template, text: piece.text });
      continue;
    }
    const node = known.get(piece.id);
    if (!node) continue;
    if (piece.kind === 'single') level.nodes.push(node);
    else if (piece.kind === 'close') {
      levels.pop();
      // Emphasis is a property of the words inside, a link a node around them.
      const inside = node.children ? [{ ...node, children: level.nodes }] : level.nodes;
      levels.at(-1)?.nodes.push(...inside);
    } else {
      const template = node.children ? level.template : node;
      levels.push({ nodes: [], template });
    }
  }
  return levels[0]?.nodes ?? [];
}
