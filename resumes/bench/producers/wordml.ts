import { strToU8, zipSync } from 'fflate';

/** Hand-written WordprocessingML: what word processors write, without their libraries. */

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

interface RunStyle {
  bold?: boolean;
  italic?: boolean;
  /** In half-points. */
  size?: number;
  color?: string;
  /** Letter spacing, in twentieths of a point. */
  spacing?: number;
}

export function run(text: string, { bold, italic, size, color, spacing }: RunStyle = {}): string {
  const properties = [
    bold ? '<w:b/>' : '',
    italic ? '<w:i/>' : '',
    color ? `<w:color w:val="${color}"/>` : '',
    spacing ? `<w:spacing w:val="${spacing}"/>` : '',
    size ? `<w:sz w:val="${size}"/>` : '',
  ].join('');
  const content = text
    .split('\t')
    .map((part) => `<w:t xml:space="preserve">${escapeXml(part)}</w:t>`)
    .join('<w:tab/>');
  return `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}${content}</w:r>`;
}

interface ParagraphStyle {
  style?: 'Heading1' | 'Heading2' | 'Title';
  /** Tab stops, in twentieths of a point. */
  tabs?: { at: number; align?: 'left' | 'right' }[];
  align?: 'left' | 'center' | 'right';
  bullet?: boolean;
  /** In twentieths of a point. */
  before?: number;
}

export function paragraph(
  runs: string,
  { style, tabs, align, bullet, before = 0 }: ParagraphStyle = {},
): string {
  const properties = [
    style ? `<w:pStyle w:val="${style}"/>` : '',
    bullet ? '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>' : '',
    tabs
      ? `<w:tabs>${tabs.map((tab) => `<w:tab w:val="${tab.align ?? 'left'}" w:pos="${tab.at}"/>`).join('')}</w:tabs>`
      : '',
    `<w:spacing w:before="${before}" w:after="40"/>`,
    align ? `<w:jc w:val="${align}"/>` : '',
  ].join('');
  return `<w:p><w:pPr>${properties}</w:pPr>${runs}</w:p>`;
}

interface Cell {
  content: string;
  /** In twentieths of a point. */
  width: number;
  /** Columns. */
  span?: number;
  fill?: string;
  /** `start` opens a cell that spans the rows below, `next` marks those rows. */
  merge?: 'start' | 'next';
}

export function table(rows: Cell[][], { lines = false } = {}): string {
  const edge = lines ? 'single' : 'nil';
  const borders = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
    .map((side) => `<w:${side} w:val="${edge}" w:sz="4" w:color="444444"/>`)
    .join('');
  const cells = (row: Cell[]) => row.map(cell).join('');
  return (
    `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/><w:tblBorders>${borders}</w:tblBorders></w:tblPr>` +
    rows.map((row) => `<w:tr>${cells(row)}</w:tr>`).join('') +
    '</w:tbl>'
  );
}

function cell({ content, width, span, fill, merge }: Cell): string {
  const properties = [
    `<w:tcW w:w="${width}" w:type="dxa"/>`,
    span ? `<w:gridSpan w:val="${span}"/>` : '',
    merge ? `<w:vMerge${merge === 'start' ? ' w:val="restart"' : ''}/>` : '',
    fill ? `<w:shd w:val="clear" w:color="auto" w:fill="${fill}"/>` : '',
  ].join('');
  return `<w:tc><w:tcPr>${properties}</w:tcPr>${content || '<w:p/>'}</w:tc>`;
}

const namespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" ' +
  'xmlns:v="urn:schemas-microsoft-com:vml"';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const types = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

interface Document {
  body: string;
  font: { latin: string; asian: string };
  /** Paragraphs at the top of every page. */
  header?: string;
  footer?: string;
  /** URLs by the id that `hyperlink` refers to. */
  links?: Record<string, string>;
}

export function hyperlink(id: string, text: string): string {
  return `<w:hyperlink r:id="${id}">${run(text, { color: '0563C1' })}</w:hyperlink>`;
}

export function zipDocument({ body, font, header, footer, links = {} }: Document): Uint8Array {
  const style = (id: string, name: string, size: number) =>
    `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:rPr><w:b/><w:sz w:val="${size}"/></w:rPr></w:style>`;
  const fonts = `<w:rFonts w:ascii="${font.latin}" w:hAnsi="${font.latin}" w:eastAsia="${font.asian}" w:cs="${font.latin}"/>`;
  const files: Record<string, string> = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      '<Default Extension="xml" ContentType="application/xml"/>' +
      [
        'document',
        'styles',
        'numbering',
        ...(header ? ['header'] : []),
        ...(footer ? ['footer'] : []),
      ]
        .map((part) => {
          const type = part === 'document' ? 'document.main' : part;
          return `<Override PartName="/word/${part}.xml" ContentType="${types}.${type}+xml"/>`;
        })
        .join('') +
      '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>' +
      '</Types>',
    '_rels/.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
      `<Relationship Id="rId1" Type="${relations}/officeDocument" Target="word/document.xml"/>` +
      '<Relationship Id="rId2" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"/>' +
      '</Relationships>',
    'docProps/core.xml':
      '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">' +
      `<dc:title>${metadata.title}</dc:title><dc:description>${metadata.description}</dc:description></cp:coreProperties>`,
    'word/_rels/document.xml.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
      ['styles', 'numbering', ...(header ? ['header'] : []), ...(footer ? ['footer'] : [])]
        .map(
          (part) => `<Relationship Id="${part}" Type="${relations}/${part}" Target="${part}.xml"/>`,
        )
        .join('') +
      Object.entries(links)
        .map(
          ([id, address]) =>
            `<Relationship Id="${id}" Type="${relations}/hyperlink" Target="${escapeXml(address)}" TargetMode="External"/>`,
        )
        .join('') +
      '</Relationships>',
    'word/styles.xml':
      `<w:styles ${namespaces}><w:docDefaults><w:rPrDefault><w:rPr>${fonts}<w:sz w:val="20"/></w:rPr></w:rPrDefault></w:docDefaults>` +
      style('Title', 'Title', 40) +
      style('Heading1', 'heading 1', 26) +
      style('Heading2', 'heading 2', 22) +
      '</w:styles>',
    'word/numbering.xml':
      `<w:numbering ${namespaces}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/>` +
      '<w:pPr><w:ind w:left="360" w:hanging="240"/></w:pPr></w:lvl></w:abstractNum>' +
      '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>',
    'word/document.xml':
      `<w:document ${namespaces}><w:body>${body}<w:sectPr>` +
      (header ? '<w:headerReference w:type="default" r:id="header"/>' : '') +
      (footer ? '<w:footerReference w:type="default" r:id="footer"/>' : '') +
      '<w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1000" w:right="1000" w:bottom="1000" w:left="1000" w:header="500" w:footer="500" w:gutter="0"/>' +
      '</w:sectPr></w:body></w:document>',
  };
  if (header) files['word/header.xml'] = `<w:hdr ${namespaces}>${header}</w:hdr>`;
  if (footer) files['word/footer.xml'] = `<w:ftr ${namespaces}>${footer}</w:ftr>`;
  const entries = Object.entries(files).map(
    ([name, content]) => [name, strToU8(head + content)] as const,
  );
  return zipSync(Object.fromEntries(entries), { level: 9, mtime: '2026-01-01' });
}

/** In every file, whoever wrote it. */
export const metadata = {
  title: 'Example CV of a fictitious person',
  description: 'Written to measure the reading of CVs. Every person and organisation is invented.',
};
