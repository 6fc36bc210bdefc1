import type { BlockOf } from '../../../cms/interface.ts';
import { Text } from '../../components/text.tsx';
import './notice.css';

export default function Notice({ block }: { block: BlockOf<'notice'> }) {
  return (
    <section className="notice">
      <div className={`notice-text notice-${block.kind}`}>
        <Text as="h2" value={block.title} />
        <Text as="p" value={block.text} />
      </div>
    </section>
  );
}
