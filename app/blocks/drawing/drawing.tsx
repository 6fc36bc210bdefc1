import type { BlockOf } from '../../../cms/interface.ts';
import { ExampleMark } from '../../components/example-mark.tsx';
import { LineDrawing } from '../../components/line-drawing.tsx';
import './drawing.css';

/** A line drawing with numbers, and what they point to. */
export default function Drawing({ block: { shown } }: { block: BlockOf<'drawing'> }) {
  if (!shown) return null;
  return (
    <section className="section-grid drawing">
      <h2>{shown.title}</h2>
      <figure>
        <LineDrawing drawing={shown} />
        <figcaption>
          <ol>
            {shown.legend.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ol>
          <ExampleMark isExample={shown.hasExamples} />
        </figcaption>
      </figure>
    </section>
  );
}
