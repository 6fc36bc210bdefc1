import { useId } from 'react';
import type { BlockOf, Shape } from '../../../cms/interface.ts';
import { ExampleMark } from '../../components/example-mark.tsx';
import { drawingWidth, letterSize } from '../../drawings/sketch.ts';
import './drawing.css';

/** A line drawing with numbers, and what they point to. */
export default function Drawing({ block: { shown } }: { block: BlockOf<'drawing'> }) {
  const id = useId();
  if (!shown) return null;
  return (
    <section className="section-grid drawing">
      <h2>{shown.title}</h2>
      <figure>
        <svg
          viewBox={`0 0 ${drawingWidth} ${shown.height}`}
          role="img"
          aria-labelledby={`${id}title ${id}description`}
        >
          <title id={`${id}title`}>{shown.title}</title>
          <desc id={`${id}description`}>{shown.alternative}</desc>
          {shown.shapes.map((shape, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a drawing keep their order
            <DrawnShape key={index} shape={shape} />
          ))}
        </svg>
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

function DrawnShape({ shape }: { shape: Shape }) {
  if (shape.kind === 'path') {
    const classes = [
      shape.stroke && `drawing-${shape.stroke}`,
      shape.fill && `drawing-${shape.fill}`,
    ];
    return <path d={shape.path} className={classes.filter(Boolean).join(' ')} />;
  }
  const { x, y, text, isUpright } = shape;
  return (
    <text
      {...{ x, y }}
      fontSize={letterSize}
      {...(isUpright && { transform: `rotate(-90 ${x} ${y})` })}
    >
      {text}
    </text>
  );
}
