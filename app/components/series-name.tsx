import type { SeriesContent } from '../../cms/interface.ts';
import { ContentLink } from './actions.tsx';
import { Text } from './text.tsx';

/** The name of a product series, linked to its page if it has one, here or elsewhere. */
export function SeriesName({ series: { name, href } }: { series: SeriesContent }) {
  if (!href) return <Text as="h3" value={name} />;
  return (
    <h3>
      <ContentLink link={{ label: name, href }} />
    </h3>
  );
}
