import { ExampleNote, ExampleStar } from './example-mark.tsx';
import './result-rows.css';

/** One figure of a result. */
export interface ResultRow {
  key: string;
  name: string;
  value: string;
  /** What it holds for, below the name. */
  note?: string | undefined;
  isExample?: boolean;
}

/** Figures of a result with their names; one line below them says which are example data. */
export function ResultRows({ rows }: { rows: ResultRow[] }) {
  if (rows.length === 0) return null;
  return (
    <div>
      <dl className="result-rows">
        {rows.map(({ key, name, value, note, isExample }) => (
          <div key={key}>
            <dt>
              {name}
              {note && <small>{note}</small>}
            </dt>
            <dd>
              {value}
              <ExampleStar isExample={isExample} />
            </dd>
          </div>
        ))}
      </dl>
      <ExampleNote rows={rows.map(({ isExample = false }) => ({ isExample }))} />
    </div>
  );
}
