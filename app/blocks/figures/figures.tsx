import type { BlockOf } from '../../../cms/interface.ts';
import { ExampleMark } from '../../components/example-mark.tsx';
import { Text, textOf } from '../../components/text.tsx';
import { formatNumber, spaceBefore } from '../../i18n/format.ts';
import { useLanguageTag, useMessages } from '../../site.tsx';
import './figures.css';

type Figure = NonNullable<BlockOf<'figures'>['figures']>[number];

export default function Figures({ block }: { block: BlockOf<'figures'> }) {
  return (
    <section className="figures on-cell" id={block.anchor ?? undefined}>
      <Text as="h2" value={block.title} />
      <dl>
        {block.figures?.map((figure) => (
          <FigureRow key={figure.id} figure={figure} />
        ))}
      </dl>
    </section>
  );
}

function FigureRow({ figure }: { figure: Figure }) {
  const messages = useMessages();
  const language = useLanguageTag();
  const pattern = figure.qualifier === 'exactly' ? '{value}' : messages[figure.qualifier];
  const [before, after] = pattern.split('{value}');
  return (
    <div>
      <dt>
        <Text value={figure.label} />
        <ExampleMark isExample={figure.isExample} />
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
        {after && <small>{after}</small>}
      </dd>
    </div>
  );
}
