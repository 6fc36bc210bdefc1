import type { BlockOf } from '../../../cms/interface.ts';
import { ExampleMark } from '../../components/example-mark.tsx';
import { LineDrawing } from '../../components/line-drawing.tsx';
import { type ResultRow, ResultRows } from '../../components/result-rows.tsx';
import { noBreakSpace } from '../../i18n/format.ts';
import { plural } from '../../i18n/plural.ts';
import { joinSentences } from '../../i18n/text.ts';
import { useLanguageTag } from '../../site.tsx';
import { type Outcome, signed } from './entries.ts';
import { drawCourse } from './string-course.ts';
import { type Operating, testTemperature } from './string-voltage.ts';

interface Properties {
  id: string;
  outcome: Outcome | null;
  messages: BlockOf<'stringCheck'>['messages'];
}

/** The verdict in words, the figures behind it, and the formula with these figures filled in. */
export function Result({ id, outcome, messages }: Properties) {
  return (
    <div className="string-check-result">
      <h3>{messages.result}</h3>
      <div id={id} tabIndex={-1} role="status">
        {outcome ? <Verdict outcome={outcome} messages={messages} /> : <p>–</p>}
      </div>
      {outcome && <Course outcome={outcome} messages={messages} />}
      {outcome && <Figures outcome={outcome} messages={messages} />}
      {outcome && <Method outcome={outcome} messages={messages} />}
    </div>
  );
}

type Part = Omit<Properties, 'id' | 'outcome'> & { outcome: Outcome };

function useVerdict({ outcome: { plan, result }, messages }: Part): string {
  const { volts, degrees } = useUnits();
  const languageTag = useLanguageTag();
  const isHigh = result.margin < 0;
  const text = (isHigh ? messages.tooHigh : result.isPossible ? messages.withinLimit : '')
    .replace('{voltage}', volts(result.perString))
    .replace('{temperature}', degrees(plan.lowest))
    .replace('{margin}', volts(Math.abs(result.margin)))
    .replace('{limit}', volts(result.limit.voltage));
  return joinSentences([!result.isPossible && messages.noneFits, text], languageTag);
}

function Verdict(part: Part) {
  const { result, model } = part.outcome;
  const isRefused = result.margin < 0 || !result.isPossible;
  return (
    <p className={isRefused ? 'string-check-verdict string-check-high' : 'string-check-verdict'}>
      {useVerdict(part)}
      <ExampleMark isExample={model.isExample} />
    </p>
  );
}

/** Its values are in the figures below. */
function Course(part: Part) {
  const { outcome, messages } = part;
  const sketch = drawCourse(outcome, messages, useLanguageTag());
  return (
    <div className="drawing">
      <LineDrawing drawing={{ ...sketch, title: messages.course, alternative: useVerdict(part) }} />
    </div>
  );
}

function Figures({ outcome: { plan, result }, messages }: Part) {
  const { volts, degrees } = useUnits();
  const tag = useLanguageTag();
  const limit = result.limit.of === 'module' ? messages.limitOfModule : messages.limitOfInverter;
  const count = (value: number) => plural(messages.modulesCount, value, tag);
  const place = ({ place: where }: Operating) =>
    ({
      below: messages.belowWindow,
      above: messages.aboveWindow,
      within: messages.withinWindow,
      unknown: '',
    })[where];
  const operating = (['cold', 'hot'] as const).flatMap((key) => {
    const one = result[key];
    if (!one) return [];
    const name = messages.operatingCold.replace('{temperature}', degrees(one.temperature));
    return [{ key, name, value: volts(one.voltage), note: place(one) }];
  });
  const rows: ResultRow[] = [
    {
      key: 'module',
      name: messages.openCircuitModule.replace('{temperature}', degrees(plan.lowest)),
      value: volts(result.perModule, 2),
    },
    {
      key: 'string',
      name: messages.openCircuitString.replace('{temperature}', degrees(plan.lowest)),
      value: volts(result.perString),
    },
    { key: 'limit', name: limit, value: volts(result.limit.voltage) },
    { key: 'largest', name: messages.largest, value: count(result.largest) },
    ...operating,
    ...(result.smallest === null
      ? []
      : [{ key: 'smallest', name: messages.smallest, value: count(result.smallest) }]),
  ];
  return <ResultRows rows={rows} />;
}

/** Printed as precisely as it is calculated, so that whoever repeats it gets the same. */
function Method({ outcome: { plan, model, result }, messages }: Part) {
  const { volts, degrees, perKelvin } = useUnits();
  const { openCircuit, openCircuitCoefficient } = model.voltages;
  return (
    <details className="string-check-method">
      <summary>{messages.method}</summary>
      <p>{messages.methodCold}</p>
      <p className="string-check-formula">
        <VoltageSymbol symbol={messages.openCircuitSymbol} />
        (T) = <VoltageSymbol symbol={messages.openCircuitSymbol} /> + β · (T −{' '}
        {degrees(testTemperature)})
      </p>
      <p className="string-check-formula">
        {volts(openCircuit)} + ({perKelvin(openCircuitCoefficient)}) · ({degrees(plan.lowest)} −{' '}
        {degrees(testTemperature)}) = {volts(result.perModule, 3)}
      </p>
      <p className="string-check-formula">
        {plan.modules}
        {noBreakSpace}×{noBreakSpace}
        {volts(result.perModule, 3)} = {volts(result.perString)}
      </p>
      {result.cold && <p>{messages.methodHot}</p>}
      <p>{messages.ruleFirst}</p>
    </details>
  );
}

/** A symbol as the tables of the site have it: U with a small oc. */
function VoltageSymbol({ symbol }: { symbol: string }) {
  return (
    <>
      {symbol.slice(0, 1)}
      <sub>{symbol.slice(1)}</sub>
    </>
  );
}

function useUnits() {
  const tag = useLanguageTag();
  return {
    volts: (value: number, fractionDigits = 1) =>
      `${signed(value, tag, fractionDigits)}${noBreakSpace}V`,
    degrees: (value: number) => `${signed(value, tag, 1)}${noBreakSpace}°C`,
    perKelvin: (value: number) => `${signed(value, tag)}${noBreakSpace}V/K`,
  };
}
