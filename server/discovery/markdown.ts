import { SaxesParser } from 'saxes';

/** An element of a page, with its texts and elements in order. */
interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Node[];
}

type Node = Element | string;

/** HTML leaves them open, which XML does not allow. */
const voidElements = /<(area|br|col|hr|img|input|link|meta|source|track|wbr)\b([^>]*?)\/?>/g;

const bareAmpersand = /&(?!#?\w+;)/g;

/** What is not read: controls, drawings, and what leads to where the reader already is. */
const skipped = new Set([
  ...['script', 'style', 'template', 'svg', 'form', 'button', 'input', 'select', 'textarea'],
  ...['noscript', 'dialog', 'output', 'source', 'iframe', 'progress'],
]);
const skippedClasses = ['breadcrumbs', 'share', 'download-preview'];

const blocks = new Set([
  ...['address', 'article', 'aside', 'blockquote', 'details', 'div', 'dl', 'fieldset', 'figure'],
  ...['figcaption', 'footer', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'hr', 'main', 'nav'],
  ...['ol', 'p', 'picture', 'pre', 'section', 'summary', 'table', 'ul', 'dt', 'dd', 'li', 'img'],
]);

/**
 * @param html of a page; its `main` is what counts.
 * @param origin of the site: all addresses become absolute.
 * @param page the address of the page, for links within it.
 */
export function markdownOf(html: string, origin: string, page: string): string {
  const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
  return `${new Writer(origin, page).blocks(parse(main)).join('\n\n')}\n`;
}

/** @returns what a text of HTML without elements says. */
export const readText = (markup = ''): string =>
  plainText(
    parse(markup)
      .filter((node) => typeof node === 'string')
      .join(''),
  );

function parse(markup: string): Node[] {
  const root: Element = { name: '', attributes: {}, children: [] };
  const open = [root];
  const parser = new SaxesParser({ fragment: true, xmlns: false });
  Object.assign(parser.ENTITIES, { nbsp: '\u00a0' });
  parser.on('opentag', ({ name, attributes }) => {
    const element: Element = { name, attributes, children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    open.at(-1)?.children.push(text);
  });
  parser.on('closetag', () => {
    open.pop();
  });
  // Without this it throws: what is not well-formed is read as far as it can be.
  parser.on('error', () => undefined);
  parser.write(markup.replace(voidElements, '<$1$2/>').replace(bareAmpersand, '&amp;')).close();
  return root.children;
}

/** Marks for line breaks are for layouts, and spaces that do not break are spaces. */
export const plainText = (text: string): string =>
  text.replace(/[\u00ad\u200b\u2060]/g, '').replace(/[\s\u00a0\u2009\u202f]+/g, ' ');

/** As it is written in Markdown, where these marks would mean something. */
const escaped = (text: string): string => plainText(text).replace(/[\\`*_[\]<>|]/g, '\\$&');

const isSkipped = ({ name, attributes }: Element): boolean =>
  skipped.has(name) ||
  'hidden' in attributes ||
  attributes['aria-hidden'] === 'true' ||
  (attributes.class ?? '').split(' ').some((one) => skippedClasses.includes(one));

const isBlock = (node: Node): boolean =>
  typeof node !== 'string' &&
  !isSkipped(node) &&
  (blocks.has(node.name) || node.children.some(isBlock));

/** Writes the elements of one page. */
class Writer {
  readonly #origin: string;
  readonly #page: string;

  constructor(origin: string, page: string) {
    this.#origin = origin;
    this.#page = page;
  }

  /** Paragraphs, lists, tables and headings, in order. */
  blocks(nodes: Node[]): string[] {
    const written: string[] = [];
    let line: Node[] = [];
    const endLine = () => {
      const text = this.#line(line);
      if (text) written.push(text);
      line = [];
    };
    for (const node of nodes) {
      if (typeof node === 'string' || !isBlock(node)) line.push(node);
      else {
        endLine();
        written.push(...this.#block(node).filter(Boolean));
      }
    }
    endLine();
    return written;
  }

  #block(element: Element): string[] {
    const { name, children } = element;
    if (/^h[1-6]$/.test(name)) {
      const text = this.#line(children);
      return text ? [`${'#'.repeat(Number(name[1]))} ${text}`] : [];
    }
    switch (name) {
      case 'p':
        return [this.#line(children, isLoose(element) ? ' · ' : '')];
      case 'ul':
      case 'ol':
        return [this.#list(element)];
      case 'dl':
        return [this.#definitions(children).join('\n')];
      case 'table':
        return [this.#table(element)];
      case 'blockquote':
        return [indented(this.blocks(children).join('\n\n'), '> ')];
      case 'summary':
        return [`**${this.#line(children)}**`];
      case 'img':
      case 'a':
        return [this.#inline(element).trim()];
      case 'hr':
        return ['---'];
      default:
        return this.blocks(children);
    }
  }

  #list({ name, attributes, children }: Element): string {
    const first = Number(attributes.start ?? 1);
    return elementsIn(children)
      .filter((item) => !isSkipped(item))
      .map((item) => this.blocks([...item.children]).join('\n\n'))
      .filter(Boolean)
      .map((text, index) => {
        const mark = name === 'ol' ? `${first + index}. ` : '- ';
        return `${mark}${indented(text, ' '.repeat(mark.length)).trimStart()}`;
      })
      .join('\n');
  }

  /** Names and values; some lists have a `div` around each pair. */
  #definitions(children: Node[]): string[] {
    const lines: string[] = [];
    for (const element of elementsIn(children)) {
      const text = () => this.blocks(element.children).join(' ');
      if (element.name === 'dt') lines.push(`- **${text()}**`);
      else if (element.name === 'dd') lines.push(`${lines.pop() ?? '-'} ${text()}`);
      else if (!isSkipped(element)) lines.push(...this.#definitions(element.children));
    }
    return lines;
  }

  /** Every table has a head; a cell across all columns becomes a row of its own. */
  #table(table: Element): string {
    const rows = rowsIn(table).map((row) =>
      elementsIn(row.children).map((cell) => this.blocks(cell.children).join(' ')),
    );
    const width = Math.max(...rows.map(({ length }) => length));
    const [head = [], ...body] = rows.map((cells) => {
      const all = [...cells, ...Array<string>(width - cells.length).fill('')];
      return `| ${all.join(' | ')} |`;
    });
    return [head, `|${' --- |'.repeat(width)}`, ...body].join('\n');
  }

  /** @param between what stands between elements that only the layout sets apart. */
  #line(nodes: Node[], between = ''): string {
    return nodes
      .map((node) => this.#inline(node))
      .filter((text) => !between || text.trim())
      .join(between)
      .replace(/ +/g, ' ')
      .trim();
  }

  #inline(node: Node): string {
    if (typeof node === 'string') return escaped(node);
    if (isSkipped(node)) return '';
    const { name, attributes, children } = node;
    if (name === 'br') return ' ';
    if (name === 'img') {
      const alternative = escaped(attributes.alt ?? '');
      return alternative ? `![${alternative}](${this.#address(attributes.src ?? '')})` : '';
    }
    if (isLoose(node)) return this.#line(children, ' · ');
    const whole = children.map((child) => this.#inline(child)).join('');
    const text = whole.replace(/ +/g, ' ').trim();
    if (!text) return whole;
    // The spaces around a text are not part of it.
    const set = (marked: string) =>
      `${whole.startsWith(' ') ? ' ' : ''}${marked}${whole.endsWith(' ') ? ' ' : ''}`;
    if (name === 'a') return set(`[${text}](${this.#address(attributes.href ?? '')})`);
    if (name === 'strong' || name === 'b') return set(`**${text}**`);
    if (name === 'em' || name === 'i') return set(`*${text}*`);
    if (attributes.class === 'example-mark') return `(${text})`;
    // A line of its own, as it is shown.
    return name === 'small' || blocks.has(name) ? ` ${whole} ` : whole;
  }

  #address(href: string): string {
    if (href.startsWith('#')) return `${this.#page}${href}`;
    return href.startsWith('/') ? `${this.#origin}${href}` : href;
  }
}

const elementsIn = (nodes: Node[]): Element[] =>
  nodes.filter((node): node is Element => typeof node !== 'string');

const rowsIn = (element: Element): Element[] =>
  elementsIn(element.children).flatMap((child) => (child.name === 'tr' ? [child] : rowsIn(child)));

/** Whether several elements stand side by side with nothing but the layout between them. */
const isLoose = ({ attributes }: Element): boolean =>
  (attributes.class ?? '').split(' ').some((one) => one.endsWith('-meta') || one === 'actions');

const indented = (text: string, by: string): string => text.replace(/^(?=.)/gm, by);
