import type { BlockOf } from '../../../cms/interface.ts';
import { areAllExamples, ExampleNote, ExampleStar } from '../../components/example-mark.tsx';
import { Text, textOf } from '../../components/text.tsx';
import { formatNumber, spaceBefore } from '../../i18n/format.ts';
import { useLanguageTag, useMessages } from '../../site.tsx';
import './figures.css';

type Figure = NonNullable<BlockOf<'figures'>['figures']>[number];

export default function Figures({ block }: { block: BlockOf<'figures'> }) {
  const figures = block.figures ?? [];
  const isMarked = !areAllExamples(figures);
  return (
    <section className="figures on-cell" id={block.anchor ?? undefined}>
      <Text as="h2" value={block.title} />
      <dl>
        {figures.map((figure) => (
          <FigureRow key={figure.id} figure={figure} isMarked={isMarked} />
        ))}
      </dl>
      <ExampleNote rows={figures} />
    </section>
  );
}

function FigureRow({ figure, isMarked }: { figure: Figure; isMarked: boolean }) {
  const messages = useMessages();
  const language = useLanguageTag();
  const pattern = figure.qualifier === 'exactly' ? '{value}' : messages[figure.qualifier];
  const [before, after] = pattern.split('{value}');
  return (
    <div>
      <dt>
        <Text value={figure.label} />
        <ExampleStar isExample={isMarked && figure.isExample} />
      </dt>
      <dd>
        <small className="figures-before">{before}</small>
        <span className="figures-value">{formatNumber(figure.value, language)}</span>
        {textOf(figure.unit) && (
          <>
            {spaceBefore(textOf(figure.unit), language)}
            <Text className="figures-unit" value={figure.unit} />
          </>
        )}
        {after && <span className="figures-unit">{after}</span>}
      </dd>
    </div>
  );
}
