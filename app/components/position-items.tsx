import type { ReactNode } from 'react';
import type { JobSummary } from '../../cms/interface.ts';
import { useMessages } from '../site.tsx';
import { ExampleMark } from './example-mark.tsx';
import { Fact, Facts } from './facts.tsx';
import './list-entries.css';
import { Text } from './text.tsx';
import { TitleLink } from './title-link.tsx';

interface Properties {
  positions: JobSummary[];
  /** One level below the heading above the list. */
  heading: 'h2' | 'h3';
}

/** Open positions, one below the other. */
export function PositionItems({ positions, heading: Heading }: Properties) {
  return (
    <ul className="list-entries entries-with-facts">
      {positions.map((position) => (
        <li key={position.id}>
          <Heading>
            <TitleLink to={position.href} title={position.title} />
            <ExampleMark isExample={position.isExample} />
          </Heading>
          <PositionFacts position={position} />
        </li>
      ))}
    </ul>
  );
}

interface FactsProperties {
  position: JobSummary;
  /** What only its own page says. */
  children?: ReactNode;
}

/** The key facts of a position, in the order in which applicants ask for them. */
export function PositionFacts({ position, children }: FactsProperties) {
  const messages = useMessages();
  const { category, track, location, openings, released } = position;
  return (
    <Facts>
      <Fact name={messages.jobLocation}>{location && <Text value={location} />}</Fact>
      <Fact name={messages.jobCategory}>{category.name}</Fact>
      <Fact name={messages.jobTrack}>{track.name}</Fact>
      <Fact name={messages.jobOpenings}>{openings}</Fact>
      <Fact name={messages.jobReleased}>
        <time dateTime={released.value}>{released.text}</time>
      </Fact>
      {children}
    </Facts>
  );
}
