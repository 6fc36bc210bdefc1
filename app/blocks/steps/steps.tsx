import type { BlockOf } from '../../../cms/interface.ts';
import { Picture } from '../../components/picture.tsx';
import { Text } from '../../components/text.tsx';
import './steps.css';

/** A procedure step by step; the numbers are those of the list. */
export default function Steps({ block }: { block: BlockOf<'steps'> }) {
  return (
    <section className="section-grid steps" id={block.anchor ?? undefined}>
      <Text as="h2" value={block.title} />
      <Text as="p" className="lead" value={block.text} />
      <ol>
        {block.steps?.map((step) => (
          <li key={step.id}>
            {step.picture && (
              <Picture picture={step.picture} sizes="(min-width: 64rem) 42vw, 100vw" />
            )}
            <div className="steps-text">
              <Text as="h3" value={step.title} />
              <Text as="p" value={step.text} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
