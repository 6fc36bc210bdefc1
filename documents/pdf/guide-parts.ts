import type { DocumentMessages } from '../../app/i18n/en/documents.ts';
import type { Text } from '../../cms/interface.ts';
import type { ShownPart } from '../shown.ts';
import { lightColors as colors } from '../typesetting/colors.ts';
import { type Flow, measure } from './flow.ts';
import { contentWidth, type Element, page } from './paper.ts';
import { drawPicture, type Pictures } from './picture.ts';
import { styles } from './styles.ts';
import { textOf } from './typesetting.ts';

type Part<Kind extends ShownPart['kind']> = Extract<ShownPart, { kind: Kind }>;

const left = page.margin;
const stepPicture = { width: 170, height: 104 };
const stepIndent = 30;
const bullet = 16;
const box = { size: 9, indent: 19 };
const documentColumn = 170;
/** Of a table, they stay together. */
const lastRows = 3;

export function drawList(flow: Flow, { items, isOrdered }: Part<'list'>): void {
  const { paper } = flow;
  const list = paper.group(paper.root, 'L');
  const width = measure - bullet;
  for (const [index, item] of items.entries()) {
    flow.reserve(paper.set(item, styles.body, width).height);
    const { y } = flow;
    const line = paper.group(list, 'LI');
    const label = isOrdered ? `${index + 1}.` : '•';
    paper.text(line, 'Lbl', label, { x: left, y, width: bullet }, styles.body);
    flow.y = paper.text(line, 'LBody', item, { x: left + bullet, y, width }, styles.body) + 5;
  }
  flow.y += 6;
}

/** The boxes are for a pen; they say nothing that the text does not. */
export function drawChecklist(flow: Flow, { points }: Part<'checklist'>): void {
  const { paper } = flow;
  const list = paper.group(paper.root, 'L');
  const width = measure - box.indent;
  for (const point of points) {
    flow.reserve(paper.set(point, styles.body, width).height);
    const { y } = flow;
    paper.artifact(() => {
      const place: [number, number] = [left, y + 2.6];
      paper.document
        .rect(...place, box.size, box.size)
        .lineWidth(0.7)
        .stroke(colors.ink);
    });
    const line = paper.group(list, 'LI');
    const place = { x: left + box.indent, y, width };
    flow.y = paper.text(line, 'LBody', point, place, styles.body) + 5;
  }
  flow.y += 6;
}

export function drawSteps(flow: Flow, { steps }: Part<'steps'>, pictures: Pictures): void {
  const { paper } = flow;
  const list = paper.group(paper.root, 'L');
  for (const [index, step] of steps.entries()) {
    const room = contentWidth - stepIndent - (step.picture ? stepPicture.width + 20 : 70);
    const title = paper.set(step.title, styles.bodyStrong, room);
    const text = paper.set(step.text, styles.body, room);
    const textHeight = title.height + 2 + text.height;
    const height = Math.max(textHeight, step.picture ? stepPicture.height + 12 : 0);
    flow.reserve(height + 18);
    paper.rule(left, flow.y, contentWidth);
    const y = flow.y + 9;
    const line = paper.group(list, 'LI');
    const number = { x: left, y: y - 4, width: stepIndent };
    paper.text(line, 'Lbl', String(index + 1), number, { ...styles.section, leading: 1.1 });
    const body = paper.group(line, 'LBody');
    const place = { x: left + stepIndent, width: room };
    const below = paper.text(body, 'P', step.title, { ...place, y }, styles.bodyStrong) + 2;
    if (textOf(step.text)) paper.text(body, 'P', step.text, { ...place, y: below }, styles.body);
    if (step.picture) drawStepPicture(flow, body, step.picture, pictures, y);
    flow.y = y + height + 9;
  }
  flow.y += 6;
}

type StepPicture = NonNullable<Part<'steps'>['steps'][number]['picture']>;

function drawStepPicture(
  { paper }: Flow,
  body: Element,
  picture: StepPicture,
  pictures: Pictures,
  y: number,
): void {
  const x = left + contentWidth - stepPicture.width;
  drawPicture(paper, body, picture, pictures, { ...stepPicture, x, y: y + 2 });
  if (!picture.caption) return;
  const under = { x, y: y + stepPicture.height + 3, width: stepPicture.width };
  paper.text(body, 'Caption', picture.caption, { ...under, align: 'right' }, styles.small);
}

/** A warning has the accent at its side, as it does on the pages. */
export function drawNotice(flow: Flow, { title, text, isWarning }: Part<'notice'>): void {
  const { paper } = flow;
  const width = contentWidth - 32;
  const head = paper.set(title, styles.heading, width);
  const body = paper.set(text, styles.body, width);
  const height = head.height + 3 + body.height + 22;
  flow.reserve(height);
  const { y } = flow;
  paper.artifact(() => {
    const { document } = paper;
    document.rect(left, y, contentWidth, height).lineWidth(0.6).stroke(colors.lineStrong);
    document.rect(left, y, 4, height).fill(isWarning ? colors.accent : colors.lineStrong);
  });
  const section = paper.group(paper.root, 'Sect');
  const place = { x: left + 18, width };
  const below = paper.text(section, 'H2', title, { ...place, y: y + 11 }, styles.heading) + 3;
  paper.text(section, 'P', text, { ...place, y: below }, styles.body);
  flow.y = y + height + 18;
}

/** Which document decides what, row by row; each page says again what its columns are. */
export function drawDecisions(
  flow: Flow,
  { rows }: Part<'decisions'>,
  messages: DocumentMessages,
): void {
  const { paper } = flow;
  const table = paper.group(paper.root, 'Table');
  const head: Text[] = [messages.decidingDocument, messages.decides];
  drawDecision(flow, table, head, true);
  const heights = rows.map(({ document, decides }) => heightOf(flow, [document, decides], false));
  for (const [index, { document, decides: what }] of rows.entries()) {
    const page = paper.pages;
    const isEnd = index === rows.length - lastRows;
    const together = heights.slice(index, isEnd ? undefined : index + 1);
    flow.reserve(together.reduce((sum, height) => sum + height, 0));
    if (paper.pages > page) drawDecision(flow, table, head, true);
    drawDecision(flow, table, [document, what], false);
  }
  flow.y += 16;
}

const columns = [
  { x: left, width: documentColumn - 14 },
  { x: left + documentColumn, width: contentWidth - documentColumn },
];

const setRow = ({ paper }: Flow, texts: Text[], isHead: boolean) =>
  texts.map((text, column) => {
    const style = isHead || column === 0 ? styles.cellStrong : styles.cell;
    return paper.set(text, style, columns[column]?.width ?? 0);
  });

const heightOf = (flow: Flow, texts: Text[], isHead: boolean): number =>
  Math.max(...setRow(flow, texts, isHead).map(({ height }) => height)) + 9;

function drawDecision(flow: Flow, table: Element, texts: Text[], isHead: boolean): void {
  const { paper } = flow;
  const line = paper.group(table, 'TR');
  if (isHead) paper.rule(left, flow.y, contentWidth, colors.lineStrong);
  for (const [column, set] of setRow(flow, texts, isHead).entries()) {
    const place = { x: columns[column]?.x ?? left, y: flow.y + 4.5 };
    const draw = () => paper.drawText(set, place);
    if (isHead) paper.element(line, 'TH', { scope: 'Column' }, draw);
    else if (column === 0) paper.element(line, 'TH', { scope: 'Row' }, draw);
    else paper.element(line, 'TD', {}, draw);
  }
  flow.y += heightOf(flow, texts, isHead);
  paper.rule(left, flow.y, contentWidth);
}
