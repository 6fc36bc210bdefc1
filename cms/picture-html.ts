import { type Language, languages } from '../app/i18n/languages.ts';
import { staffMessage } from '../app/i18n/staff.ts';
import { pictureWidths } from '../picture-widths.ts';
import type { Picture } from './interface.ts';

/** The measure of a text, or the width of a small screen without its margins. */
const sizes = '(min-width: 48rem) 44rem, 92vw';

/** A picture within formatted text, like those of blocks (app/components/picture.tsx). */
export function pictureToHtml(picture: Picture, language: Language): string {
  const { source, width, height, alternative, isVisualisation, dominantColor } = picture;
  const fitting = pictureWidths.filter((one) => one <= width);
  const widths = fitting.length > 0 ? fitting : [480];
  const sourceOf = (format: string) => {
    const variants = widths.map((one) => `${source}/${one}.${format} ${one}w`).join(', ');
    return `<source type="image/${format}" srcset="${escaped(variants)}" sizes="${sizes}">`;
  };
  const color = /^#[0-9a-f]{6}$/.test(dominantColor ?? '')
    ? `;background-color:${dominantColor}`
    : '';
  const text = typeof alternative === 'object' ? alternative.text : alternative;
  const tag = typeof alternative === 'object' ? languages[alternative.language].tag : undefined;
  return [
    '<figure class="picture"><picture>',
    ...['avif', 'webp'].map(sourceOf),
    `<img src="${escaped(source)}/800.jpg" width="${width}" height="${height}"`,
    ` alt="${escaped(text)}"${tag ? ` lang="${tag}"` : ''} loading="lazy" decoding="async"`,
    ` style="--proportions:${width} / ${height}${color}"></picture>`,
    isVisualisation
      ? `<figcaption>${escaped(staffMessage('isVisualisation', language))}</figcaption>`
      : '',
    '</figure>',
  ].join('');
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);
