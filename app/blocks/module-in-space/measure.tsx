import type { SpaceMeasure } from '../../../cms/interface.ts';
import { ExampleStar } from '../../components/example-mark.tsx';
import { useLanguageTag, useMessages } from '../../site.tsx';
import { withUnit } from './wording.ts';

/** A figure with its unit, how exact it is, and whether it is an example. */
export function Measure({
  of: measure,
  unit,
}: {
  of: SpaceMeasure | null | undefined;
  unit: string;
}) {
  const messages = useMessages();
  const languageTag = useLanguageTag();
  if (!measure) return '–';
  const value = withUnit(measure.value, unit, languageTag);
  const { qualifier } = measure;
  return (
    <>
      {qualifier === 'exactly' ? value : messages[qualifier].replace('{value}', value)}
      <ExampleStar isExample={measure.isExample} />
    </>
  );
}
