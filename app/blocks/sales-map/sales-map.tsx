import type { BlockOf } from '../../../cms/interface.ts';
import { ExampleMark } from '../../components/example-mark.tsx';
import { Text } from '../../components/text.tsx';
import { useLanguageTag } from '../../site.tsx';
import './sales-map.css';
import world from './world.svg?url';

/** The dimensions of world.svg, which art/map.mjs draws. */
const viewBox = '0 0 4000 1732';

/** The world in one colour, the countries of the list set off; the list says the same in words. */
export default function SalesMap({ block }: { block: BlockOf<'salesMap'> }) {
  const tag = useLanguageTag();
  const codes = block.countries ?? [];
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  const countries = codes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => new Intl.Collator(tag).compare(a.name, b.name));
  return (
    <section className="sales-map on-cell" id={block.anchor ?? undefined}>
      <div className="sales-map-text">
        <Text as="h2" value={block.title} />
        <Text as="p" className="lead" value={block.text} />
      </div>
      <svg viewBox={viewBox} aria-hidden="true" className="sales-map-world">
        <use href={`${world}#land`} className="sales-map-land" />
        {codes.map((code) => (
          <use key={code} href={`${world}#${code}`} className="sales-map-country" />
        ))}
      </svg>
      <div className="sales-map-countries">
        {block.isExample && (
          <p>
            <ExampleMark isExample />
          </p>
        )}
        {/* Browser and server may know different names for a country; either is right. */}
        <ul>
          {countries.map(({ code, name }) => (
            <li key={code} suppressHydrationWarning>
              {name}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
