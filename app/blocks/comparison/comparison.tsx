import { useId } from 'react';
import type { BlockOf } from '../../../cms/interface.ts';
import { areAllExamples, ExampleNote, ExampleStar } from '../../components/example-mark.tsx';
import { tableRoles } from '../../components/table-roles.ts';
import { Text, textOf } from '../../components/text.tsx';
import { useMessages } from '../../site.tsx';
import './comparison.css';

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
      <table {...tableRoles.table} className="comparison-table" aria-labelledby={title}>
        <thead {...tableRoles.body}>
          <tr {...tableRoles.row}>
            <th {...tableRoles.columnHeader} scope="col">
              <span className="visually-hidden">{messages.criterion}</span>
            </th>
            <th {...tableRoles.columnHeader} scope="col">
              <Text value={block.ours} />
            </th>
            <th {...tableRoles.columnHeader} scope="col">
              <Text value={block.other} />
            </th>
            {hasNotes && (
              <th {...tableRoles.columnHeader} scope="col">
                <span className="visually-hidden">{messages.note}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody {...tableRoles.body}>
          {rows.map((row) => (
            <tr {...tableRoles.row} key={row.id}>
              <th {...tableRoles.rowHeader} scope="row">
                <Text value={row.criterion} />
                <ExampleStar isExample={isMarked && row.isExample} />
              </th>
              <td {...tableRoles.cell} className="comparison-value">
                <span className="comparison-column" aria-hidden="true">
                  <Text value={block.ours} />
                </span>
                <Text value={row.ours} />
              </td>
              <td {...tableRoles.cell} className="comparison-value">
                <span className="comparison-column" aria-hidden="true">
                  <Text value={block.other} />
                </span>
                <Text value={row.other} />
              </td>
              {hasNotes && (
                <td {...tableRoles.cell} className="comparison-note">
                  <Text value={row.note} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
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
