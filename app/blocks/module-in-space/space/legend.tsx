import type { SpaceContent, SpaceModule, Text as TextValue } from '../../../../cms/interface.ts';
import { ExampleStar } from '../../../components/example-mark.tsx';
import { Text } from '../../../components/text.tsx';
import { useLanguageTag } from '../../../site.tsx';
import { Measure } from '../measure.tsx';
import type { Pose } from '../sheets.ts';
import { withUnit } from '../wording.ts';

interface Named {
  id: string;
  name: TextValue;
  /** Of a layer, in mm. */
  thickness?: number;
  isExample?: boolean;
  /** Of a module. */
  module?: SpaceModule;
}

/** What the picture has to explain, from the top to the bottom: nothing while the module is whole. */
export function namedIn({ ours, glass }: SpaceContent, { apart, beside }: Pose): Named[] {
  if (beside && glass) {
    return [
      { id: 'ours', name: ours.name, module: ours },
      { id: 'glass', name: glass.name, module: glass },
    ];
  }
  return apart ? ours.layers : [];
}

export function Legend({ named }: { named: Named[] }) {
  const languageTag = useLanguageTag();
  if (named.length === 0) return null;
  return (
    <ol className="space-legend">
      {named.map(({ id, name, thickness, isExample, module }, index) => (
        <li key={id} data-entry={id}>
          <b aria-hidden="true">{index + 1}</b>
          <span>
            <Text value={name} />
            {thickness !== undefined && (
              <small>
                {withUnit(thickness, 'mm', languageTag)}
                <ExampleStar isExample={isExample} />
              </small>
            )}
            {module && (
              <small className="space-weight">
                <Measure of={module.weight} unit="kg" />
              </small>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
