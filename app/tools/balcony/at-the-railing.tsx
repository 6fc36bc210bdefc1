import { ExampleMark } from '../../components/example-mark.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { formatNumber, formatRange, noBreakSpace } from '../../i18n/format.ts';
import { useLanguageTag } from '../../site.tsx';
import type { BalconyContent, KitContent } from '../content.ts';
import { roundTo } from '../yield/wording.ts';
import { kitOn, type Railing } from './railing.ts';

interface Properties {
  words: BalconyContent['words'];
  kit: KitContent;
  railing: Railing;
}

/** Whether a kit fits, what it weighs beside glass, and what is for others to say. */
export function AtTheRailing({ words, kit, railing }: Properties) {
  const tag = useLanguageTag();
  const metres = (value: number) => `${formatNumber(roundTo(value, 3), tag)}${noBreakSpace}m`;
  const { needed, weight, glass } = kitOn(kit);
  const verdict = (needed <= railing.length ? words.fits : words.fitsNot)
    .replace('{kit}', kit.name)
    .replace('{needed}', metres(needed))
    .replace('{railing}', metres(railing.length));
  return (
    <section className="tool-railing">
      <p className="lead" role="status">
        {verdict}
      </p>
      <dl>
        <div>
          <dt>
            {words.weight}
            <ExampleMark isExample={kit.isExample} />
          </dt>
          <dd>
            {formatNumber(weight, tag)}
            {noBreakSpace}kg
          </dd>
        </div>
        <div>
          <dt>
            {words.glassWeight}
            <small>{words.glassBasis}</small>
          </dt>
          <dd>
            {formatRange(Math.round(glass.low), Math.round(glass.high), tag)}
            {noBreakSpace}kg
          </dd>
        </div>
      </dl>
      {railing.floor !== null && railing.floor > 0 && <p>{words.higher}</p>}
      <p>
        {words.rules} <SiteLink to="/balcony">{words.rulesLink}</SiteLink>
      </p>
    </section>
  );
}
