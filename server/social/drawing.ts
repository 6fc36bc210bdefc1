import sharp from 'sharp';
import { wordmark } from '../../app/components/wordmark-arcs.ts';
import { type Language, languages } from '../../app/i18n/languages.ts';
import { lightColors as colors } from '../../documents/typesetting/colors.ts';
import {
  breakIntoLines,
  splitEverywhere,
  unitsOf,
} from '../../documents/typesetting/line-breaking.ts';
import { type Typesetter, typesetterFor } from '../../documents/typesetting/typesetter.ts';
import { previewHeight, previewWidth } from '../pages/preview-size.ts';

/** What a preview shows. */
export interface Preview {
  title: string;
  /** Of the title, which may be in English on a page that is not translated. */
  language: Language;
  siteName: string;
  /** Stands below the title, such as that the picture is a visualisation. */
  caption: string;
  picture: Buffer | null;
  /** What stays in sight of it, as `object-position`: `30% 60%`; its middle by default. */
  focus?: string | undefined;
}

const margin = 72;
/** Where the picture starts, for previews that have one. */
const pictureLeft = 640;
const sizes = [88, 84, 80, 76, 72, 69, 66, 63, 60, 57, 54, 51, 48, 45, 42, 39, 36, 33, 30];
const sizeOfSplitWords = 54;
/** Where the line bends upwards, for those that have none. */
const bendStart = 980;
/** Above the title is the wordmark, below it the line. */
const titleTop = 150;
const titleBottom = 498;
const lineTop = 548;
const amberLine = `fill="none" stroke="${colors.accent}" stroke-width="3"`;

/** The preview of a page as a PNG. The work of it is done in other threads than this one. */
export async function drawPreview(preview: Preview): Promise<Buffer> {
  const { title, language, siteName, caption, picture, focus } = preview;
  const typesetter = await typesetterFor([title, caption], language, 'light');
  const parts = [
    `<rect width="${previewWidth}" height="${previewHeight}" fill="${colors.paper}"/>`,
    drawWordmark(await typesetterFor([siteName], language, 'strong'), siteName),
    drawTitle(typesetter, title, language, (picture ? pictureLeft : bendStart) - margin - 40),
    picture ? drawLine(pictureLeft) : drawBentLine(),
    caption
      ? `<g fill="${colors.inkSoft}">${typesetter.outline(caption, { x: margin, y: 588, size: 20 })}</g>`
      : '',
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${previewWidth}" height="${previewHeight}">${parts.join('')}</svg>`;
  const drawing = sharp(Buffer.from(svg));
  if (picture) {
    const shown = await crop(picture, focus);
    drawing.composite([{ input: shown, left: pictureLeft, top: 0 }]);
  }
  return drawing.flatten({ background: colors.paper }).png({ palette: true, effort: 4 }).toBuffer();
}

/** Fills the place of the picture as a page does: `object-fit: cover` with `object-position`. */
async function crop(picture: Buffer, focus = '50% 50%'): Promise<Buffer> {
  const [width, height] = [previewWidth - pictureLeft, previewHeight];
  const original = await sharp(picture).metadata();
  const scale = Math.max(width / original.width, height / original.height);
  const scaled = {
    width: Math.max(width, Math.round(original.width * scale)),
    height: Math.max(height, Math.round(original.height * scale)),
  };
  const [x = 50, y = 50] = focus.split(' ').map(Number.parseFloat);
  return sharp(picture)
    .resize({ ...scaled, fit: 'fill' })
    .extract({
      ...{ width, height },
      left: Math.round(((scaled.width - width) * x) / 100),
      top: Math.round(((scaled.height - height) * y) / 100),
    })
    .toBuffer();
}

function drawWordmark(typesetter: Typesetter, siteName: string): string {
  const { strokeWidth, outer, inner } = wordmark;
  const line = `fill="none" stroke-width="${strokeWidth}" stroke-linecap="round"`;
  return `<g transform="translate(${margin - 2} 62) scale(1.3)"><path d="${outer}" stroke="${colors.ink}" ${line}/><path d="${inner}" stroke="${colors.accent}" ${line}/></g>
<g fill="${colors.ink}">${typesetter.outline(siteName, { x: margin + 74, y: 106, size: 40 })}</g>`;
}

function drawLine(end: number): string {
  return `<path d="M${margin} ${lineTop}H${end}" ${amberLine}/>`;
}

/** Where there is no picture, the line bends as the modules do, and runs off the paper. */
function drawBentLine(): string {
  const bend = `M${margin} ${lineTop}H${bendStart - 60}C${bendStart + 90} ${lineTop} ${bendStart + 150} 440 ${previewWidth + 10} 250`;
  return `<path d="${bend}" ${amberLine}/>`;
}

function drawTitle(typesetter: Typesetter, title: string, language: Language, width: number) {
  const { lines, size } = setTitle(typesetter, title, language, width);
  const leading = leadingOf(language);
  const outlines = lines.map((line, index) => {
    const y = titleBottom - (lines.length - 1 - index) * size * leading;
    return typesetter.outline(line, { x: margin, y, size });
  });
  return `<g fill="${colors.ink}">${outlines.join('')}</g>`;
}

/**
 * The title as large as there is room for it; a little smaller where that saves a line or keeps
 * a phrase together.
 */
function setTitle(typesetter: Typesetter, title: string, language: Language, width: number) {
  const units = unitsOf(title, languages[language].tag);
  const widthOf = memoize(typesetter.widthOf);
  let best = { lines: [title], size: 0, score: 0 };
  for (const size of sizes) {
    const broken = breakIntoLines(units, widthOf, width / size);
    if (!broken || !fits(broken.lines.length, size, language)) continue;
    const score = size * (1 - 0.11 * (broken.lines.length - 1)) * (1 - broken.worst / 150);
    if (score > best.score) best = { lines: broken.lines, size, score };
  }
  if (best.size > 0) return best;
  const split = splitEverywhere(units);
  for (const size of sizes.filter((one) => one <= sizeOfSplitWords)) {
    const broken = breakIntoLines(split, widthOf, width / size);
    if (broken && fits(broken.lines.length, size, language)) return { lines: broken.lines, size };
  }
  return best;
}

function fits(lines: number, size: number, language: Language): boolean {
  const height = (lines - 1) * size * leadingOf(language) + size;
  return height <= titleBottom - titleTop && (lines <= 4 || size < 50);
}

const leadingOf = (language: Language) => (language === 'zh' || language === 'ja' ? 1.32 : 1.08);

function memoize(widthOf: (text: string) => number): (text: string) => number {
  const known = new Map<string, number>();
  return (text) => {
    const width = known.get(text) ?? widthOf(text);
    known.set(text, width);
    return width;
  };
}
