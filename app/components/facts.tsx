import type { ReactNode } from 'react';
import './facts.css';

/** What is known about something, as a list of `Fact`s. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <dl className="facts">{children}</dl>
);

/** A name and a value; nothing where there is no value. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
