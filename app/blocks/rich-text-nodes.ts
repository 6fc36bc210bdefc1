import { isAllowedTarget } from './link-target.ts';

/** A node of formatted text as stored by Lexical. */
export interface RichTextNode {
  type?: unknown;
  text?: unknown;
  /** Of a heading: its level. */
  tag?: unknown;
  /** Of a link. One within the site may name a document instead of an address. */
  fields?: { url?: unknown; linkType?: unknown; doc?: unknown };
  /** Of a picture: its document, or the id of that. */
  relationTo?: unknown;
  value?: unknown;
  children?: RichTextNode[];
}

/** What the editor can produce. A program might store anything. */
const knownTypes = new Set<unknown>([
  ...['root', 'paragraph', 'text', 'linebreak', 'tab', 'heading', 'list', 'listitem', 'quote'],
  ...['link', 'autolink', 'horizontalrule', 'upload'],
]);

/** @returns the root of formatted text, or undefined if the value is not formatted text. */
export function rootOf(value: unknown): RichTextNode | undefined {
  const root = value !== null && typeof value === 'object' && 'root' in value ? value.root : null;
  return root !== null && typeof root === 'object' ? root : undefined;
}

/** The title of a page is its only heading of the first level. */
export const headingTags = ['h2', 'h3', 'h4'] as const;

type Fault = 'headingInvalid' | 'linkTargetInvalid' | 'richTextInvalid';

/** @returns what is wrong with formatted text, or undefined if it can be shown as it is. */
export function faultOf(value: unknown): Fault | undefined {
  if (value === null || value === undefined) return undefined;
  const root = rootOf(value);
  return root ? faultOfNode(root) : 'richTextInvalid';
}

function faultOfNode(node: RichTextNode): Fault | undefined {
  if (typeof node !== 'object' || node === null || !knownTypes.has(node.type)) {
    return 'richTextInvalid';
  }
  const { fields, children = [] } = node;
  if (isLink(node) && !isInternal(node) && !isAllowedTarget(fields?.url)) {
    return 'linkTargetInvalid';
  }
  if (node.type === 'heading' && !headingTags.some((tag) => tag === node.tag)) {
    return 'headingInvalid';
  }
  if (!Array.isArray(children)) return 'richTextInvalid';
  for (const child of children) {
    const fault = faultOfNode(child);
    if (fault) return fault;
  }
  return undefined;
}

export const isLink = ({ type }: RichTextNode): boolean => type === 'link' || type === 'autolink';

/** Whether a link names a document of the back office, and so has no URL of its own. */
export const isInternal = ({ fields }: RichTextNode): boolean => fields?.linkType === 'internal';
