import type { BlockOf, Picture as PictureContent } from '../../../cms/interface.ts';
import { ExampleMark } from '../../components/example-mark.tsx';
import { Picture } from '../../components/picture.tsx';
import { Text } from '../../components/text.tsx';
import { useSite } from '../../site.tsx';
import './sales-map.css';
import world from './world.svg?url';

/** The dimensions of world.svg, which art/map.mjs draws. */
const viewBox = '0 0 4000 1732';

/**
 * The countries of the list, set off on a map where the settings have one for this site; the list
 * says the same in words.
 */
export default function SalesMap({ block }: { block: BlockOf<'salesMap'> }) {
  const { key } = useSite();
  const codes = block.countries ?? [];
  return (
    <section className="sales-map on-cell" id={block.anchor ?? undefined}>
      <div className="sales-map-text">
        <Text as="h2" value={block.title} />
        <Text as="p" className="lead" value={block.text} />
      </div>
      {block.approvedMap ? (
        <StandardMap picture={block.approvedMap} approval={block.mapApproval} />
      ) : (
        !block.listSites.includes(key) && <World codes={codes} />
      )}
      <div className="sales-map-countries">
        {block.isExample && (
          <p>
            <ExampleMark isExample />
          </p>
        )}
        <ul>
          {block.names.map(({ key, name }) => (
            <li key={key}>{name}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** In one colour, without borders. */
function World({ codes }: { codes: readonly string[] }) {
  return (
    <svg viewBox={viewBox} aria-hidden="true" className="sales-map-world">
      <use href={`${world}#land`} className="sales-map-land" />
      {codes.map((code) => (
        <use key={code} href={`${world}#${code}`} className="sales-map-country" />
      ))}
    </svg>
  );
}

function StandardMap({
  picture,
  approval,
}: {
  picture: PictureContent;
  approval: BlockOf<'salesMap'>['mapApproval'];
}) {
  return (
    <figure className="sales-map-world">
      <Picture picture={picture} sizes="(min-width: 64rem) 75vw, 100vw" />
      <Text as="figcaption" value={approval} />
    </figure>
  );
}
