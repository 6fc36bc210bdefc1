import { convertLexicalToHTML, type HTMLConverters } from '@payloadcms/richtext-lexical/html';
import { isAllowedTarget } from '../app/blocks/link-target.ts';
import { isInternal, isLink, type RichTextNode, rootOf } from '../app/blocks/rich-text-nodes.ts';
import { entryAddress, entryCollections } from './entry-kinds.ts';

/** The formatted text that the site shows. Anything else in a document is dropped. */
const shownTypes = new Set<unknown>([
  ...['root', 'paragraph', 'text', 'linebreak', 'tab', 'heading', 'list', 'listitem', 'quote'],
  ...['link', 'autolink', 'horizontalrule', 'upload'],
]);

interface Surroundings {
  /** Whether visitors find something where a link leads. */
  leadsSomewhere(href: string): boolean;
  /** @returns a picture as HTML, or nothing where there is none. */
  pictureToHtml(medium: object): string;
}

/** @param value formatted text as stored, in one language. */
export function richTextToHtml(value: unknown, surroundings: Surroundings): string {
  const root = rootOf(value);
  const [shown] = root ? shownOf(root, surroundings) : [];
  if (!shown) return '';
  return convertLexicalToHTML({
    data: { root: shown } as never,
    disableContainer: true,
    converters: ({ defaultConverters }): HTMLConverters => ({
      ...defaultConverters,
      list: ({ node, nodesToHTML }) => {
        const start = node.tag === 'ol' && node.start > 1 ? ` start="${Number(node.start)}"` : '';
        const tag = node.tag === 'ol' ? 'ol' : 'ul';
        return `<${tag}${start}>${nodesToHTML({ nodes: node.children }).join('')}</${tag}>`;
      },
      // Without the `value` that Payload writes: HTML allows it in numbered lists only.
      listitem: ({ node, nodesToHTML }) => {
        const isNesting = node.children.some(({ type }) => type === 'list');
        const inner = nodesToHTML({ nodes: node.children }).join('');
        return `<li${isNesting ? ' class="list-nesting"' : ''}>${inner}</li>`;
      },
      upload: ({ node }) =>
        surroundings.pictureToHtml(typeof node.value === 'object' ? node.value : {}),
    }),
  });
}

/** Of a link that may not be followed, or leads nowhere yet, the text remains. */
function shownOf(node: RichTextNode, surroundings: Surroundings): RichTextNode[] {
  if (!shownTypes.has(node.type)) return [];
  const inner = node.children?.flatMap((child) => shownOf(child, surroundings));
  const children = inner && { children: inner };
  if (isLink(node)) {
    const url = isInternal(node) ? addressOf(node.fields?.doc) : node.fields?.url;
    if (!isAllowedTarget(url) || !surroundings.leadsSomewhere(url)) return inner ?? [];
    return [{ ...node, ...children, fields: { ...node.fields, linkType: 'custom', url } }];
  }
  // Stored before only the title of the page could be one.
  const isTitle = node.type === 'heading' && node.tag === 'h1';
  return [{ ...node, ...children, ...(isTitle && { tag: 'h2' }) }];
}

/** @returns the address of the document that a link names, where it has been read and has one. */
function addressOf(doc: unknown): string | undefined {
  const { relationTo, value } = (doc ?? {}) as { relationTo?: unknown; value?: unknown };
  const document = (typeof value === 'object' ? value : { id: value }) as {
    id?: unknown;
    path?: unknown;
  } | null;
  const collection = entryCollections.find((one) => one === relationTo);
  if (collection) return document?.id ? entryAddress(collection, document.id) : undefined;
  return typeof document?.path === 'string' ? document.path : undefined;
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

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as it stands in HTML or XML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? '');
