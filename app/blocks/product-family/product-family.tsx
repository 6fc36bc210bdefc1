import type { BlockOf } from '../../../cms/interface.ts';
import { Picture } from '../../components/picture.tsx';
import { SeriesName } from '../../components/series-name.tsx';
import { Text } from '../../components/text.tsx';
import './product-family.css';

export default function ProductFamily({ block }: { block: BlockOf<'productFamily'> }) {
  return (
    <section className="product-family" id={block.anchor ?? undefined}>
      <Text as="h2" value={block.title} />
      <Text as="p" className="lead" value={block.text} />
      <ul className="product-family-list">
        {block.series.map((product) => (
          <li key={product.id}>
            {product.picture && (
              <Picture picture={product.picture} sizes="(min-width: 48rem) 33vw, 88vw" />
            )}
            <SeriesName series={product} />
            <Text as="p" className="product-family-figure" value={product.highlight} />
            <Text as="p" value={product.summary} />
          </li>
        ))}
      </ul>
    </section>
  );
}
