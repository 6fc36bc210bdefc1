import { useId } from 'react';
import './line-drawing.css';
import type { DrawingContent, Shape } from '../../cms/interface.ts';
import { drawingWidth, letterSize } from '../drawings/sketch.ts';

interface Properties {
  drawing: Pick<DrawingContent, 'title' | 'alternative' | 'height' | 'shapes'>;
}

/** The lines of a drawing; its legend is said beside it. Below an element of the class `drawing`. */
export function LineDrawing({ drawing: { title, alternative, height, shapes } }: Properties) {
  const id = useId();
  return (
    <svg
      viewBox={`0 0 ${drawingWidth} ${height}`}
      role="img"
      aria-labelledby={`${id}title ${id}description`}
    >
      <title id={`${id}title`}>{title}</title>
      <desc id={`${id}description`}>{alternative}</desc>
      {shapes.map((shape, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a drawing keep their order
        <DrawnShape key={index} shape={shape} />
      ))}
    </svg>
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
