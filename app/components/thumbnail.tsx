import type { CSSProperties } from 'react';
import type { PictureFile } from '../../cms/interface.ts';
import './picture.css';

interface Properties {
  picture: PictureFile;
  /** The displayed width, as in the `sizes` attribute. */
  sizes: string;
}

/** A picture in a list, beside the words that say what it shows. */
export function Thumbnail({ picture: { source, width, height }, sizes }: Properties) {
  return (
    <picture className="picture">
      <source
        type="image/avif"
        srcSet={`${source}/240.avif 240w, ${source}/480.avif 480w`}
        sizes={sizes}
      />
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
