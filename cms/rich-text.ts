import { convertLexicalToHTML } from '@payloadcms/richtext-lexical/html';
import {
  hasAllowedTarget,
  isLink,
  type RichTextNode,
  rootOf,
} from '../app/blocks/rich-text-nodes.ts';

/** The formatted text that the site shows. Anything else in a document is dropped. */
const shownTypes = new Set<unknown>([
  ...['root', 'paragraph', 'text', 'linebreak', 'tab', 'heading', 'list', 'listitem', 'quote'],
  ...['link', 'autolink', 'horizontalrule'],
]);

/** @param value formatted text as stored, in one language. */
export function richTextToHtml(value: unknown): string {
  const root = rootOf(value);
  const [shown] = root ? shownOf(root) : [];
  if (!shown) return '';
  return convertLexicalToHTML({ data: { root: shown } as never, disableContainer: true });
}

/** If a link's target is not allowed, its text remains. */
function shownOf(node: RichTextNode): RichTextNode[] {
  if (!shownTypes.has(node.type)) return [];
  const children = node.children?.flatMap(shownOf);
  if (isLink(node) && !hasAllowedTarget(node)) return children ?? [];
  return [{ ...node, ...(children && { children }) }];
}

/** Whether formatted text is blank, as when an editor has deleted all of it. */
export function isEmptyRichText(value: unknown): boolean {
  const root = rootOf(value);
  return root !== undefined && isBlank(root);
}

function isBlank({ type, text, children }: RichTextNode): boolean {
  if (type === 'text') return String(text ?? '').trim() === '';
  const isContainer = type === 'root' || type === 'paragraph' || type === 'linebreak';
  return isContainer && (children ?? []).every(isBlank);
}
