import type { BlockOf } from '../../../cms/interface.ts';
import { Text } from '../../components/text.tsx';
import './quotes.css';

/** Quotations from publications with their sources; no faces, no names. */
export default function Quotes({ block }: { block: BlockOf<'quotes'> }) {
  return (
    <section className="quotes" id={block.anchor ?? undefined}>
      <Text as="h2" value={block.title} />
      {block.quotes?.map((quote) => (
        <figure key={quote.id}>
          <blockquote>
            <Text as="p" value={quote.text} />
          </blockquote>
          <Text as="figcaption" value={quote.source} />
        </figure>
      ))}
    </section>
  );
}
