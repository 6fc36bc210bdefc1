import type { BlockOf } from '../../../cms/interface.ts';
import { PositionItems } from '../../components/position-items.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { Text } from '../../components/text.tsx';
import { useMessages } from '../../site.tsx';
import './job-teaser.css';

export default function JobTeaser({ block }: { block: BlockOf<'jobTeaser'> }) {
  const messages = useMessages();
  const { positions } = block;
  const isEmpty = positions.length === 0;
  return (
    <section className="job-teaser" id={block.anchor ?? undefined}>
      <Text as="h2" value={block.title} />
      {isEmpty ? <p>{messages.jobEmpty}</p> : <PositionItems positions={positions} heading="h3" />}
      <p className="job-teaser-all">
        <SiteLink to={isEmpty ? '/resume_submit' : '/job'}>
          {isEmpty ? messages.jobOpenApplication : messages.jobAll}
        </SiteLink>
      </p>
    </section>
  );
}
