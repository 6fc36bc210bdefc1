import type { BlockOf } from '../../../cms/interface.ts';
import { Source } from '../../components/basis.tsx';
import { ExampleMark } from '../../components/example-mark.tsx';
import { Text, textOf } from '../../components/text.tsx';
import './timeline.css';

export default function Timeline({ block }: { block: BlockOf<'timeline'> }) {
  return (
    <section className="timeline" id={block.anchor ?? undefined}>
      <Text as="h2" value={block.title} />
      <Text as="p" className="lead" value={block.text} />
      <ol>
        {block.entries?.map((entry) => (
          <li key={entry.id}>
            <time className="timeline-year" dateTime={String(entry.year)}>
              {entry.year}
            </time>
            <div>
              <p>
                <Text value={entry.text} />
                <ExampleMark isExample={entry.isExample} />
              </p>
              {textOf(entry.source) && (
                <p className="basis">
                  <Source source={entry.source} href={entry.href} />
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
