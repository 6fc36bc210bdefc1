import { useLoaderData } from 'react-router';
import type { Activity } from '../../../cms/interface.ts';
import { ContentLink } from '../../components/actions.tsx';
import { ActivityPlace } from '../../components/activity-place.tsx';
import { EntryPage } from '../../components/entry-page.tsx';
import { Fact, Facts } from '../../components/facts.tsx';
import type { ActivityMessages } from '../../i18n/en/activities.ts';
import { useLanguageTag } from '../../site.tsx';
import { NotFound } from '../not-found/not-found.tsx';
import type { loader } from '../published/published.tsx';
import { Registration } from './registration.tsx';

export { loader } from '../published/published.tsx';

export function Component() {
  const page = useLoaderData<typeof loader>();
  const { activity, registration } = page ?? {};
  if (!page || !registration) return <NotFound />;
  const { messages } = registration;
  return (
    <>
      {/* While the database is unavailable, only the form is shown, with what was typed. */}
      {activity && (
        <EntryPage
          page={page}
          entry={activity}
          facts={<ActivityFacts activity={activity} messages={messages} />}
          text={activity.body}
        >
          <p className="actions">
            <a className="action" href={`${activity.href}/calendar.ics`} download>
              {messages.calendar}
            </a>
            <ContentLink
              className="action"
              link={{ label: messages.all, href: '/activity_detail#dates' }}
            />
          </p>
        </EntryPage>
      )}
      <Registration {...registration} isExample={activity?.isExample === true} />
    </>
  );
}

interface FactsProperties {
  activity: Activity;
  messages: ActivityMessages;
}

function ActivityFacts({ activity, messages }: FactsProperties) {
  const { when, languages, places, registrationUntil, registration } = activity;
  const tag = useLanguageTag();
  return (
    <Facts>
      <Fact name={messages.date}>
        <time dateTime={when.value}>{when.text}</time>
      </Fact>
      <Fact name={messages.place}>
        <ActivityPlace activity={activity} messages={messages} />
      </Fact>
      <Fact name={messages.languages}>
        {new Intl.ListFormat(tag, { type: 'conjunction' }).format(
          languages.map(({ name }) => name),
        )}
      </Fact>
      <Fact name={messages.places}>
        {places ? messages.placesOf.replace('{count}', String(places)) : null}
      </Fact>
      <Fact name={messages.registrationUntil}>
        {registration !== 'past' && (
          <time dateTime={registrationUntil.value}>{registrationUntil.text}</time>
        )}
      </Fact>
    </Facts>
  );
}
