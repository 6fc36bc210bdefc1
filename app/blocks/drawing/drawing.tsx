import { useRef } from 'react';
import type { BlockOf, DrawingContent, PlotTable } from '../../../cms/interface.ts';
import { AsSent } from '../../components/as-sent.tsx';
import { ExampleMark } from '../../components/example-mark.tsx';
import { LineDrawing } from '../../components/line-drawing.tsx';
import { useMessages } from '../../site.tsx';
import { Reading } from './reading.tsx';

/** A line drawing with numbers and what they point to, or a plot and its values. */
export default function Drawing({ block: { shown } }: { block: BlockOf<'drawing'> }) {
  const frame = useRef<HTMLElement>(null);
  if (!shown) return null;
  return (
    <section className="section-grid drawing">
      <h2>{shown.title}</h2>
      <figure ref={frame}>
        <AsSent as="div" of={shown}>
          {() => <LineDrawing drawing={shown} />}
        </AsSent>
        {shown.reading && <Reading key={shown.title} reading={shown.reading} frame={frame} />}
        <AsSent as="figcaption" of={shown}>
          {() => <Caption shown={shown} />}
        </AsSent>
      </figure>
    </section>
  );
}

function Caption({ shown }: { shown: DrawingContent }) {
  const { title, table, legend, note, hasExamples } = shown;
  return (
    <>
      {table ? (
        <Values title={title} table={table} />
      ) : (
        <ol>
          {legend.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      )}
      {(note || hasExamples) && (
        <p className="field-hint">
          {note}
          {hasExamples && <Examples areMarked={!table} />}
        </p>
      )}
    </>
  );
}

/** A plot is calculated from examples as a whole; in a drawing a star marks the measures that are. */
function Examples({ areMarked }: { areMarked: boolean }) {
  const { exampleData } = useMessages();
  return areMarked ? (
    <>
      {' '}
      <span className="example-mark">* {exampleData}</span>
    </>
  ) : (
    <ExampleMark isExample />
  );
}

function Values({ title, table: { columns, rows } }: { title: string; table: PlotTable }) {
  return (
    <div className="specification-table">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it */}
      <section className="specification-table-scroll" tabIndex={0} aria-label={title}>
        <table aria-label={title}>
          <thead>
            <tr>
              {columns.map(({ name, unit }) => (
                <th key={name} scope="col">
                  {name} <span className="specification-table-unit">{unit}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...others]) => (
              <tr key={first}>
                <th scope="row">{first}</th>
                {others.map((value, column) => (
                  <td key={columns[column + 1]?.name}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
