import { useLoaderData } from 'react-router';
import { SiteLink } from '../../components/site-link.tsx';
import { Text } from '../../components/text.tsx';
import { NotFound } from '../../pages/not-found/not-found.tsx';
import type { loader } from '../../pages/published/published.tsx';
import '../tool.css';

export { loader } from '../../pages/published/published.tsx';

/** The page that leads to all tools. */
export function Component() {
  const page = useLoaderData<typeof loader>();
  if (page?.tool?.name !== 'list') return <NotFound />;
  const { words, tools } = page.tool;
  return (
    <>
      <Text as="h1" className="page-title" value={page.title} />
      <section className="tool">
        <p className="lead">{words.toolsDescription}</p>
        <ul className="tool-list">
          {tools.map(({ href, title, description }) => (
            <li key={href}>
              <h2>
                <SiteLink to={href}>{title}</SiteLink>
              </h2>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
