import { ResultRows } from '../../components/result-rows.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { useLanguageTag } from '../../site.tsx';
import type { BalconyContent, KitContent } from '../content.ts';
import type { Railing } from './railing.ts';
import { verdict, weightRows } from './wording.ts';

interface Properties {
  words: BalconyContent['words'];
  kit: KitContent;
  railing: Railing;
  /** kg/m² of a glass module; null where it is not known. */
  glass: number | null;
}

/** Whether a kit fits, what it weighs beside glass, and what is for others to say. */
export function AtTheRailing({ words, kit, railing, glass }: Properties) {
  const tag = useLanguageTag();
  return (
    <section className="tool-railing">
      <p className="lead" role="status">
        {verdict(kit, railing, words, tag)}
      </p>
      <ResultRows rows={weightRows(kit, glass, words, tag)} />
      {railing.floor !== null && railing.floor > 0 && <p>{words.higher}</p>}
      <p>
        {words.rules} <SiteLink to="/balcony">{words.rulesLink}</SiteLink>
      </p>
    </section>
  );
}
