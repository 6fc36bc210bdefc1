import type { BlockOf } from '../../../cms/interface.ts';
import { SiteLink } from '../../components/site-link.tsx';
import { Text } from '../../components/text.tsx';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguageTag, useMessages } from '../../site.tsx';

export default function JobCount({ block }: { block: BlockOf<'jobCount'> }) {
  const messages = useMessages();
  const languageTag = useLanguageTag();
  return (
    <section id={block.anchor ?? undefined}>
      <Text as="h2" value={block.title} />
      <p className="lead">{formatNumber(block.total, languageTag)}</p>
      <SiteLink to="/job">{messages.jobAll}</SiteLink>
    </section>
  );
}
