type Row = Record<string, unknown>;

/** The fields that say best what a row is about; what is not among them follows in its order. */
const telling = ['title', 'label', 'name', 'question', 'heading', 'quote', 'text', 'body'];

/** Says nothing about a row. */
const technical = new Set(['id', 'blockType', 'blockName', 'anchor', 'shownWhere', 'href']);

const longest = 80;

/** @returns the first words in a row, short enough for one line; nothing if it has none. */
export function wordsOf(row: Row): string {
  const others = Object.keys(row).filter((name) => !telling.includes(name) && !technical.has(name));
  for (const name of [...telling, ...others, 'href', 'anchor']) {
    const words = firstWords(row[name]);
    if (words) return words.length > longest ? `${words.slice(0, longest).trimEnd()}…` : words;
  }
  return '';
}

function firstWords(value: unknown): string {
  if (typeof value === 'string') return value.replace(/\s+/g, ' ').trim();
  if (Array.isArray(value)) return firstOf(value.map(firstWords));
  if (value === null || typeof value !== 'object') return '';
  if ('root' in value) return textOf(value.root).replace(/\s+/g, ' ').trim();
  // A row of a list within the row.
  const { id: _, blockType: __, ...rest } = value as Row;
  return firstOf(Object.values(rest).map(firstWords));
}

/** Of formatted text. */
function textOf(node: unknown): string {
  if (node === null || typeof node !== 'object') return '';
  const { text, children } = node as { text?: unknown; children?: unknown };
  if (typeof text === 'string') return text;
  return Array.isArray(children) ? children.map(textOf).join(' ') : '';
}

const firstOf = (texts: string[]): string => texts.find((text) => text !== '') ?? '';
