import { headingOf } from '../extraction/headings.ts';
import { isLabel } from '../extraction/labels.ts';
import { dropBullet } from '../layout/reading-order.ts';
import type { Cell, Line, ResumeText } from '../model.ts';
import { textOf } from '../model.ts';
import { UnreadableResume } from '../problem.ts';
import { cleanCharacters, joinSpacedLetters } from './characters.ts';
import { readStyles, type StyleReader } from './docx-styles.ts';
import { child, descendants, elementsOf, parseXml, type XmlElement } from './xml.ts';
import { unzipParts } from './zip.ts';

const parts =
  /^word\/(document\d*|styles|header\d*|footer\d*|footnotes|endnotes)\.xml$|^word\/_rels\/document\d*\.xml\.rels$/;

/** Points between the columns that this reader synthesises for tabs and tables. */
const columnWidth = 150;

/** @throws UnreadableResume */
export function readDocx(file: Uint8Array): ResumeText {
  const files = new Map(Object.entries(unzipParts(file, (name) => parts.test(name))));
  const named = (pattern: RegExp) =>
    [...files].filter(([name]) => pattern.test(name)).map(([, bytes]) => bytes);
  const [main] = named(/\/document\d*\.xml$/);
  if (!main) throw new UnreadableResume('unsupportedType');
  const reader = new DocxReader(readStyles(files.get('word/styles.xml')));
  for (const header of named(/\/header\d*\.xml$/)) reader.readPart(parseXml(header));
  reader.readPart(parseXml(main));
  for (const foot of named(/\/(footer\d*|footnotes|endnotes)\.xml$/))
    reader.readPart(parseXml(foot));
  const links = named(/\.rels$/)
    .flatMap((bytes) => descendants(parseXml(bytes), 'Relationship'))
    .filter(({ attributes }) => attributes.get('TargetMode') === 'External')
    .map(({ attributes }) => attributes.get('Target') ?? '');
  return { lines: reader.lines, isPrinted: false, links: [...links, ...reader.fieldLinks] };
}

class DocxReader {
  readonly lines: Line[] = [];
  readonly fieldLinks: string[] = [];
  readonly #styleOf: StyleReader;
  readonly #texts = new Set<string>();
  #page = 1;
  #region = 0;
  #y = 0;

  constructor(styleOf: StyleReader) {
    this.#styleOf = styleOf;
  }

