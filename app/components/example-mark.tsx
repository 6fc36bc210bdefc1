import { useMessages } from '../site.tsx';

/** Tells the reader that a figure is neither specified nor sourced. Nothing where it is. */
export function ExampleMark({ isExample }: { isExample: boolean | null | undefined }) {
  const messages = useMessages();
  return isExample ? <span className="example-mark">{messages.exampleData}</span> : null;
}
