import { LineDrawing } from '../../components/line-drawing.tsx';
import { ResultRows } from '../../components/result-rows.tsx';
import { drawingWidth } from '../../drawings/sketch.ts';
import { formatNumber } from '../../i18n/format.ts';
import { plural } from '../../i18n/plural.ts';
import { joinSentences } from '../../i18n/text.ts';
import { sketchRoof } from '../../roof/sketch.ts';
import { useLanguageTag } from '../../site.tsx';
import { ResultActions } from '../actions.tsx';
import type { OffGridContent } from '../content.ts';
import { Figure } from '../figure.tsx';
import { Months } from '../yield/months.tsx';
import { type Balance, roofOf } from './balance.ts';
import type { OffGridCase } from './case.ts';
import { headline, measures, radiusNote, resultRows, verdict } from './wording.ts';

interface Properties {
  words: OffGridContent['words'];
  read: OffGridCase;
  found: Balance;
  /** Where the data are too coarse for the usual range. */
  isWide: boolean;
  /** That shows the same case again, from `?` on. */
  query: string;
}

/** What is needed, what fits, and how sure that is. */
export function Result({ words, read, found, isWide, query }: Properties) {
  const tag = useLanguageTag();
  const rows = resultRows(read, found, words, tag);
  const summary = [headline(found, words, tag), verdict(read, found, words, tag)] as const;
  const bent = radiusNote(read, words, tag);
  return (
    <>
      <div role="status">
        <Figure text={summary[0]} number={formatNumber(found.needed ?? 0, tag)} />
        <p>{joinSentences([summary[1], isWide && words.rangeWide], tag)}</p>
      </div>
      <p className="field-hint">{joinSentences([words.singleYear, words.noProof], tag)}</p>
      <ResultRows rows={rows} />
      {found.planned > 0 && (
        <Months
          {...{ words, monthly: found.daily, unit: 'Wh', note: words.plotKey }}
          {...{ need: read.need, counted: read.months }}
        />
      )}
      <Area {...{ words, read, found }} />
      {bent && <p>{bent}</p>}
      <ResultActions {...{ words, query, tool: 'off-grid' }} summary={summary} />
    </>
  );
}

/** The free area to scale, with all modules that fit on it; those that are needed stand out. */
function Area({ words, read, found }: Pick<Properties, 'words' | 'read' | 'found'>) {
  const tag = useLanguageTag();
  const { measure, number } = measures(tag);
  const { fitting, planned } = found;
  const { length, width } = read.area;
  const labels = { length: measure(length / 1000, 'm', 4), width: measure(width / 1000, 'm', 4) };
  const { height, shapes } = sketchRoof(roofOf(read), fitting, labels, planned);
  const described = words.drawingDescription
    .replace('{length}', labels.length)
    .replace('{width}', labels.width)
    .replace('{count}', number(fitting.length));
  const key =
    planned < fitting.length &&
    plural(words.drawingKey, planned, tag).replace('{count}', number(fitting.length));
  const alternative = joinSentences([described, key], tag);
  return (
    <section>
      <h3>{words.drawing}</h3>
      <figure className="drawing">
        <LineDrawing
          drawing={{
            ...{ width: drawingWidth, height, shapes, title: words.drawing, alternative },
            ...{ legend: [], hasExamples: false },
          }}
        />
      </figure>
      <p className="field-hint">{key || described}</p>
    </section>
  );
}
