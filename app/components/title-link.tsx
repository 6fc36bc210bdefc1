import type { Text } from '../../cms/interface.ts';
import { SiteLink } from './site-link.tsx';
import { languageOf, TitleWords } from './text.tsx';

/** The title of an entry in a list, which leads to its page. */
export function TitleLink({ to, title }: { to: string; title: Text }) {
  return (
    <SiteLink to={to} {...languageOf(title)}>
      <TitleWords value={title} />
    </SiteLink>
  );
}
