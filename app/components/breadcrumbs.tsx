import type { Link as LinkContent, Text as TextContent } from '../../cms/interface.ts';
import { useMessages } from '../site.tsx';
import { SiteLink } from './site-link.tsx';
import './breadcrumbs.css';
import { languageOf, Text, textOf } from './text.tsx';

/** The path from the outermost parent page to this one; nothing for a page without a parent. */
export function Breadcrumbs({ links, current }: { links: LinkContent[]; current: TextContent }) {
  const messages = useMessages();
  if (links.length === 0) return null;
  return (
    <nav className="breadcrumbs" aria-label={messages.breadcrumbs}>
      <ol>
        {links.map((link) => (
          <li key={link.href}>
            <SiteLink to={link.href} {...languageOf(link.label)}>
              {textOf(link.label)}
            </SiteLink>
          </li>
        ))}
        <li aria-current="page">
          <Text value={current} />
        </li>
      </ol>
    </nav>
  );
}
