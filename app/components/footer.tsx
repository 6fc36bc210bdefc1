import { memo } from 'react';
import type { LayoutContent } from '../../cms/interface.ts';
import { useMessages, useSite } from '../site.tsx';
import { ContentLink } from './actions.tsx';
import { ExampleMark } from './example-mark.tsx';
import './footer.css';
import { LanguageSelection } from './language-selection.tsx';
import { Text } from './text.tsx';

/** Specification, section 9. */
const copyrightStartYear = 2015;

/** The same on every page, so it is not rendered again with each. */
export const Footer = memo(({ layout }: { layout: LayoutContent }) => {
  const messages = useMessages();
  const { isMainlandHosted } = useSite();
  const { company, hotline, registration } = layout;
  return (
    <footer className="footer on-cell">
      {(hotline || layout.workingHours) && (
        <section className="footer-service">
          <h2>{messages.serviceHotline}</h2>
          {hotline && (
            <p>
              <a href={hotline.href}>{hotline.number}</a>
              <ExampleMark isExample={hotline.isExample} />
            </p>
          )}
          {layout.workingHours && (
            <p>
              {messages.labelled.replace('{label}', messages.workingHours)}
              <Text value={layout.workingHours} />
            </p>
          )}
        </section>
      )}
      <div className="footer-groups">
        {layout.footer.map((group) => (
          <nav key={String(group.links[0]?.href)} aria-labelledby={groupId(group)}>
            <Text as="h2" id={groupId(group)} value={group.title} />
            <ul>
              {group.links.map((link) => (
                <li key={link.href}>
                  <ContentLink link={link} />
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <LanguageSelection />
      {layout.hasOnlyVisualisations && (
        <p className="footer-pictures">{messages.allVisualisations}</p>
      )}
      <p className="footer-legal">
        © {copyrightStartYear}–{new Date().getUTCFullYear()} {company.name}
        <ExampleMark isExample={company.isExample} /> · {messages.allRightsReserved}
        {isMainlandHosted && registration && (
          <>
            {' '}
            <a href="https://beian.miit.gov.cn/" rel="external">
              {registration.number}
            </a>
            {registration.publicSecurityNumber && (
              <>
                {' '}
                <a href="https://beian.mps.gov.cn/" rel="external">
                  {registration.publicSecurityNumber}
                </a>
              </>
            )}
            <ExampleMark isExample={registration.isExample} />
          </>
        )}
      </p>
    </footer>
  );
});

function groupId(group: LayoutContent['footer'][number]): string {
  return `footer-${group.links[0]?.href.replace(/\W+/g, '-')}`;
}
