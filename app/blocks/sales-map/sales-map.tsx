import type { BlockOf, Picture as PictureContent } from '../../../cms/interface.ts';
import { ExampleMark } from '../../components/example-mark.tsx';
import { Picture } from '../../components/picture.tsx';
import { Text } from '../../components/text.tsx';
import { useSite } from '../../site.tsx';
import './sales-map.css';

/** The dimensions of world.svg, which art/map.mjs draws. */
const [width, height] = [4000, 1732];

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

/** In one colour, without borders: server/files/world-map.ts. */
function World({ codes }: { codes: readonly string[] }) {
  return (
    // biome-ignore lint/performance/noImgElement: a drawing, in one size
    <img
      src={`/maps/world.svg?countries=${codes.join()}`}
      className="sales-map-world"
      loading="lazy"
      decoding="async"
      alt=""
      {...{ width, height }}
    />
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
