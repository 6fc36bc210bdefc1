import type { BlockOf, JobList as JobListContent } from '../../../cms/interface.ts';
import { FilterChoice, FilterText, ListFilter } from '../../components/list-filter.tsx';
import { PositionItems } from '../../components/position-items.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { useMessages } from '../../site.tsx';
import './job-list.css';

export default function JobList({ block }: { block: BlockOf<'jobList'> }) {
  const messages = useMessages();
  const { list } = block;
  const { title, category, location, track, positions } = list;
  const isFiltered = title !== '' || [category, location, track].some((one) => one !== null);
  return (
    <section className="job-list" id={block.anchor ?? undefined}>
      {list.total > 0 && (
        <>
          <Tracks list={list} />
          <ListFilter action="/job" isFiltered={isFiltered}>
            {/* The track is chosen above; a search stays within it. */}
            {track && <input type="hidden" name="track" value={track} />}
            <FilterText name="title" label={messages.jobTitle} value={title} />
            <FilterChoice
              name="category"
              label={messages.jobCategory}
              choices={list.categories}
              chosen={category}
            />
            <FilterChoice
              name="location"
              label={messages.jobLocation}
              choices={list.locations}
              chosen={location}
            />
          </ListFilter>
        </>
      )}
      <p className="list-count" role="status">
        {positions.length > 0
          ? messages.jobTotal.replace('{value}', String(list.found))
          : list.total > 0
            ? messages.jobNone
            : messages.jobEmpty}
      </p>
      {positions.length > 0 ? (
        <>
          <PositionItems positions={positions} heading="h2" />
          {list.pages > 1 && <Pages list={list} />}
        </>
      ) : (
        <p>
          <SiteLink className="action" to="/resume_submit">
            {messages.jobOpenApplication}
          </SiteLink>
        </p>
      )}
    </section>
  );
}

/** The tracks: links, so that each has a URL of its own. */
function Tracks({ list }: { list: JobListContent }) {
  const messages = useMessages();
  const tracks = [{ key: null, name: messages.listAll }, ...list.tracks];
  return (
    <div className="job-list-tracks">
      <ul aria-label={messages.jobTrack}>
        {tracks.map(({ key, name }) => (
          <li key={key}>
            <SiteLink
              to={addressOf({ ...list, track: key, page: 1 })}
              keepsPlace
              aria-current={key === list.track ? 'page' : undefined}
            >
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Pages({ list }: { list: JobListContent }) {
  const messages = useMessages();
  const pages = Array.from({ length: list.pages }, (_, index) => index + 1);
  const nameOf = (page: number) =>
    messages.listPage.replace('{page}', String(page)).replace('{pages}', String(list.pages));
  return (
    <nav className="job-list-pages" aria-label={nameOf(list.page)}>
      <ul>
        {pages.map((page) => (
          <li key={page}>
            <SiteLink
              to={addressOf({ ...list, page })}
              aria-label={nameOf(page)}
              aria-current={page === list.page ? 'page' : undefined}
            >
              {page}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type Filters = Pick<JobListContent, 'title' | 'category' | 'location' | 'track' | 'page'>;

/** Every state of the list has a URL that can be shared. */
function addressOf({ title, category, location, track, page }: Filters): string {
  const query = new URLSearchParams({
    ...(track && { track }),
    ...(title && { title }),
    ...(category && { category }),
    ...(location && { location }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `/job?${query}` : '/job';
}
