import { convertLexicalToHTML } from '@payloadcms/richtext-lexical/html';
import {
  hasAllowedTarget,
  isLink,
  type RichTextNode,
  rootOf,
} from '../app/blocks/rich-text-nodes.ts';

/** What the site shows of formatted text. Anything else that a document holds is left out. */
const shownTypes = new Set<unknown>([
  ...['root', 'paragraph', 'text', 'linebreak', 'tab', 'heading', 'list', 'listitem', 'quote'],
  ...['link', 'autolink', 'horizontalrule'],
]);

/** @param value formatted text as it is stored, in one language. */
export function richTextToHtml(value: unknown): string {
  const root = rootOf(value);
  const [shown] = root ? shownOf(root) : [];
  if (!shown) return '';
  return convertLexicalToHTML({ data: { root: shown } as never, disableContainer: true });
}

/** Of a link that may not lead where it does, the words stay. */
function shownOf(node: RichTextNode): RichTextNode[] {
  if (!shownTypes.has(node.type)) return [];
  const children = node.children?.flatMap(shownOf);
  if (isLink(node) && !hasAllowedTarget(node)) return children ?? [];
  return [{ ...node, ...(children && { children }) }];
}

/** Whether formatted text shows nothing: what an editor leaves who has deleted all of it. */
export function isEmptyRichText(value: unknown): boolean {
  const root = rootOf(value);
  return root !== undefined && isBlank(root);
}

function isBlank({ type, text, children }: RichTextNode): boolean {
  if (type === 'text') return String(text ?? '').trim() === '';
  const isContainer = type === 'root' || type === 'paragraph' || type === 'linebreak';
  return isContainer && (children ?? []).every(isBlank);
}
