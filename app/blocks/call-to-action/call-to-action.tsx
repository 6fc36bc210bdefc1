import type { BlockOf } from '../../../cms/interface.ts';
import { Actions } from '../../components/actions.tsx';
import { Text } from '../../components/text.tsx';
import './call-to-action.css';

export default function CallToAction({ block }: { block: BlockOf<'callToAction'> }) {
  return (
    <section className="call-to-action on-cell" id={block.anchor ?? undefined}>
      <Text as="h2" value={block.title} />
      <div>
        <Text as="p" className="lead" value={block.text} />
        <Actions actions={block.actions} />
      </div>
    </section>
  );
}
