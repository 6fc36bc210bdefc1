import { useId } from 'react';
import { LineDrawing } from '../../components/line-drawing.tsx';
import { ResultRows } from '../../components/result-rows.tsx';
import { formatNumber } from '../../i18n/format.ts';
import { languageCodes, languages } from '../../i18n/languages.ts';
import { plural } from '../../i18n/plural.ts';
import { useLanguageTag, useSite } from '../../site.tsx';
import { ResultActions } from '../actions.tsx';
import { Figure } from '../figure.tsx';
import type { RoofCase } from './case.ts';
import type { RoofWords } from './content.ts';
import { drawRoof } from './drawn.ts';
import { LoadBars } from './load-bars.tsx';
import type { RoofOutcome, RoofYield } from './outcome.ts';
import {
  figureRows,
  loadRows,
  questionsOf,
  stringRows,
  uncheckedOf,
  verdictOf,
  yieldText,
} from './wording.ts';

interface Properties {
  words: RoofWords;
  read: RoofCase;
  outcome: RoofOutcome;
  /** With its place; null without one. */
  year: (RoofYield & { place: string }) | null;
  /** That shows the same case again, from `?` on. */
  query: string;
}

/** What fits on a roof, drawn and in figures. */
export function Layout({ words, read, outcome }: Pick<Properties, 'words' | 'read' | 'outcome'>) {
  const { language } = useSite();
  const tag = useLanguageTag();
  const count = outcome.modules.length;
  return (
    <>
      <div role="status">
        <Figure text={plural(words.fits, count, tag)} number={formatNumber(count, tag)} />
      </div>
      <figure className="drawing">
        <LineDrawing drawing={drawRoof(read, outcome, words, language)} />
      </figure>
      <ResultRows rows={figureRows(read, outcome, words, tag)} />
    </>
  );
}

/** What follows from the layout, topic by topic, and what can be done with it. */
export function Details(properties: Properties) {
  const { words, outcome, year, query } = properties;
  const tag = useLanguageTag();
  const fits = plural(words.fits, outcome.modules.length, tag);
  return (
    <>
      <div className="tool-stack">
        <Load {...properties} />
      </div>
      <div className="tool-stack">
        <Strings {...properties} />
        <h3>{words.yield}</h3>
        <p>{year ? yieldText(year, words, tag) : words.noPlace}</p>
        <h3>{words.notChecked}</h3>
        <p>{words.noProof}</p>
        <ul>
          {uncheckedOf(words).map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </div>
      <div className="tool-stack tool-wide">
        <Files {...{ words, query, summary: [fits] }} />
      </div>
    </>
  );
}

function Load({ words, read, outcome }: Properties) {
  const tag = useLanguageTag();
  return (
    <>
      <h3>{words.load}</h3>
      <p>{verdictOf(read, outcome, words, tag)}</p>
      {read.reserve === null && (
        <ul>
          {questionsOf(words).map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      )}
      {outcome.modules.length > 0 && (
        <LoadBars words={words} ours={outcome.load.perCovered} reserve={read.reserve} />
      )}
      <p className="field-hint">{words.glassSource}</p>
      <ResultRows rows={loadRows(read, outcome, words, tag)} />
    </>
  );
}

function Strings({ words, read, outcome }: Properties) {
  const tag = useLanguageTag();
  const strings = stringRows(read, outcome, words, tag);
  return (
    <>
      <h3>{words.strings}</h3>
      {strings.length === 0 && <p>{words.stringsUnknown}</p>}
      {outcome.strings && !outcome.strings.groups && <p>{words.stringsNone}</p>}
      <ResultRows rows={strings} />
    </>
  );
}

/** The report in any language, whatever that of the site. */
function Files({
  words,
  query,
  summary,
}: Pick<Properties, 'words' | 'query'> & { summary: string[] }) {
  const { language: own } = useSite();
  const hintId = useId();
  const others = languageCodes.filter((language) => language !== own);
  const report = (language: string) => `/tools/roof.pdf${query}&language=${language}`;
  return (
    <>
      <ResultActions {...{ words, query, summary, tool: 'roof' }}>
        <a className="action" href={`/tools/roof.dxf${query}`} download>
          {words.saveDxf}
        </a>
        <a className="action" href={`/tools/roof.svg${query}`} download>
          {words.saveSvg}
        </a>
        <a className="action" href={report(own)}>
          {words.report}
        </a>
      </ResultActions>
      <p className="field-hint" id={hintId}>
        {words.reportElsewhere}
      </p>
      <ul className="roof-languages" aria-labelledby={hintId}>
        {others.map((language) => (
          <li key={language}>
            <a
              href={report(language)}
              hrefLang={languages[language].tag}
              lang={languages[language].tag}
              type="application/pdf"
            >
              {languages[language].name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
