import { ResultRows } from '../../components/result-rows.tsx';
import type { CaseTool } from '../../forms/carried-case.ts';
import { formatNumber, noBreakSpace } from '../../i18n/format.ts';
import { joinSentences } from '../../i18n/text.ts';
import { useLanguageTag } from '../../site.tsx';
import { ResultActions } from '../actions.tsx';
import type { ToolPlace, YieldContent } from '../content.ts';
import type { YieldCase } from './case.ts';
import { Months } from './months.tsx';
import type { Outcome } from './outcome.ts';
import { ordinaryUncertainty, resultRows, roundTo } from './wording.ts';

interface Properties {
  words: YieldContent['words'];
  place: ToolPlace;
  read: YieldCase;
  outcome: Outcome;
  tool: CaseTool;
  /** That shows the same case again, from `?` on. */
  query: string;
  /** The same for the files, which are those of the yield. */
  files?: string;
}

/** What a case yields, and how sure that is, side by side. */
export function Result({ words, place, read, outcome, tool, query, files = query }: Properties) {
  const tag = useLanguageTag();
  const number = (value: number, digits: number) => formatNumber(roundTo(value, digits), tag);
  const { annual } = outcome;
  const range = words.range
    .replace('{low}', number(annual.low, 2))
    .replace('{high}', number(annual.high, 2));
  const energy = `${number(annual.energy, 3)}${noBreakSpace}${words.perYear}`;
  // On a railing nothing is bonded.
  const rows = resultRows(outcome, words, tag).filter(
    ({ key }) => key !== 'heatLoss' || tool !== 'balcony',
  );
  const isWide = place.climate.uncertainty > ordinaryUncertainty;
  return (
    <>
      <div role="status">
        <p className="tool-figure">
          {number(annual.energy, 3)}
          {noBreakSpace}
          <small>{words.perYear}</small>
        </p>
        <p>{joinSentences([range, isWide && words.rangeWide], tag)}</p>
      </div>
      <p className="field-hint">{joinSentences([words.singleYear, words.noProof], tag)}</p>
      <ResultRows
        rows={rows.map((row) => ({
          ...row,
          isExample: row.key === 'power' && read.model.isExample,
        }))}
      />
      <Months words={words} monthly={outcome.monthly} />
      <ResultActions {...{ words, tool, query }} summary={[place.label, energy, range]}>
        <a className="action" href={`/tools/yield.csv${files}`} download>
          {words.saveCsv}
        </a>
        <a className="action" href={`/tools/yield.pdf${files}`}>
          {words.savePdf}
        </a>
      </ResultActions>
    </>
  );
}
