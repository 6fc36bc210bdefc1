import { pattern } from '../extraction/lexicon.ts';
import { child, descendants, elementsOf, parseXml, type XmlElement } from './xml.ts';

/**
 * The properties of a style that distinguish a heading or an entry's first line from other text.
 */
interface TextStyle {
  /** In points. */
  size: number;
  isBold: boolean;
  isCaps: boolean;
  isHeading: boolean;
}

export type StyleReader = (
  paragraphProperties: XmlElement | undefined,
  runProperties: XmlElement | undefined,
) => TextStyle;

const headingStyle = pattern.i`^${'headingStyles'} ?\d`;
const plain: TextStyle = { size: 11, isBold: false, isCaps: false, isHeading: false };

/** @param part `word/styles.xml`, which a document may lack. */
export function readStyles(part: Uint8Array | undefined): StyleReader {
  const root = part && parseXml(part);
  const styles = new Map<string, XmlElement>();
  for (const style of root ? descendants(root, 'style') : []) {
    styles.set(style.attributes.get('styleId') ?? '', style);
  }
  const defaults = root && descendants(root, 'rPrDefault')[0];
  const base = applyRun(plain, child(defaults, 'rPr'));
  const usual = [...styles.values()].find(
    ({ attributes }) =>
      attributes.get('type') === 'paragraph' &&
      /^(1|true|on)$/.test(attributes.get('default') ?? ''),
  );

  function named(id: string | undefined, from: TextStyle, depth = 0): TextStyle {
    const style = id === undefined ? undefined : styles.get(id);
    if (!style || depth > 10) return from;
    const parent = child(style, 'basedOn')?.attributes.get('val');
    const name = child(style, 'name')?.attributes.get('val') ?? '';
    const inherited = named(parent, from, depth + 1);
    const own = applyParagraph(applyRun(inherited, child(style, 'rPr')), child(style, 'pPr'));
    return headingStyle.test(name) ? { ...own, isHeading: true } : own;
  }

  return (paragraphProperties, runProperties) => {
    const paragraphStyle = child(paragraphProperties, 'pStyle')?.attributes.get('val');
    const ofParagraph = applyParagraph(
      named(paragraphStyle ?? usual?.attributes.get('styleId'), base),
      paragraphProperties,
    );
    const runStyle = child(runProperties, 'rStyle')?.attributes.get('val');
    return applyRun(named(runStyle, ofParagraph), runProperties);
  };
}

function applyParagraph(style: TextStyle, properties: XmlElement | undefined): TextStyle {
  const level = child(properties, 'outlineLvl')?.attributes.get('val');
  return level !== undefined && Number(level) < 9 ? { ...style, isHeading: true } : style;
}

function applyRun(style: TextStyle, properties: XmlElement | undefined): TextStyle {
  const result = { ...style };
  for (const { name, attributes } of properties ? elementsOf(properties) : []) {
    const value = attributes.get('val');
    const isOn = value === undefined || /^(1|true|on)$/.test(value);
    if (name === 'b') result.isBold = isOn;
    if (name === 'caps') result.isCaps = isOn;
    if (name === 'sz' && Number(value) > 0) result.size = Number(value) / 2;
  }
  return result;
}
