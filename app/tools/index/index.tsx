import { useLoaderData } from 'react-router';
import '../../components/line-drawing.css';
import { SiteLink } from '../../components/site-link.tsx';
import { Text } from '../../components/text.tsx';
import { drawingWidth } from '../../drawings/sketch.ts';
import { NotFound } from '../../pages/not-found/not-found.tsx';
import type { loader } from '../../pages/published/published.tsx';
import '../tool.css';
import { drawings } from './drawings.ts';
import './index.css';

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
            <li key={href} className="drawing">
              <Drawn href={href} />
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

/** What a tool draws, at a glance: its title says the rest. */
function Drawn({ href }: { href: string }) {
  const sketch = drawings[href]?.();
  if (!sketch) return null;
  const lines = sketch.shapes.flatMap((shape) => (shape.kind === 'path' ? [shape] : []));
  return (
    <svg viewBox={`0 0 ${drawingWidth} ${sketch.height}`} aria-hidden="true">
      {lines.map(({ path, stroke, fill }) => (
        <path
          key={path}
          d={path}
          className={[stroke && `drawing-${stroke}`, fill && `drawing-${fill}`]
            .filter(Boolean)
            .join(' ')}
        />
      ))}
    </svg>
  );
}
