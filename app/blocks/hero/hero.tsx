import type { BlockOf } from '../../../cms/interface.ts';
import { Actions } from '../../components/actions.tsx';
import { Picture } from '../../components/picture.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { languageOf, Text, textOf } from '../../components/text.tsx';
import './hero.css';

export default function Hero({ block, isFirst }: { block: BlockOf<'hero'>; isFirst: boolean }) {
  return (
    <section className="hero">
      <Text as={isFirst ? 'h1' : 'h2'} className="hero-title" value={block.title} />
      <div className="hero-text">
        <Text as="p" className="lead" value={block.text} />
        <Actions actions={block.actions} />
      </div>
      <Ways block={block} />
      {block.picture && (
        <Picture
          picture={block.picture}
          sizes="(min-width: 40rem) 100vw, 110vw"
          isFirst={isFirst}
        />
      )}
    </section>
  );
}

/** A next step for each kind of visitor, as text: above the picture nothing else may be waited for. */
function Ways({ block: { question, ways } }: { block: BlockOf<'hero'> }) {
  if (!ways?.length) return null;
  return (
    <nav className="hero-ways" aria-label={textOf(question)}>
      <Text as="p" className="lead" value={question} />
      <ul className="tiles">
        {ways.map(({ id, name, label, href }) => (
          <li key={id}>
            <SiteLink to={href} {...languageOf(name)}>
              <strong>{textOf(name)}</strong> <small>{textOf(label)}</small>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
