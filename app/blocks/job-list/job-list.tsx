import type { BlockOf } from '../../../cms/interface.ts';
import { FilterChoice, FilterText, ListFilter } from '../../components/list-filter.tsx';
import { PositionItems } from '../../components/position-items.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { useMessages } from '../../site.tsx';
import './job-list.css';

export default function JobList({ block }: { block: BlockOf<'jobList'> }) {
  const messages = useMessages();
  const { list } = block;
  const { title, category, track, positions } = list;
  const isFiltered = title !== '' || category !== null || track !== null;
  return (
    <section className="job-list" id={block.anchor ?? undefined}>
      {list.total > 0 && (
        <ListFilter key={`${title} ${category} ${track}`} action="/job" isFiltered={isFiltered}>
          <FilterText name="title" label={messages.jobTitle} value={title} />
          <FilterChoice
            name="category"
            label={messages.jobCategory}
            choices={list.categories}
            chosen={category}
          />
          <FilterChoice
            name="track"
            label={messages.jobTrack}
            choices={list.tracks}
            chosen={track}
          />
        </ListFilter>
      )}
      {positions.length > 0 ? (
        <>
          <p className="list-count" role="status">
            {messages.jobTotal.replace('{value}', String(positions.length))}
          </p>
          <PositionItems positions={positions} heading="h2" />
        </>
      ) : (
        <div className="job-list-empty">
          <p role="status">{list.total > 0 ? messages.jobNone : messages.jobEmpty}</p>
          <p>
            <SiteLink to="/resume_submit">{messages.jobOpenApplication}</SiteLink>
          </p>
        </div>
      )}
    </section>
  );
}
