import type { BlockOf } from '../../../cms/interface.ts';
import { ExampleMark } from '../../components/example-mark.tsx';
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
      <dl>
        {item.power != null && (
          <div>
            <dt>{messages.casePower}</dt>
            <dd>{`${formatNumber(item.power, language)}${noBreakSpace}${messages.casePowerUnit}`}</dd>
          </div>
        )}
        {item.year != null && (
          <div>
            <dt>{messages.caseYear}</dt>
            <dd>{item.year}</dd>
          </div>
        )}
        {textOf(item.roof) && (
          <div>
            <dt>{messages.caseRoof}</dt>
            <Text as="dd" value={item.roof} />
          </div>
        )}
        {textOf(item.method) && (
          <div>
            <dt>{messages.caseMethod}</dt>
            <Text as="dd" value={item.method} />
          </div>
        )}
        {textOf(item.source) && (
          <div>
            <dt>{messages.source}</dt>
            <Text as="dd" value={item.source} />
          </div>
        )}
      </dl>
    </li>
  );
}
