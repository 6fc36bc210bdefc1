import { useId } from 'react';
import type { BlockOf } from '../../../cms/interface.ts';
import { areAllExamples, ExampleNote, ExampleStar } from '../../components/example-mark.tsx';
import { Text, textOf } from '../../components/text.tsx';
import { useMessages } from '../../site.tsx';
import './comparison.css';

/**
 * A table by its roles: those of table elements are lost in Safari as soon as CSS changes their
 * `display`, and HTML does not allow stating them again.
 */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** Two technologies row by row. It states facts, and never which one is better. */
export default function Comparison({ block }: { block: BlockOf<'comparison'> }) {
  const messages = useMessages();
  const title = useId();
  const rows = block.rows ?? [];
  const isMarked = !areAllExamples(rows);
  const assumptions = block.assumptions ?? [];
  const hasNotes = rows.some(({ note }) => textOf(note));
  return (
    <section className="section-grid comparison" id={block.anchor ?? undefined}>
      <Text as="h2" id={title} value={block.title} />
      <Text as="p" className="lead" value={block.text} />
      <div className="comparison-table" {...roles.table} {...{ 'aria-labelledby': title }}>
        <div {...roles.group} className="comparison-head">
          <div {...roles.row}>
            <div {...roles.columnHeader}>
              <span className="visually-hidden">{messages.criterion}</span>
            </div>
            <div {...roles.columnHeader}>
              <Text value={block.ours} />
            </div>
            <div {...roles.columnHeader}>
              <Text value={block.other} />
            </div>
            {hasNotes && (
              <div {...roles.columnHeader}>
                <span className="visually-hidden">{messages.note}</span>
              </div>
            )}
          </div>
        </div>
        <div {...roles.group} className="comparison-body">
          {rows.map((row) => (
            <div {...roles.row} key={row.id}>
              <div {...roles.rowHeader}>
                <Text value={row.criterion} />
                <ExampleStar isExample={isMarked && row.isExample} />
              </div>
              <div {...roles.cell} className="comparison-value">
                <span className="comparison-column" aria-hidden="true">
                  <Text value={block.ours} />
                </span>
                <Text value={row.ours} />
              </div>
              <div {...roles.cell} className="comparison-value">
                <span className="comparison-column" aria-hidden="true">
                  <Text value={block.other} />
                </span>
                <Text value={row.other} />
              </div>
              {hasNotes && (
                <div {...roles.cell} className="comparison-note">
                  <Text value={row.note} />
                </div>
              )}
            </div>
          ))}
        </div>
      </div>
      <ExampleNote rows={rows} />
      {assumptions.length > 0 && (
        <div className="comparison-assumptions basis">
          <h3>{messages.assumptions}</h3>
          <ul>
            {assumptions.map((assumption) => (
              <Text key={assumption.id} as="li" value={assumption.text} />
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
