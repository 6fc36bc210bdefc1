/** Reads what the site's own documents say. They are well-formed, so patterns are enough. */

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

export function decode(text: string): string {
  return text.replace(/&(#x[0-9a-f]+|#\d+|\w+);/gi, (whole, name: string) => {
    if (/^#x/i.test(name)) return String.fromCodePoint(Number.parseInt(name.slice(2), 16));
    if (name.startsWith('#')) return String.fromCodePoint(Number(name.slice(1)));
    return entities[name] ?? whole;
  });
}

type Attributes = Record<string, string>;

interface Element {
  attributes: Attributes;
  /** Without tags. */
  text: string;
}

function attributesOf(source: string): Attributes {
  const pairs = source.matchAll(/([\w:-]+)(?:="([^"]*)")?/g);
  return Object.fromEntries([...pairs].map(([, name, value]) => [name, decode(value ?? '')]));
}

/** Every element of a name, with its text where it has an end tag. */
export function elements(html: string, name: string): Element[] {
  const pattern = new RegExp(`<${name}((?:\\s[^>]*)?)>(?:([\\s\\S]*?)</${name}>)?`, 'g');
  return [...html.matchAll(pattern)].map(([, attributes = '', content = '']) => ({
    attributes: attributesOf(attributes),
    text: decode(content.replace(/<[^>]*>/g, '')),
  }));
}

export const textOf = (html: string, name: string) => elements(html, name)[0]?.text;

/** The attributes of elements that have none in between, such as `link`, `meta` and `input`. */
export function tags(html: string, name: string): Attributes[] {
  const pattern = new RegExp(`<${name}((?:\\s[^>]*)?)/?>`, 'g');
  return [...html.matchAll(pattern)].map(([, attributes = '']) => attributesOf(attributes));
}

export function headLinks(html: string) {
  const links = tags(html, 'link');
  return {
    canonical: links.find(({ rel }) => rel === 'canonical')?.href,
    alternates: Object.fromEntries(
      links
        .filter(({ rel, hreflang }) => rel === 'alternate' && hreflang)
        .map(({ hreflang, href }) => [hreflang ?? '', href ?? '']),
    ),
  };
}

export const isNoindex = (html: string) =>
  tags(html, 'meta').some(({ name, content }) => name === 'robots' && content === 'noindex');
