import { LineDrawing } from '../../components/line-drawing.tsx';
import { ResultRows } from '../../components/result-rows.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { drawingWidth } from '../../drawings/sketch.ts';
import { isWithoutSpaces } from '../../i18n/languages.ts';
import { joinSentences } from '../../i18n/text.ts';
import { useLanguageTag, useSite } from '../../site.tsx';
import type { BalconyContent, KitContent } from '../content.ts';
import type { Railing } from './railing.ts';
import { sketchRailing } from './sketch.ts';
import { railingLabels, verdict, weightRows } from './wording.ts';

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
  const { language } = useSite();
  return (
    <section className="tool-railing">
      <h2>{words.drawing}</h2>
      <Drawn {...{ words, kit, railing }} />
      <p className="lead" role="status">
        {verdict(kit, railing, words, tag)}
      </p>
      <ResultRows rows={weightRows(kit, glass, words, tag)} />
      {railing.floor !== null && railing.floor > 0 && <p>{words.higher}</p>}
      <p>
        {words.rules}
        {isWithoutSpaces(language) ? '' : ' '}
        <SiteLink to="/balcony">{words.rulesLink}</SiteLink>
      </p>
    </section>
  );
}

/** The railing with the kit on it; what reaches beyond its end has a colour of its own. */
function Drawn({ words, kit, railing }: Omit<Properties, 'glass'>) {
  const tag = useLanguageTag();
  const labels = railingLabels(kit, railing, tag);
  const { height, shapes } = sketchRailing(kit, railing.length, labels);
  const described = words.drawingDescription.replace('{railing}', labels.railing);
  const beyond = labels.overhang && words.overhang.replace('{overhang}', labels.overhang);
  return (
    <figure className="drawing">
      <LineDrawing
        drawing={{
          ...{ width: drawingWidth, height, shapes, title: words.drawing },
          alternative: joinSentences([described, beyond], tag),
        }}
      />
      {beyond && <figcaption className="field-hint">{beyond}</figcaption>}
    </figure>
  );
}
