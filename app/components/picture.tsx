import { type CSSProperties, createContext, useContext } from 'react';
import type { Picture as PictureContent } from '../../cms/interface.ts';
import type { Messages } from '../i18n/en/messages.ts';
import { useMessages } from '../site.tsx';
import './picture.css';
import { pictureWidths } from '../../picture-widths.ts';
import { languageOf, textOf } from './text.tsx';

/** Whether the footer says of all pictures at once that they are visualisations. */
export const AllVisualisations = createContext(false);

interface Properties {
  picture: PictureContent;
  /** The displayed width, as in the `sizes` attribute. */
  sizes: string;
  /** For the picture that a visitor sees first: loaded eagerly, all others lazily. */
  isFirst?: boolean;
}

export function Picture({ picture, sizes, isFirst = false }: Properties) {
  const messages = useMessages();
  const isSaidBelow = useContext(AllVisualisations);
  const widths = pictureWidths.filter((width) => width <= picture.width);
  if (widths.length === 0) widths.push(480);
  const sources = (format: string) =>
    widths.map((width) => `${picture.source}/${width}.${format} ${width}w`).join(', ');
  return (
    <figure className="picture">
      <picture>
        <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
        <source type="image/webp" srcSet={sources('webp')} sizes={sizes} />
        <img
          src={`${picture.source}/800.jpg`}
          width={picture.width}
          height={picture.height}
          alt={alternativeOf(picture, messages)}
          {...languageOf(picture.alternative)}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding={isFirst ? 'auto' : 'async'}
          style={placeholder(picture)}
        />
      </picture>
      {picture.isVisualisation && !isSaidBelow && (
        <figcaption>{messages.pictureCaption}</figcaption>
      )}
    </figure>
  );
}

/** Who hears the picture is told as well that it is no photograph. */
function alternativeOf(
  { alternative, isVisualisation }: PictureContent,
  { visualisationAlternative }: Pick<Messages, 'visualisationAlternative'>,
): string {
  const text = textOf(alternative);
  if (!text || !isVisualisation) return text;
  return visualisationAlternative.replace('{alternative}', () => text);
}

/**
 * Reserves the space of a picture that is still loading. The proportions are given explicitly:
 * those of a smaller size are rounded to whole pixels, so that the layout would shift.
 */
function placeholder({ width, height, dominantColor, focus }: PictureContent): CSSProperties {
  const proportions = {
    '--proportions': `${width} / ${height}`,
    ...(focus && { objectPosition: focus }),
  } as CSSProperties;
  return dominantColor ? { ...proportions, backgroundColor: dominantColor } : proportions;
}
