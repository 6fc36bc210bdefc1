import { isAllowedTarget } from './link-target.ts';

/** A node of formatted text as stored by Lexical. */
export interface RichTextNode {
  type?: unknown;
  text?: unknown;
  fields?: { url?: unknown; linkType?: unknown };
  children?: RichTextNode[];
}

/** What the editor can produce. A program might store anything. */
const knownTypes = new Set<unknown>([
  ...['root', 'paragraph', 'text', 'linebreak', 'tab', 'heading', 'list', 'listitem', 'quote'],
  ...['link', 'autolink', 'horizontalrule', 'upload', 'relationship'],
]);

/** @returns the root of formatted text, or undefined if the value is not formatted text. */
export function rootOf(value: unknown): RichTextNode | undefined {
  const root = value !== null && typeof value === 'object' && 'root' in value ? value.root : null;
  return root !== null && typeof root === 'object' ? root : undefined;
}

/** @returns what is wrong with formatted text, or undefined if it can be shown as it is. */
export function faultOf(value: unknown): 'linkTargetInvalid' | 'richTextInvalid' | undefined {
  if (value === null || value === undefined) return undefined;
  const root = rootOf(value);
  return root ? faultOfNode(root) : 'richTextInvalid';
}

function faultOfNode(node: RichTextNode): ReturnType<typeof faultOf> {
  if (typeof node !== 'object' || node === null || !knownTypes.has(node.type)) {
    return 'richTextInvalid';
  }
  const { fields, children = [] } = node;
  // A link to a document in the back office has no URL of its own.
  if (isLink(node) && fields?.linkType !== 'internal' && !hasAllowedTarget(node)) {
    return 'linkTargetInvalid';
  }
  if (!Array.isArray(children)) return 'richTextInvalid';
  for (const child of children) {
    const fault = faultOfNode(child);
    if (fault) return fault;
  }
  return undefined;
}

export const isLink = ({ type }: RichTextNode): boolean => type === 'link' || type === 'autolink';

export const hasAllowedTarget = ({ fields }: RichTextNode): boolean =>
  fields?.linkType !== 'internal' && isAllowedTarget(fields?.url);
