import type { Link as LinkContent } from '../../cms/interface.ts';
import { SiteLink } from './site-link.tsx';
import './actions.css';
import { languageOf, TitleWords } from './text.tsx';

/** Calls to action; the first is the recommended one. */
export function Actions({ actions }: { actions: LinkContent[] | null | undefined }) {
  if (!actions || actions.length === 0) return null;
  return (
    <p className="actions">
      {actions.map((action, index) => (
        <ContentLink
          key={action.href}
          link={action}
          className={index === 0 ? 'action action-primary' : 'action'}
        />
      ))}
    </p>
  );
}

/** A link from the back office: client-side within the site, plain elsewhere. */
export function ContentLink({ link, className }: { link: LinkContent; className?: string }) {
  const attributes = { ...(className && { className }), ...languageOf(link.label) };
  const label = <TitleWords value={link.label} />;
  return link.href.startsWith('/') || link.href.startsWith('#') ? (
    <SiteLink to={link.href} {...attributes}>
      {label}
    </SiteLink>
  ) : (
    <a href={link.href} {...attributes}>
      {label}
    </a>
  );
}
