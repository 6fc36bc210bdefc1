import { SaxesParser } from 'saxes';

export interface XmlElement {
  /** Including the prefix that it is written with. */
  name: string;
  /** The namespace; empty if there is none. */
  uri: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  /** Its own text, without that of its children. */
  text: string;
}

/** @throws for anything but well-formed XML 1.0 with namespaces. */
export function parseXml(source: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true });
  const root: XmlElement = { name: '', uri: '', attributes: {}, children: [], text: '' };
  const open = [root];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, uri, attributes }) => {
    const values = Object.entries(attributes).map(([key, { value }]) => [key, value] as const);
    const element = { name, uri, attributes: Object.fromEntries(values), children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.on('closetag', () => open.pop());
  parser.write(source).close();
  const [element] = root.children;
  if (!element) throw new Error('The document is empty');
  return element;
}

export const childrenOf = (element: XmlElement, name: string) =>
  element.children.filter((child) => child.name === name);

/** The texts of the children with a name. */
export const textsOf = (element: XmlElement, name: string) =>
  childrenOf(element, name).map(({ text }) => text);
