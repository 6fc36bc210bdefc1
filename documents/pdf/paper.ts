import PDFDocument from 'pdfkit';
import { type Language, languages } from '../../app/i18n/languages.ts';
import { typeset } from '../../app/i18n/typography.ts';
import type { Text } from '../../cms/interface.ts';
import type { Edition, ShownDocument } from '../shown.ts';
import { lightColors as colors } from '../typesetting/colors.ts';
import { advanceOf, fontFile, runsOf } from './fonts.ts';
import {
  languageOf,
  lineHeight,
  type SetText,
  type Style,
  setText,
  setTitle,
  sizeOf,
  textOf,
  widthOf,
} from './typesetting.ts';

export const page = { width: 595.28, height: 841.89, margin: 42 };
export const contentWidth = page.width - 2 * page.margin;

export type Element = PDFKit.PDFStructureElement;

interface ElementOptions {
  alt?: string;
  lang?: string;
  /** Left, top, right, bottom, for figures. */
  bbox?: [number, number, number, number];
  scope?: 'Row' | 'Column';
}

type Align = 'left' | 'right' | 'center';

/**
 * Pages that are drawn on, and the structure that says what is what to those who do not see
 * them (PDF/UA): all that is drawn is either in an element or an artifact.
 */
export class Paper {
  readonly document: PDFKit.PDFDocument;
  readonly root: Element;
  readonly language: Language;
  readonly #fonts = new Set<string>();
  pages = 0;

  constructor({ title, siteName, kindName, language }: ShownDocument, { date }: Edition) {
    this.language = language;
    const created = new Date(`${date}T00:00:00Z`);
    const options: PDFKit.PDFDocumentOptions = {
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      font: '',
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: languages[language].tag,
      info: {
        Title: `${textOf(title)} – ${kindName}`,
        Author: siteName,
        Subject: kindName,
        Creator: siteName,
        CreationDate: created,
        ModDate: created,
      },
    };
    // The types of the library do not know this standard yet.
    this.document = new PDFDocument(Object.assign(options, { subset: 'PDF/UA' }));
    this.root = this.document.struct('Document');
    this.document.addStructure(this.root);
  }

  addPage(): void {
    this.document.addPage();
    this.pages += 1;
  }

  /** An element that holds others. */
  group(parent: Element, type: string, options: ElementOptions = {}): Element {
    const element = this.document.struct(type, options);
    parent.add(element);
    return element;
  }

  /** An element that is drawn. */
  element(parent: Element, type: string, options: ElementOptions, draw: () => void): void {
    parent.add(this.document.struct(type, options, [draw]));
  }

  /** Something drawn that says nothing. */
  artifact(draw: () => void): void {
    this.document.markContent('Artifact', { type: 'Layout' });
    draw();
    this.document.endMarkedContent();
  }

  set(text: Text, style: Style, width: number): SetText {
    return setText(text, this.language, style, width);
  }

  widthOf(text: string, style: Style, language: Language = this.language): number {
    return widthOf(typeset(text, language).trimEnd(), language, style);
  }

  /** A paragraph, heading or the like. @returns where it ends. */
  text(
    parent: Element,
    type: string,
    text: Text,
    place: { x: number; y: number; width: number; align?: Align },
    style: Style,
    options: ElementOptions = {},
  ): number {
    const set = this.set(text, style, place.width);
    const language = languageOf(text, this.language);
    const lang = language === this.language ? {} : { lang: languages[language].tag };
    this.element(parent, type, { ...lang, ...options }, () => this.drawText(set, place));
    return place.y + set.height;
  }

  title(
    parent: Element,
    text: Text,
    place: { x: number; y: number; width: number },
    style: Style,
  ): number {
    const set = setTitle(text, this.language, style, place.width);
    const lang = set.language === this.language ? {} : { lang: languages[set.language].tag };
    this.element(parent, 'H1', lang, () => this.drawText(set, place));
    return place.y + set.height;
  }

  drawText(set: SetText, { x, y, align = 'left' }: { x: number; y: number; align?: Align }): void {
    const leading = lineHeight(set);
    for (const [index, line] of set.lines.entries()) {
      // Capitals stand in the middle of their line, as they do in browsers.
      const baseline = y + index * leading + leading / 2 + set.style.size * 0.35;
      this.line(line, { x, y: baseline, align, width: set.width }, set.style, set.language);
    }
  }

  /** One line that stands on `y`. @returns its width. */
  line(
    words: string,
    place: { x: number; y: number; align?: Align; width?: number },
    style: Style,
    language: Language = this.language,
  ): number {
    const { document } = this;
    const text = typeset(words, language);
    const width = widthOf(text.trimEnd(), language, style);
    const room = (place.width ?? 0) - width;
    const shift = place.align === 'right' ? room : place.align === 'center' ? room / 2 : 0;
    let x = place.x + shift;
    const size = sizeOf(style, language);
    document.fillColor(style.color).fontSize(size);
    for (const run of runsOf(text, language, style.weight)) {
      this.#chooseFont(run.font);
      document.text(run.text, x, place.y, { lineBreak: false, baseline: 'alphabetic' });
      x += advanceOf(run) * size;
    }
    return width;
  }

  #chooseFont(name: string): void {
    if (!this.#fonts.has(name)) {
      this.#fonts.add(name);
      this.document.registerFont(name, fontFile(name));
    }
    this.document.font(name);
  }

  rule(x: number, y: number, width: number, color: string = colors.line, thickness = 0.5): void {
    this.artifact(() => {
      this.document.lineWidth(thickness).strokeColor(color);
      this.document
        .moveTo(x, y)
        .lineTo(x + width, y)
        .stroke();
    });
  }

  /** @returns the file. */
  async finish(): Promise<Buffer> {
    const chunks: Buffer[] = [];
    this.document.on('data', (chunk: Buffer) => chunks.push(chunk));
    const ended = new Promise<void>((resolve, reject) => {
      this.document.once('end', resolve);
      this.document.once('error', reject);
    });
    this.root.end();
    this.document.end();
    await ended;
    return Buffer.concat(chunks);
  }
}
