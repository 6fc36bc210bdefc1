/** Formatted text as the back office stores it, written down as short as it can be. */
export type RichTextPart = string | { heading: string } | { list: readonly string[] };

const base = { version: 1, format: '', indent: 0, direction: 'ltr' } as const;
const linkPattern = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/**
 * A string is a paragraph; `[words](address)` in it is a link.
 * @returns the value of a rich text field (Lexical).
 */
export function richText(parts: readonly RichTextPart[]) {
  return { root: { ...base, type: 'root', children: parts.map(blockNode) } } as never;
}

function blockNode(part: RichTextPart) {
  if (typeof part === 'string') {
    return { ...base, type: 'paragraph', textFormat: 0, textStyle: '', children: inline(part) };
  }
  if ('heading' in part) {
    return { ...base, type: 'heading', tag: 'h2', children: inline(part.heading) };
  }
  return {
    ...base,
    type: 'list',
    listType: 'bullet',
    tag: 'ul',
    start: 1,
    children: part.list.map((item, index) => ({
      ...base,
      type: 'listitem',
      value: index + 1,
      children: inline(item),
    })),
  };
}

function inline(text: string) {
  const nodes: object[] = [];
  let end = 0;
  for (const match of text.matchAll(linkPattern)) {
    const [whole, label = '', url = ''] = match;
    if (match.index > end) nodes.push(textNode(text.slice(end, match.index)));
    nodes.push({
      ...base,
      type: 'link',
      version: 3,
      fields: { linkType: 'custom', url, newTab: false },
      children: [textNode(label)],
    });
    end = match.index + whole.length;
  }
  if (end < text.length) nodes.push(textNode(text.slice(end)));
  return nodes;
}

function textNode(text: string) {
  return { type: 'text', version: 1, text, format: 0, mode: 'normal', style: '', detail: 0 };
}
