import type { ReactNode } from 'react';
import './slider.css';

interface Properties {
  label: string;
  value: number;
  /** What the value means, also for those who do not see it. */
  text: string;
  /** More for those: what follows from the value. */
  spoken?: string;
  mark?: ReactNode;
  from?: number;
  to?: number;
  step?: number;
  change: (value: number) => void;
}

/** A number that nobody has to hit exactly: what changes with it is seen at once. */
export function Slider({
  label,
  value,
  text,
  spoken = text,
  mark,
  from = 0,
  to = 100,
  step = 1,
  change,
}: Properties) {
  return (
    <label className="slider">
      {label}
      <span>
        {text}
        {mark}
      </span>
      <input
        type="range"
        min={from}
        max={to}
        step={step}
        value={value}
        aria-label={label}
        aria-valuetext={spoken}
        onChange={({ target }) => change(target.valueAsNumber)}
      />
    </label>
  );
}
