import type { CSSProperties } from 'react';
import type { PictureFile } from '../../cms/interface.ts';
import './picture.css';

/** A picture in a list, beside the words that say what it shows. */
export function Thumbnail({ source, width, height }: PictureFile) {
  return (
    <picture className="picture">
      <source type="image/avif" srcSet={`${source}/480.avif`} />
      <img
        src={`${source}/480.jpg`}
        {...{ width, height }}
        alt=""
        loading="lazy"
        decoding="async"
        style={{ '--proportions': `${width} / ${height}` } as CSSProperties}
      />
    </picture>
  );
}
