import type { BlockOf, PlotTable } from '../../../cms/interface.ts';
import { AsSent } from '../../components/as-sent.tsx';
import { ExampleMark } from '../../components/example-mark.tsx';
import { LineDrawing } from '../../components/line-drawing.tsx';
import { useMessages } from '../../site.tsx';

/** A line drawing with numbers and what they point to, or a plot and its values. */
export default function Drawing({ block: { shown } }: { block: BlockOf<'drawing'> }) {
  if (!shown) return null;
  return (
    <section className="section-grid drawing">
      <h2>{shown.title}</h2>
      <AsSent as="figure" of={shown}>
        {() => (
          <>
            <LineDrawing drawing={shown} />
            <figcaption>
              {shown.table ? (
                <Values title={shown.title} table={shown.table} />
              ) : (
                <ol>
                  {shown.legend.map((text) => (
                    <li key={text}>{text}</li>
                  ))}
                </ol>
              )}
              {(shown.note || shown.hasExamples) && (
                <p className="field-hint">
                  {shown.note}
                  {shown.hasExamples && <Examples areMarked={!shown.table} />}
                </p>
              )}
            </figcaption>
          </>
        )}
      </AsSent>
    </section>
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
