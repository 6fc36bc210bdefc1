import type { Picture as PictureContent } from '../../cms/interface.ts';
import { useMessages } from '../site.tsx';
import './picture.css';
import { pictureWidths } from './picture-widths.ts';
import { languageOf, textOf } from './text.tsx';

interface Properties {
  picture: PictureContent;
  /** How wide the picture is shown, as the `sizes` attribute says it. */
  sizes: string;
  /** The picture a visitor sees first: fetched at once, all others when they come near. */
  isFirst?: boolean;
}

export function Picture({ picture, sizes, isFirst = false }: Properties) {
  const messages = useMessages();
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
          alt={textOf(picture.alternative)}
          {...languageOf(picture.alternative)}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding={isFirst ? 'auto' : 'async'}
          style={picture.dominantColor ? { backgroundColor: picture.dominantColor } : undefined}
        />
      </picture>
      {picture.isVisualisation && <figcaption>{messages.pictureCaption}</figcaption>}
    </figure>
  );
}
