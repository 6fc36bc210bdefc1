import { useMessages } from '../site.tsx';
import './example-mark.css';

interface Properties {
  isExample?: boolean | null | undefined;
}

/**
 * Tells the reader that a figure is neither specified nor sourced. Nothing where it is. What sets it
 * off is a space, which is gone where the mark begins a line.
 */
export function ExampleMark({ isExample }: Properties) {
  const messages = useMessages();
  return isExample ? (
    <>
      {' '}
      <span className="example-mark">{messages.exampleData}</span>
    </>
  ) : null;
}

/** The same among many figures, where one line below them says what the star means. */
export function ExampleStar({ isExample }: Properties) {
  const messages = useMessages();
  return isExample ? (
    <span className="example-star">
      <span aria-hidden="true">*</span>
      <span className="visually-hidden">
        {messages.inBrackets.replace('{text}', messages.exampleData)}
      </span>
    </span>
  ) : null;
}

export const areAllExamples = (rows: Properties[]): boolean =>
  rows.length > 0 && rows.every(({ isExample }) => isExample === true);

/** The one line below some figures: what the star means, or that all of them are examples. */
export function ExampleNote({ rows }: { rows: Properties[] }) {
  const messages = useMessages();
  if (!rows.some(({ isExample }) => isExample)) return null;
  return (
    <p className="example-note">
      {areAllExamples(rows) ? messages.exampleDataAll : `* ${messages.exampleData}`}
    </p>
  );
}
