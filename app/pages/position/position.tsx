import { useLoaderData } from 'react-router';
import { Actions } from '../../components/actions.tsx';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { ExampleMark } from '../../components/example-mark.tsx';
import { PositionFacts } from '../../components/position-items.tsx';
import { Text } from '../../components/text.tsx';
import { languages } from '../../i18n/languages.ts';
import { useMessages } from '../../site.tsx';
import { NotFound } from '../not-found/not-found.tsx';
import type { loader } from '../published/published.tsx';
import './position.css';

export { loader } from '../published/published.tsx';

export function Component() {
  const page = useLoaderData<typeof loader>();
  const messages = useMessages();
  const position = page?.position;
  if (!position) return <NotFound />;
  const { id, title, description, isExample } = position;
  const actions = [
    isExample
      ? { label: messages.jobOpenApplication, href: '/resume_submit' }
      : { label: messages.jobApply, href: `/resume_submit?job=${id}` },
    { label: messages.jobAll, href: '/job' },
  ];
  return (
    <>
      <Breadcrumbs links={page.breadcrumbs} current={title} />
      <article className="position">
        <h1>
          <Text value={title} />
          <ExampleMark isExample={isExample} />
        </h1>
        <PositionFacts position={position} />
        <div
          className="rich-text"
          lang={description.language ? languages[description.language].tag : undefined}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made on the server from the editor's document, which has no raw HTML
          dangerouslySetInnerHTML={{ __html: description.html }}
        />
        <Actions actions={actions} />
      </article>
    </>
  );
}
