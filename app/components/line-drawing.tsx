import { useId } from 'react';
import './line-drawing.css';
import type { DrawingContent, Shape } from '../../cms/interface.ts';
import { letterSize, plan } from '../drawings/sketch.ts';

interface Properties {
  drawing: Pick<DrawingContent, 'title' | 'alternative' | 'width' | 'height' | 'shapes'>;
}

/** The lines of a drawing; its legend is said beside it. Below an element of the class `drawing`. */
export function LineDrawing({
  drawing: { title, alternative, width, height, shapes },
}: Properties) {
  const id = useId();
  const lines = shapes.map((shape, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a drawing keep their order
    <DrawnShape key={index} shape={shape} />
  ));
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={width === plan.width ? 'drawing-plan' : undefined}
      role="img"
      aria-labelledby={`${id}title ${id}description`}
    >
      <title id={`${id}title`}>{title}</title>
      <desc id={`${id}description`}>{alternative}</desc>
      {width === plan.width ? <g>{lines}</g> : lines}
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
  const { x, y, text, isUpright, anchor } = shape;
  return (
    <text
      {...{ x, y }}
      fontSize={letterSize}
      textAnchor={anchor}
      {...(isUpright && { transform: `rotate(-90 ${x} ${y})` })}
    >
      {text}
    </text>
  );
}