  readPart(part: XmlElement): void {
    this.#region += 1;
    const lines = this.#readBlocks(part);
    // The same header may be stored three times: for first, odd and even pages.
    const text = lines.map(textOf).join('\n');
    if (!this.#texts.has(text)) this.lines.push(...lines);
    this.#texts.add(text);
    this.#region += 1;
  }

  #readBlocks(parent: XmlElement): Line[] {
    const lines: Line[] = [];
    for (const element of elementsOf(parent)) {
      if (element.name === 'p') lines.push(...this.#readParagraph(element));
      else if (element.name === 'tbl') lines.push(...this.#readTable(element));
      // Of two alternatives, the newer.
      else if (element.name === 'AlternateContent')
        lines.push(...this.#readBlocks(chosen(element)));
      else if (!/Pr$|^(del|moveFrom)$/.test(element.name)) lines.push(...this.#readBlocks(element));
    }
    return lines;
  }

  #readParagraph(paragraph: XmlElement): Line[] {
    const properties = child(paragraph, 'pPr');
    const builder = new ParagraphBuilder();
    const boxes: XmlElement[] = [];
    const readRuns = (parent: XmlElement) => {
      for (const element of elementsOf(parent)) {
        if (element.name === 'r') this.#readRun(element, properties, builder, boxes);
        else if (element.name === 'AlternateContent') readRuns(chosen(element));
        else if (!/^(pPr|del|moveFrom|sdtPr)$/.test(element.name)) readRuns(element);
      }
    };
    readRuns(paragraph);
    builder.closeCell();
    const isListed = child(properties, 'numPr') !== undefined;
    const isHeading = this.#styleOf(properties, undefined).isHeading;
    const gap = Number(child(properties, 'spacing')?.attributes.get('before') ?? 0) / 20;
    this.#y += Math.min(gap, 40);
    const own = builder.rows.map((cells) => this.#line(cells, isListed, isHeading));
    return [...own, ...boxes.flatMap((box) => this.#readBox(box))].filter(
      ({ cells }) => cells.length > 0,
    );
  }

  /** A text box is placed independently on the page. */
  #readBox(box: XmlElement): Line[] {
    const outer = this.#region;
    this.#region = outer + 1000;
    const lines = this.#readBlocks(box);
    this.#region = outer + 1001;
    for (const line of lines) line.region = outer + 1000;
    this.#region = outer;
    return lines;
  }

  #line(cells: Cell[], isBullet: boolean, isHeading: boolean): Line {
    const size = Math.max(8, ...cells.map((cell) => cell.size));
    this.#y += size * 1.3;
    const line = { page: this.#page, region: this.#region, y: this.#y, cells, isBullet, isHeading };
    dropBullet(line);
    return line;
  }

  #readRun(
    run: XmlElement,
    paragraph: XmlElement | undefined,
    builder: ParagraphBuilder,
    boxes: XmlElement[],
  ): void {
    const style = this.#styleOf(paragraph, child(run, 'rPr'));
    for (const element of elementsOf(run)) {
      const text = element.children.filter((one) => typeof one === 'string').join('');
      if (element.name === 't') builder.add(style.isCaps ? text.toUpperCase() : text, style);
      else if (element.name === 'noBreakHyphen') builder.add('-', style);
      else if (element.name === 'tab' || element.name === 'ptab') builder.nextCell();
      else if (element.name === 'br' || element.name === 'cr') {
        builder.nextRow();
        if (element.attributes.get('type') === 'page') this.#page += 1;
      } else if (element.name === 'lastRenderedPageBreak') this.#page += 1;
      else if (element.name === 'instrText') this.fieldLinks.push(...linksOfField(text));
      else if (/^(drawing|pict|object|AlternateContent)$/.test(element.name)) {
        const shown = element.name === 'AlternateContent' ? chosen(element) : element;
        boxes.push(...descendants(shown, 'txbxContent'));
      }
    }
  }

  #readTable(table: XmlElement): Line[] {
    const lines: Line[] = [];
    for (const row of rowsOf(table)) {
      const top = this.#y;
      let bottom = top;
      const columns = row.map((cell) => {
        this.#y = top;
        const content = this.#readBlocks(cell);
        bottom = Math.max(bottom, this.#y);
        return content;
      });
      this.#y = bottom;
      lines.push(...(standAlone(columns) ? this.#oneByOne(columns) : alongside(columns)));
    }
    return lines;
  }

  #oneByOne(columns: Line[][]): Line[] {
    const lines = columns.flatMap((column) => {
      this.#region += 1;
      return column.map((line) => ({ ...line, region: this.#region }));
    });
    this.#region += 1;
    return lines;
  }
}

/** Columns laid out with a table, as opposed to rows of one. */
function standAlone(columns: Line[][]): boolean {
  const filled = columns.filter(({ length }) => length > 0);
  if (filled.length < 2) return false;
  const [most = 0, second = 0] = filled.map(({ length }) => length).sort((a, b) => b - a);
  const withHeading = filled.filter((lines) => lines.some((line) => isHeadingLine(line))).length;
  if (withHeading >= 2 && most >= 4) return true;
  const isHanging = filled[0]?.length === 1;
  if (isHanging || most < 8) return false;
  const labels = filled[0]?.filter((line) => isLabel(textOf(line))).length ?? 0;
  return (withHeading >= 1 && second >= 4) || (second >= 6 && labels < second / 2);
}

const isHeadingLine = (line: Line) => line.isHeading || headingOf(textOf(line)) !== null;

/** Rows of a layout table: cells of different columns at the same height. */
function alongside(columns: Line[][]): Line[] {
  const height = Math.max(0, ...columns.map(({ length }) => length));
  return Array.from({ length: height }, (_, index) => {
    const row = columns.map((lines) => lines[index]);
    const first = row.find((line) => line !== undefined);
    if (!first) throw new RangeError('The highest column has a line in every row');
    const cells = row.flatMap((line, column) =>
      (line?.cells ?? []).map((cell) => ({ ...cell, x: cell.x + column * columnWidth * 2 })),
    );
    const isBullet = row.find((line) => line?.cells.length)?.isBullet ?? false;
    return { ...first, cells, isBullet, isHeading: first.isHeading && cells.length === 1 };
  });
}

function rowsOf(table: XmlElement): XmlElement[][] {
  const inside = (parent: XmlElement, name: string): XmlElement[] =>
    elementsOf(parent).flatMap((element) => {
      if (element.name === name) return [element];
      return /^(sdt|sdtContent|customXml|ins)$/.test(element.name) ? inside(element, name) : [];
    });
  return inside(table, 'tr').map((row) => inside(row, 'tc'));
}

function chosen(alternatives: XmlElement): XmlElement {
  return child(alternatives, 'Choice') ?? child(alternatives, 'Fallback') ?? alternatives;
}

const linksOfField = (instruction: string) =>
  [...instruction.matchAll(/HYPERLINK\s+"([^"]{1,500})"/g)].map((match) => match[1] ?? '');

class ParagraphBuilder {
  readonly rows: Cell[][] = [];
  #runs: { text: string; size: number; isBold: boolean }[] = [];
  #row: Cell[] = [];
  #column = 0;

  constructor() {
    this.rows.push(this.#row);
  }

  add(text: string, { size, isBold }: { size: number; isBold: boolean }): void {
    this.#runs.push({ text, size, isBold });
  }

  nextCell(): void {
    this.closeCell();
    this.#column += 1;
  }

  nextRow(): void {
    this.closeCell();
    this.#row = [];
    this.#column = 0;
    this.rows.push(this.#row);
  }

  /** Writes the collected text into the row. Plain text uses many spaces to form columns. */
  closeCell(): void {
    const runs = this.#runs.filter((run) => run.text.trim() !== '');
    const text = cleanCharacters(this.#runs.map((run) => run.text).join(''));
    this.#runs = [];
    const isBold = runs[0]?.isBold ?? false;
    const turns: number[] = [];
    let length = 0;
    for (const [index, run] of runs.entries()) {
      if (index > 0 && run.isBold !== runs[index - 1]?.isBold) turns.push(length);
      length += run.text.length;
    }
    const size = Math.max(0, ...runs.map((run) => run.size));
    for (const [index, part] of text.trim().split(/ {4,}/).entries()) {
      if (index > 0) this.#column += 1;
      const own = joinSpacedLetters(part).replace(/ {2,}/g, ' ');
      const x = this.#column * columnWidth;
      const right = x + Math.min(140, own.length * 5);
      if (own !== '')
        this.#row.push({
          text: own,
          x,
          right,
          size,
          isBold,
          ...(index === 0 && turns.length > 0 && { turns }),
        });
    }
  }
}
