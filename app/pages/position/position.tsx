import { useLoaderData } from 'react-router';
import { Actions } from '../../components/actions.tsx';
import { EntryPage } from '../../components/entry-page.tsx';
import { Fact } from '../../components/facts.tsx';
import { PositionFacts } from '../../components/position-items.tsx';
import { useMessages } from '../../site.tsx';
import { NotFound } from '../not-found/not-found.tsx';
import type { loader } from '../published/published.tsx';

export { loader } from '../published/published.tsx';

export function Component() {
  const page = useLoaderData<typeof loader>();
  const messages = useMessages();
  const position = page?.position;
  if (!position) return <NotFound />;
  const { id, description, isExample, lastDay } = position;
  const apply = isExample
    ? { label: messages.jobOpenApplication, href: '/resume_submit' }
    : { label: messages.jobApply, href: `/resume_submit?job=${id}` };
  return (
    <EntryPage
      page={page}
      entry={position}
      facts={
        <>
          <PositionFacts position={position}>
            <Fact name={messages.jobApplyUntil}>
              {lastDay && <time dateTime={lastDay.value}>{lastDay.text}</time>}
            </Fact>
          </PositionFacts>
          <Actions actions={[apply]} />
        </>
      }
      text={description}
    >
      {/* On a phone the first one is far above by now. */}
      <Actions actions={[apply, { label: messages.jobAll, href: '/job' }]} />
    </EntryPage>
  );
}
