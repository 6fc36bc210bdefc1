import { useMessages } from '../site.tsx';

/** Says to the reader that a figure beside it is example data and has no source. */
export function ExampleMark() {
  return <span className="example-mark">{useMessages().exampleData}</span>;
}
