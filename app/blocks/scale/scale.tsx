import type { CSSProperties } from 'react';
import type { BlockOf } from '../../../cms/interface.ts';
import { Basis } from '../../components/basis.tsx';
import { areAllExamples, ExampleNote, ExampleStar } from '../../components/example-mark.tsx';
import { Text, textOf } from '../../components/text.tsx';
import { formatNumber, formatRange, noBreakSpace } from '../../i18n/format.ts';
import { useLanguageTag, useMessages } from '../../site.tsx';
import './scale.css';

type Row = NonNullable<BlockOf<'scale'>['rows']>[number];
type Unit = BlockOf<'scale'>['unit'];

/** Values as bars from zero, all to one scale. */
export default function Scale({ block }: { block: BlockOf<'scale'> }) {
  const messages = useMessages();
  const rows = block.rows ?? [];
  const limit =
    block.limit && typeof block.limit.value === 'number' && textOf(block.limit.label)
      ? { ...block.limit, value: block.limit.value }
      : null;
  const marked = limit ? [...rows, limit] : rows;
  const isMarked = !areAllExamples(marked);
  const longest = Math.max(...rows.map(endOf), limit?.value ?? 0);
  const shareOf = (value: number) =>
    ({ '--share': `${longest > 0 ? ((value / longest) * 100).toFixed(2) : 0}%` }) as CSSProperties;
  return (
    <section className="section-grid scale" id={block.anchor ?? undefined}>
      <Text as="h2" value={block.title} />
      <Text as="p" className="lead" value={block.text} />
      <dl className={limit ? 'scale-rows scale-rows-limited' : 'scale-rows'}>
        {rows.map((row) => (
          <div
            key={row.id}
            className={classOf(row)}
            style={{ ...shareOf(endOf(row)), ...certainShare(row) }}
          >
            <dt>
              <Text value={row.label} />
              <ExampleStar isExample={isMarked && row.isExample} />
            </dt>
            <dd>
              <Value row={row} unit={block.unit} />
            </dd>
          </div>
        ))}
        {limit && (
          <div
            className={limit.value * 2 > longest ? 'scale-limit scale-limit-far' : 'scale-limit'}
            style={shareOf(limit.value)}
          >
            <dt>
              <Text value={limit.label} />
            </dt>
            <dd>
              <Figure value={limit.value} />
              {noBreakSpace}
              <Text value={block.unit} />
              <ExampleStar isExample={isMarked && limit.isExample} />
            </dd>
          </div>
        )}
      </dl>
      <div className="scale-foot">
        <div>
          <p className="basis">{messages.toScale}</p>
          <ExampleNote rows={marked} />
        </div>
        <Basis value={block.basis} />
      </div>
    </section>
  );
}

function Value({ row, unit }: { row: Row; unit: Unit }) {
  const messages = useMessages();
  const pattern = row.qualifier === 'exactly' ? '{value}' : messages[row.qualifier];
  const [before, after] = pattern.split('{value}');
  return (
    <>
      {before && <small>{before}</small>}
      <span className="scale-value">
        <Figure value={row.value} maximum={row.maximum} />
      </span>
      {noBreakSpace}
      <Text className="scale-unit" value={unit} />
      {after && <small>{after}</small>}
    </>
  );
}

function Figure(measure: Measure) {
  const tag = useLanguageTag();
  return isRange(measure)
    ? formatRange(measure.value, measure.maximum, tag)
    : formatNumber(measure.value, tag);
}

interface Measure {
  value: number;
  maximum?: number | null;
}

const isRange = (measure: Measure): measure is { value: number; maximum: number } =>
  typeof measure.maximum === 'number' && measure.maximum > measure.value;

const endOf = (row: Measure): number => (isRange(row) ? row.maximum : row.value);

const classOf = (row: Row): string =>
  ['scale-row', row.isOurs && 'scale-row-ours', isRange(row) && 'scale-row-range']
    .filter(Boolean)
    .join(' ');

/** Of the bar of a range, the part up to its lower end. */
const certainShare = (row: Row): CSSProperties =>
  (isRange(row)
    ? { '--certain': `${((row.value / row.maximum) * 100).toFixed(2)}%` }
    : {}) as CSSProperties;
