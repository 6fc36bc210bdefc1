import type { BlockOf } from '../../../cms/interface.ts';
import { Picture } from '../../components/picture.tsx';
import { SeriesName } from '../../components/series-name.tsx';
import { Text } from '../../components/text.tsx';
import './related-products.css';

/** Two columns, with pictures beside the text; or three, with pictures above it. */
export default function RelatedProducts({ block }: { block: BlockOf<'relatedProducts'> }) {
  const inWideWindows = block.series.length === 3 ? '30vw' : '14vw';
  return (
    <section className="related-products" id={block.anchor ?? undefined}>
      <Text as="h2" value={block.title} />
      <ul>
        {block.series.map((product) => (
          <li key={product.id}>
            {product.picture && (
              <Picture
                picture={product.picture}
                sizes={`(min-width: 64rem) ${inWideWindows}, 28vw`}
              />
            )}
            <div>
              <SeriesName series={product} />
              <Text as="p" className="related-products-figure" value={product.highlight} />
              <Text as="p" value={product.summary} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
