import type { Text } from '../../cms/interface.ts';
import type { Edition, Manual, ManualPart } from '../shown.ts';
import { lightColors as colors } from '../typesetting/colors.ts';
import { drawFeet, drawRunningHead, drawWordmark, footTop } from './furniture.ts';
import { contentWidth, Paper, page } from './paper.ts';
import { drawPicture, type Pictures } from './picture.ts';
import { styles } from './styles.ts';
import { drawRows, exampleMark } from './tables.ts';
import { type Style, textOf } from './typesetting.ts';

/** Lines of this length are read with ease. */
const measure = 400;
const left = page.margin;
const pageTop = 84;
const pageBottom = footTop - 18;
const headPicture = { x: 306, width: page.width - 306, height: 204 };
const stepPicture = { width: 170, height: 104 };
const stepIndent = 30;

type StepsPart = Extract<ManualPart, { kind: 'steps' }>;
type NoticePart = Extract<ManualPart, { kind: 'notice' }>;
type ListPart = Extract<ManualPart, { kind: 'list' }>;

/** As many pages as it takes; nothing that belongs together is torn apart by their ends. */
export async function setManual(
  manual: Manual,
  edition: Edition,
  pictures: Pictures,
): Promise<Buffer> {
  const paper = new Paper(manual, edition);
  paper.addPage();
  const writer = new Writer(paper, manual, pictures);
  writer.drawHead();
  for (const [index, part] of manual.parts.entries()) {
    writer.draw(part, manual.parts[index + 1]);
  }
  writer.drawNotes();
  drawFeet(paper, manual, edition);
  return paper.finish();
}

class Writer {
  readonly #paper: Paper;
  readonly #manual: Manual;
  readonly #pictures: Pictures;
  #y = pageTop;

  constructor(paper: Paper, manual: Manual, pictures: Pictures) {
    this.#paper = paper;
    this.#manual = manual;
    this.#pictures = pictures;
  }

  drawHead(): void {
    const paper = this.#paper;
    const { siteName, kindName, title, lead, picture } = this.#manual;
    drawWordmark(paper, siteName);
    const head = paper.group(paper.root, 'Sect');
    const width = picture ? headPicture.x - left - 22 : measure;
    let y = paper.text(head, 'P', kindName, { x: left, y: 84, width }, styles.kind) + 2;
    const style = { ...styles.title, size: 25, leading: 1.14 };
    y = paper.title(head, title, { x: left, y, width }, style) + 8;
    if (lead) y = paper.text(head, 'P', lead, { x: left, y, width }, styles.body);
    if (picture) {
      const box = { ...headPicture, y: 0 };
      drawPicture(paper, head, picture, this.#pictures, box);
      if (picture.caption) {
        const place = { x: box.x, y: box.height + 3, width: page.width - page.margin - box.x };
        paper.text(head, 'Caption', picture.caption, { ...place, align: 'right' }, styles.small);
      }
      y = Math.max(y, box.height + 14);
    }
    this.#y = y + 22;
  }

  draw(part: ManualPart, next: ManualPart | undefined): void {
    switch (part.kind) {
      case 'heading':
        this.#heading(part.text, part.level, next);
        break;
      case 'lead':
      case 'paragraph':
        this.#paragraph(part.text, styles.body, 8);
        break;
      case 'small':
        this.#paragraph(part.text, styles.small, 10);
        break;
      case 'list':
        this.#list(part);
        break;
      case 'steps':
        this.#steps(part);
        break;
      case 'notice':
        this.#notice(part);
        break;
      case 'values':
        this.#values(part);
        break;
    }
  }

  drawNotes(): void {
    const { words, parts } = this.#manual;
    const hasExamples = parts.some(
      (part) => part.kind === 'values' && part.values.some(({ isExample }) => isExample),
    );
    if (hasExamples) this.#paragraph(`${exampleMark} ${words.exampleNote}`, styles.small, 4);
    this.#paragraph(words.origin, styles.small, 0);
  }

  /** Begins a new page where there is no room left for something. */
  #reserve(height: number): void {
    if (this.#y + height <= pageBottom) return;
    this.#paper.addPage();
    drawRunningHead(this.#paper, this.#manual);
    this.#y = pageTop;
  }

  #heading(text: Text, level: 2 | 3, next: ManualPart | undefined): void {
    const style = level === 2 ? styles.section : styles.heading;
    const paper = this.#paper;
    const before = this.#y > pageTop ? 12 : 0;
    const height = paper.set(text, style, contentWidth).height;
    this.#reserve(before + height + 8 + this.#firstOf(next));
    this.#y += this.#y > pageTop ? before : 0;
    const place = { x: left, y: this.#y, width: contentWidth };
    this.#y = paper.text(paper.root, `H${level}`, text, place, style) + 8;
  }

  /** What has to stand on the same page as the heading over it. */
  #firstOf(next: ManualPart | undefined): number {
    if (next?.kind === 'steps') return next.steps[0]?.picture ? stepPicture.height + 40 : 76;
    return next ? 48 : 0;
  }

  #paragraph(text: Text, style: Style, after: number): void {
    const paper = this.#paper;
    const set = paper.set(text, style, measure + 40);
    this.#reserve(set.height);
    const place = { x: left, y: this.#y, width: measure + 40 };
    this.#y = paper.text(paper.root, 'P', text, place, style) + after;
  }

  #list({ items, isOrdered }: ListPart): void {
    const paper = this.#paper;
    const list = paper.group(paper.root, 'L');
    const width = measure + 40 - 16;
    for (const [index, item] of items.entries()) {
      const set = paper.set(item, styles.body, width);
      this.#reserve(set.height);
      const y = this.#y;
      const line = paper.group(list, 'LI');
      const label = isOrdered ? `${index + 1}.` : '•';
      paper.text(line, 'Lbl', label, { x: left, y, width: 16 }, styles.body);
      this.#y = paper.text(line, 'LBody', item, { x: left + 16, y, width }, styles.body) + 5;
    }
    this.#y += 6;
  }

