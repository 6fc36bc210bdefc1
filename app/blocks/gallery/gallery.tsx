import { useId } from 'react';
import type { BlockOf } from '../../../cms/interface.ts';
import { Picture } from '../../components/picture.tsx';
import { Text } from '../../components/text.tsx';
import './gallery.css';

/** A row of pictures: scrollable on a narrow screen, a grid on a wide one. */
export default function Gallery({ block }: { block: BlockOf<'gallery'> }) {
  const title = useId();
  return (
    <section className="gallery" id={block.anchor ?? undefined}>
      <Text as="h2" id={title} value={block.title} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it */}
      <ul tabIndex={0} aria-labelledby={title}>
        {block.pictures?.map((item, index) => (
          <li key={item.id}>
            {item.picture && <Picture picture={item.picture} sizes={sizesAt(index)} />}
            <Text as="p" value={item.caption} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** In rows of two, the wider one on alternating sides (gallery.css). */
function sizesAt(index: number): string {
  const isWide = index % 4 === 0 || index % 4 === 3;
  return `(min-width: 64rem) ${isWide ? 52 : 37}vw, 76vw`;
}
