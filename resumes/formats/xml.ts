import { SaxesParser } from 'saxes';
import { UnreadableResume } from '../problem.ts';

export interface XmlElement {
  /** Without its prefix: the supported formats do not use one name for two things. */
  name: string;
  attributes: Map<string, string>;
  children: (XmlElement | string)[];
}

const maxDepth = 256;
const maxElements = 600_000;

/**
 * Parses a part of an office file. Entity definitions are rejected, so nothing expands and nothing
 * external is loaded.
 * @throws UnreadableResume
 */
export function parseXml(bytes: Uint8Array): XmlElement {
  const root: XmlElement = { name: '', attributes: new Map(), children: [] };
  const open = [root];
  let elements = 0;
  const parser = new SaxesParser();
  parser.on('doctype', () => {
    throw new UnreadableResume('unreadable');
  });
  parser.on('error', (error) => {
    throw new UnreadableResume('unreadable', { cause: error });
  });
  parser.on('opentag', ({ name, attributes }) => {
    elements += 1;
    if (open.length > maxDepth || elements > maxElements) throw new UnreadableResume('tooComplex');
    const element: XmlElement = {
      name: localName(name),
      attributes: new Map(
        Object.entries(attributes).map(([key, value]) => [localName(key), value]),
      ),
      children: [],
    };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => open.at(-1)?.children.push(text));
  parser.on('closetag', () => open.pop());
  parser.write(decode(bytes)).close();
  return root;
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return new TextDecoder(isUtf16 ? (first === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8').decode(
    bytes,
  );
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

export function child(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element && elementsOf(element).find((one) => one.name === name);
}

export function elementsOf(element: XmlElement): XmlElement[] {
  return element.children.filter((one) => typeof one !== 'string');
}

/** All elements with this name, at any depth. */
export function descendants(element: XmlElement, name: string): XmlElement[] {
  return elementsOf(element).flatMap((one) =>
    one.name === name ? [one, ...descendants(one, name)] : descendants(one, name),
  );
}
