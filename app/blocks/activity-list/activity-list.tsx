import type { ActivitySummary, BlockOf } from '../../../cms/interface.ts';
import { Actions } from '../../components/actions.tsx';
import { ExampleMark } from '../../components/example-mark.tsx';
import { Fact, Facts } from '../../components/facts.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import '../../components/list-entries.css';
import { ActivityPlace } from '../../components/activity-place.tsx';
import { Text } from '../../components/text.tsx';
import { TitleLink } from '../../components/title-link.tsx';
import type { ActivityMessages } from '../../i18n/en/activities.ts';

export default function ActivityList({ block }: { block: BlockOf<'activityList'> }) {
  const { list, messages, withPast } = block;
  const { upcoming, past } = list;
  return (
    <section className="activity-list" id={block.anchor ?? undefined}>
      <Text as="h2" value={block.title} />
      <Text as="p" value={block.text} />
      {upcoming.length > 0 ? (
        <Items activities={upcoming} messages={messages} />
      ) : (
        <>
          <p role="status">{messages.none}</p>
          <Actions actions={[{ label: messages.noneAction, href: '/about#contact' }]} />
        </>
      )}
      {past.length > 0 && (
        <>
          <h3>{messages.past}</h3>
          <Items activities={past} messages={messages} />
        </>
      )}
      {!withPast && (
        <p>
          <SiteLink to="/activity_detail#dates">{messages.all}</SiteLink>
        </p>
      )}
    </section>
  );
}

interface Properties {
  activities: ActivitySummary[];
  messages: ActivityMessages;
}

function Items({ activities, messages }: Properties) {
  const states = {
    open: messages.isOpen,
    full: messages.isFull,
    closed: messages.isClosed,
    past: null,
  };
  return (
    <ul className="list-entries entries-with-facts">
      {activities.map((activity) => (
        <li key={activity.id}>
          <div>
            <h3>
              <TitleLink to={activity.href} title={activity.title} />
              <ExampleMark isExample={activity.isExample} />
            </h3>
            <Text as="p" value={activity.summary} />
          </div>
          <Facts>
            <Fact name={messages.date}>
              <time dateTime={activity.when.value}>{activity.when.text}</time>
            </Fact>
            <Fact name={messages.place}>
              <ActivityPlace activity={activity} messages={messages} />
            </Fact>
            <Fact name={messages.registrationTitle}>{states[activity.registration]}</Fact>
          </Facts>
        </li>
      ))}
    </ul>
  );
}
