import type { SeriesContent } from '../../cms/interface.ts';
import { ContentLink } from './actions.tsx';
import { Text } from './text.tsx';

/** The name of a product series, linked to its page if it has one. */
export function SeriesName({ series: { name, href } }: { series: SeriesContent }) {
  return <h3>{href ? <ContentLink link={{ label: name, href }} /> : <Text value={name} />}</h3>;
}
