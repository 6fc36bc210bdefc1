import type { JobSummary } from '../../cms/interface.ts';
import { useMessages } from '../site.tsx';
import { ExampleMark } from './example-mark.tsx';
import { SiteLink } from './site-link.tsx';
import './list-entries.css';
import './position-items.css';
import { languageOf, Text, textOf } from './text.tsx';

interface Properties {
  positions: JobSummary[];
  /** One level below the heading above the list. */
  heading: 'h2' | 'h3';
}

/** Open positions, one below the other. */
export function PositionItems({ positions, heading: Heading }: Properties) {
  return (
    <ul className="list-entries position-items">
      {positions.map((position) => (
        <li key={position.id}>
          <Heading>
            <SiteLink to={position.href} {...languageOf(position.title)}>
              {textOf(position.title)}
            </SiteLink>
            <ExampleMark isExample={position.isExample} />
          </Heading>
          <PositionFacts position={position} />
        </li>
      ))}
    </ul>
  );
}

/** The key facts of a position. */
export function PositionFacts({ position }: { position: JobSummary }) {
  const messages = useMessages();
  const { category, track, location, openings, released } = position;
  return (
    <dl className="position-facts">
      <div>
        <dt>{messages.jobCategory}</dt>
        <dd>{category.name}</dd>
      </div>
      <div>
        <dt>{messages.jobTrack}</dt>
        <dd>{track.name}</dd>
      </div>
      {location && (
        <div>
          <dt>{messages.jobLocation}</dt>
          <dd>
            <Text value={location} />
          </dd>
        </div>
      )}
      <div>
        <dt>{messages.jobOpenings}</dt>
        <dd>{openings}</dd>
      </div>
      <div>
        <dt>{messages.jobReleased}</dt>
        <dd>
          <time dateTime={released.value}>{released.text}</time>
        </dd>
      </div>
    </dl>
  );
}
