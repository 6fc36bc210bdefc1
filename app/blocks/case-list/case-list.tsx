import type { BlockOf } from '../../../cms/interface.ts';
import { ExampleMark } from '../../components/example-mark.tsx';
import { Fact, Facts } from '../../components/facts.tsx';
import { Picture } from '../../components/picture.tsx';
import { Text, textOf } from '../../components/text.tsx';
import { formatNumber, noBreakSpace } from '../../i18n/format.ts';
import { useLanguageTag, useMessages } from '../../site.tsx';
import './case-list.css';

type Case = NonNullable<BlockOf<'caseList'>['cases']>[number];

export default function CaseList({ block }: { block: BlockOf<'caseList'> }) {
  return (
    <section className="section-grid case-list" id={block.anchor ?? undefined}>
      <Text as="h2" value={block.title} />
      <Text as="p" className="lead" value={block.text} />
      <ul>
        {block.cases?.map((item) => (
          <CaseRow key={item.id} item={item} />
        ))}
      </ul>
    </section>
  );
}

function CaseRow({ item }: { item: Case }) {
  const messages = useMessages();
  const language = useLanguageTag();
  return (
    <li>
      {item.picture && <Picture picture={item.picture} sizes="(min-width: 64rem) 33vw, 100vw" />}
      <div>
        <h3>
          <Text value={item.place} />
          <ExampleMark isExample={item.isExample} />
        </h3>
        <Text as="p" value={item.text} />
      </div>
      <Facts>
        <Fact name={messages.casePower}>
          {item.power != null &&
            `${formatNumber(item.power, language)}${noBreakSpace}${messages.casePowerUnit}`}
        </Fact>
        <Fact name={messages.caseYear}>{item.year}</Fact>
        <Fact name={messages.caseRoof}>{textOf(item.roof) && <Text value={item.roof} />}</Fact>
        <Fact name={messages.caseMethod}>
          {textOf(item.method) && <Text value={item.method} />}
        </Fact>
        <Fact name={messages.source}>{textOf(item.source) && <Text value={item.source} />}</Fact>
      </Facts>
    </li>
  );
}
