import { joinSentences } from '../../app/i18n/text.ts';
import type { Text } from '../../cms/interface.ts';
import type { Edition, Guide, ShownPart } from '../shown.ts';
import { Flow, measure } from './flow.ts';
import { drawFeet, drawWordmark } from './furniture.ts';
import { drawChecklist, drawDecisions, drawList, drawNotice, drawSteps } from './guide-parts.ts';
import { drawLineDrawing } from './line-drawing.ts';
import { contentWidth, Paper, page } from './paper.ts';
import { drawPicture, type Pictures } from './picture.ts';
import { drawRecordSheet, drawRoomForNotes } from './record-sheet.ts';
import { styles } from './styles.ts';
import { drawRows, exampleMark } from './tables.ts';
import type { Style } from './typesetting.ts';

const left = page.margin;
const headPicture = { x: 306, width: page.width - 306, height: 204 };
/** Of what follows a heading, on the same page: the first step, or the first lines. */
const firstStep = { withPicture: 144, plain: 76 };
const firstLines = 48;
const firstRows = 90;
const rowHeight = 20;

/** As many pages as it takes; nothing that belongs together is torn apart by their ends. */
export async function setGuide(
  guide: Guide,
  edition: Edition,
  pictures: Pictures,
): Promise<Buffer> {
  const paper = new Paper(guide, edition);
  paper.addPage();
  const writer = new Writer(paper, guide, pictures);
  writer.drawHead();
  for (const [index, part] of guide.parts.entries()) {
    writer.draw(part, guide.parts.slice(index + 1, index + 3));
  }
  writer.drawNotes();
  drawFeet(paper, guide, edition);
  return paper.finish();
}

class Writer {
  readonly #paper: Paper;
  readonly #flow: Flow;
  readonly #guide: Guide;
  readonly #pictures: Pictures;

  constructor(paper: Paper, guide: Guide, pictures: Pictures) {
    this.#paper = paper;
    this.#flow = new Flow(paper, guide);
    this.#guide = guide;
    this.#pictures = pictures;
  }

  drawHead(): void {
    const paper = this.#paper;
    const { siteName, kindName, title, lead, picture } = this.#guide;
    drawWordmark(paper, siteName);
    const head = paper.group(paper.root, 'Sect');
    const width = picture ? headPicture.x - left - 22 : measure - 40;
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
    this.#flow.y = y + 22;
  }

  /** @param next what follows; a heading stays with it. */
  draw(part: ShownPart, next: ShownPart[]): void {
    const flow = this.#flow;
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
        drawList(flow, part);
        break;
      case 'checklist':
        drawChecklist(flow, part);
        break;
      case 'steps':
        drawSteps(flow, part, this.#pictures);
        break;
      case 'notice':
        drawNotice(flow, part);
        break;
      case 'decisions':
        drawDecisions(flow, part, this.#guide.messages);
        break;
      case 'drawing': {
        const name = this.#guide.messages.drawing.replace('{number}', String(part.number));
        const { hasExamples, note } = part.drawing;
        const notes = [note, hasExamples && this.#example];
        const said = joinSentences(notes, this.#guide.language);
        drawLineDrawing(flow, part.drawing, name, said || null);
        break;
      }
      case 'recordSheet':
        drawRoomForNotes(flow, this.#guide.messages.notesToFillIn);
        drawRecordSheet(flow, part, this.#notes().height + 10);
        break;
      case 'values':
        flow.reserve(part.values.length * rowHeight);
        flow.y = drawRows(flow.paper, flow.paper.root, part.values, {
          ...{ x: left, y: flow.y, width: measure },
        });
        flow.y += 14;
    }
  }

  drawNotes(): void {
    this.#flow.settle();
    for (const text of this.#notes().texts) this.#paragraph(text, styles.small, 4);
  }

  get #example(): string {
    return `${exampleMark} ${this.#guide.messages.exampleNote}`;
  }

  /** What stands at the end of every guide; a drawing has the note of its own examples. */
  #notes(): { texts: string[]; height: number } {
    const { messages, parts } = this.#guide;
    const hasExamples = parts.some(
      (part) => part.kind === 'values' && part.values.some(({ isExample }) => isExample),
    );
    const texts = [...(hasExamples ? [this.#example] : []), messages.origin];
    const heights = texts.map((text) => this.#paper.set(text, styles.small, measure).height + 4);
    return { texts, height: heights.reduce((sum, height) => sum + height, 0) };
  }

  #heading(text: Text, level: 2 | 3, next: ShownPart[]): void {
    const flow = this.#flow;
    const style = level === 2 ? styles.section : styles.heading;
    const height = this.#paper.set(text, style, contentWidth).height;
    flow.reserve(12 + height + 8 + this.#beginningOf(next));
    if (!flow.isAtTop) flow.y += 12;
    const place = { x: left, y: flow.y, width: contentWidth };
    flow.y = this.#paper.text(this.#paper.root, `H${level}`, text, place, style) + 8;
  }

  /** A paragraph that introduces something stays with the first of it, too. */
  #beginningOf([next, ...others]: ShownPart[]): number {
    if (next?.kind !== 'paragraph') return firstOf(next);
    return this.#paper.set(next.text, styles.body, measure).height + 8 + firstOf(others[0]);
  }

  #paragraph(text: Text, style: Style, after: number): void {
    const flow = this.#flow;
    flow.reserve(this.#paper.set(text, style, measure).height);
    const place = { x: left, y: flow.y, width: measure };
    flow.y = this.#paper.text(this.#paper.root, 'P', text, place, style) + after;
  }
}

function firstOf(next: ShownPart | undefined): number {
  switch (next?.kind) {
    case undefined:
    case 'drawing':
      return 0;
    case 'steps':
      return next.steps[0]?.picture ? firstStep.withPicture : firstStep.plain;
    case 'values':
      return next.values.length * rowHeight;
    case 'decisions':
      return firstRows;
    default:
      return firstLines;
  }
}
