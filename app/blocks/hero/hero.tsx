import type { BlockOf } from '../../../cms/interface.ts';
import { Actions } from '../../components/actions.tsx';
import { Picture } from '../../components/picture.tsx';
import { Text } from '../../components/text.tsx';
import './hero.css';

export default function Hero({ block, isFirst }: { block: BlockOf<'hero'>; isFirst: boolean }) {
  return (
    <section className="hero">
      <Text as={isFirst ? 'h1' : 'h2'} className="hero-title" value={block.title} />
      <div className="hero-text">
        <Text as="p" className="lead" value={block.text} />
        <Actions actions={block.actions} />
      </div>
      {block.picture && <Picture picture={block.picture} sizes="100vw" isFirst={isFirst} />}
    </section>
  );
}
