import { useLoaderData } from 'react-router';
import { Actions } from '../../components/actions.tsx';
import { EntryPage } from '../../components/entry-page.tsx';
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
  const { id, description, isExample } = position;
  const actions = [
    isExample
      ? { label: messages.jobOpenApplication, href: '/resume_submit' }
      : { label: messages.jobApply, href: `/resume_submit?job=${id}` },
    { label: messages.jobAll, href: '/job' },
  ];
  return (
    <EntryPage
      page={page}
      entry={position}
      facts={<PositionFacts position={position} />}
      text={description}
    >
      <Actions actions={actions} />
    </EntryPage>
  );
}