  #steps({ steps }: StepsPart): void {
    const paper = this.#paper;
    const list = paper.group(paper.root, 'L');
    for (const [index, step] of steps.entries()) {
      const room = contentWidth - stepIndent - (step.picture ? stepPicture.width + 20 : 70);
      const title = paper.set(step.title, styles.bodyStrong, room);
      const text = paper.set(step.text, styles.body, room);
      const words = title.height + 2 + text.height;
      const height = Math.max(words, step.picture ? stepPicture.height + 12 : 0);
      this.#reserve(height + 18);
      paper.rule(left, this.#y, contentWidth);
      const y = this.#y + 9;
      const line = paper.group(list, 'LI');
      const number = { x: left, y: y - 4, width: stepIndent };
      paper.text(line, 'Lbl', String(index + 1), number, { ...styles.section, leading: 1.1 });
      const body = paper.group(line, 'LBody');
      const place = { x: left + stepIndent, width: room };
      const below = paper.text(body, 'P', step.title, { ...place, y }, styles.bodyStrong) + 2;
      if (textOf(step.text)) paper.text(body, 'P', step.text, { ...place, y: below }, styles.body);
      if (step.picture) {
        const x = left + contentWidth - stepPicture.width;
        drawPicture(paper, body, step.picture, this.#pictures, { ...stepPicture, x, y: y + 2 });
        const { caption } = step.picture;
        const under = { x, y: y + stepPicture.height + 3, width: stepPicture.width };
        if (caption)
          paper.text(body, 'Caption', caption, { ...under, align: 'right' }, styles.small);
      }
      this.#y = y + height + 9;
    }
    this.#y += 6;
  }

  /** A warning has the accent at its side, as it does on the pages. */
  #notice({ title, text, isWarning }: NoticePart): void {
    const paper = this.#paper;
    const width = contentWidth - 32;
    const head = paper.set(title, styles.heading, width);
    const body = paper.set(text, styles.body, width);
    const height = head.height + 3 + body.height + 22;
    this.#reserve(height);
    const y = this.#y;
    paper.artifact(() => {
      const { document } = paper;
      document.rect(left, y, contentWidth, height).lineWidth(0.6).stroke(colors.lineStrong);
      document.rect(left, y, 4, height).fill(isWarning ? colors.accent : colors.lineStrong);
    });
    const section = paper.group(paper.root, 'Sect');
    const place = { x: left + 18, width };
    const below = paper.text(section, 'H2', title, { ...place, y: y + 11 }, styles.heading) + 3;
    paper.text(section, 'P', text, { ...place, y: below }, styles.body);
    this.#y = y + height + 18;
  }

  #values({ values }: Extract<ManualPart, { kind: 'values' }>): void {
    this.#reserve(values.length * 20);
    const column = { x: left, y: this.#y, width: measure + 40 };
    this.#y = drawRows(this.#paper, this.#paper.root, values, column) + 14;
  }
}
