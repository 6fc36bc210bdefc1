import type { BlockOf } from '../../../cms/interface.ts';
import { Actions } from '../../components/actions.tsx';
import { languageOf, Text, textOf } from '../../components/text.tsx';
import './faq.css';

export default function Faq({ block }: { block: BlockOf<'faq'> }) {
  return (
    <section className="faq" id={block.anchor ?? undefined}>
      <div className="faq-text">
        <Text as="h2" value={block.title} />
        <Text as="p" value={block.text} />
        <Actions actions={block.actions} />
      </div>
      <div className="faq-list">
        {block.questions?.map(({ id, question, answer }) => (
          <details key={id}>
            <Text as="summary" value={question} />
            <div className="faq-answer" {...languageOf(answer)}>
              {textOf(answer)
                .split(/\n\s*\n/)
                .map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
