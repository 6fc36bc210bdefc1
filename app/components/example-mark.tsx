import { useMessages } from '../site.tsx';

/**
 * Marks a figure as an example if it is neither specified nor sourced; otherwise renders nothing.
 */
export function ExampleMark({ isExample }: { isExample: boolean | null | undefined }) {
  const messages = useMessages();
  return isExample ? <span className="example-mark">{messages.exampleData}</span> : null;
}
