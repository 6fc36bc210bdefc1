import type { SpaceContent } from '../../../../cms/interface.ts';
import { ExampleStar } from '../../../components/example-mark.tsx';
import { Slider } from '../../../components/slider.tsx';
import { joinSentences, textOf } from '../../../i18n/text.ts';
import { useLanguageTag } from '../../../site.tsx';
import type { Pose } from '../sheets.ts';
import { bentTo, type Words, withUnit } from '../wording.ts';

interface Properties {
  space: SpaceContent;
  words: Words;
  pose: Pose;
  change: (part: Partial<Pose>) => void;
}

/** All that can be done with the picture, by keys as well. */
export function Controls({ space, words, pose, change }: Properties) {
  const languageTag = useLanguageTag();
  const { bendRadius, glass, ours } = space;
  const radiusHint = bendRadius
    ? words.bendHint
    : words.radiusUnknown.replace('{model}', textOf(ours.name));
  const percent = (share: number) => `${Math.round(share * 100)}%`;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would have a frame and a title of its own */}
      <div className="space-controls" role="group" aria-label={words.controls}>
        {bendRadius && (
          <Slider
            label={words.bend}
            value={pose.bend * 100}
            text={bentTo(pose.bend, bendRadius, words, languageTag)}
            mark={<ExampleStar isExample={bendRadius.isExample && pose.bend > 0} />}
            change={(value) => change({ bend: value / 100 })}
          />
        )}
        <Slider
          label={words.apart}
          value={pose.apart * 100}
          text={pose.apart === 0 ? words.whole : percent(pose.apart)}
          change={(value) => change({ apart: value / 100, ...(value > 0 && { beside: 0 }) })}
        />
        <Slider
          label={words.turn}
          value={pose.turn}
          from={-60}
          to={60}
          text={withUnit(pose.turn, '°', languageTag).replace(/\s/, '')}
          change={(turn) => change({ turn })}
        />
        {glass && (
          <label className="space-beside">
            <input
              type="checkbox"
              checked={pose.beside === 1}
              onChange={({ target }) =>
                change(target.checked ? { beside: 1, apart: 0 } : { beside: 0 })
              }
            />
            {words.beside}
          </label>
        )}
      </div>
      <p className="space-hint">{joinSentences([radiusHint, words.scale], languageTag)}</p>
    </>
  );
}
