import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { PlotReading } from '../../../cms/interface.ts';
import { Slider } from '../../components/slider.tsx';
import { formatFixed } from '../../drawings/format-fixed.ts';
import { acrossOf, heightAt, valueAcross, valueUp } from '../../drawings/read-plot.ts';
import { spaceBefore } from '../../i18n/format.ts';
import { useLanguageTag } from '../../site.tsx';
import './reading.css';

interface Properties {
  reading: PlotReading;
  /** The element with the plot, which stays as the server has sent it. */
  frame: RefObject<HTMLElement | null>;
}

/** A line across a plot, moved by a slider or by pointing, and what all curves are worth there. */
export function Reading({ reading, frame }: Properties) {
  const { axis, plane, curves } = reading;
  const language = useLanguageTag();
  const [value, setValue] = useState(axis.at);
  const plot = usePlot(frame, reading, setValue);
  const x = acrossOf(value, reading);
  const read = curves.map(({ name, unit, decimals, factor, points }) => {
    const y = heightAt(points, x);
    const worth = y === null ? null : valueUp(y, plane) * factor;
    const text = worth === null ? '–' : withUnit(worth, decimals, unit, language);
    return { name, y, text };
  });
  const decimals = axis.step < 1 ? 1 : 0;
  const text = withUnit(value, decimals, axis.unit, language);
  return (
    <div className="reading">
      <Slider
        label={axis.name}
        {...{ value, text }}
        spoken={[text, ...read.map((one) => `${one.name}: ${one.text}`)].join(', ')}
        {...{ from: axis.from, to: axis.to, step: axis.step }}
        change={setValue}
      />
      <dl>
        {read.map((one) => (
          <div key={one.name}>
            <dt>{one.name}</dt>
            <dd>{one.text}</dd>
          </div>
        ))}
      </dl>
      {plot &&
        createPortal(
          <g className="reading-line">
            <path d={`M${x} ${plane.top}V${plane.bottom}`} />
            {read.map(({ name, y }) => y !== null && <circle key={name} cx={x} cy={y} r="2" />)}
          </g>,
          plot,
        )}
    </div>
  );
}

function withUnit(value: number, decimals: number, unit: string, language: string): string {
  return `${formatFixed(value, decimals, language)}${spaceBefore(unit, language)}${unit}`;
}

/** @returns the drawing, as soon as it can be drawn into; whoever points at it reads there. */
function usePlot(
  frame: Properties['frame'],
  reading: PlotReading,
  read: (value: number) => void,
): SVGSVGElement | null {
  const [plot, setPlot] = useState<SVGSVGElement | null>(null);
  useEffect(() => {
    const found = frame.current?.querySelector('svg') ?? null;
    setPlot(found);
    if (!found) return undefined;
    const point = ({ clientX }: PointerEvent) => {
      const { left, width } = found.getBoundingClientRect();
      const across = ((clientX - left) / width) * found.viewBox.baseVal.width;
      if (across >= reading.plane.left && across <= reading.plane.right) {
        read(valueAcross(across, reading));
      }
    };
    found.addEventListener('pointermove', point);
    found.addEventListener('pointerdown', point);
    return () => {
      found.removeEventListener('pointermove', point);
      found.removeEventListener('pointerdown', point);
    };
  }, [frame, reading, read]);
  return plot;
}
