import { ExampleMark } from '../../components/example-mark.tsx';
import type { StringCheckMessages } from '../../i18n/en/string-check.ts';
import { useLanguageTag } from '../../site.tsx';
import { type Outcome, signed } from './entries.ts';
import { type Operating, testTemperature } from './string-voltage.ts';

interface Properties {
  id: string;
  outcome: Outcome | null;
  words: StringCheckMessages;
}

/** The verdict in words, the figures it rests on, and the formula with these figures in it. */
export function Result({ id, outcome, words }: Properties) {
  return (
    <div className="string-check-result">
      <h3>{words.result}</h3>
      <div id={id} tabIndex={-1} role="status">
        {outcome ? <Verdict outcome={outcome} words={words} /> : <p>–</p>}
      </div>
      {outcome && <Figures outcome={outcome} words={words} />}
      {outcome && <Method outcome={outcome} words={words} />}
    </div>
  );
}

type Part = Omit<Properties, 'id' | 'outcome'> & { outcome: Outcome };

function Verdict({ outcome: { plan, result, model }, words }: Part) {
  const { volts, degrees } = useUnits();
  const isHigh = result.margin < 0;
  const text = (isHigh ? words.tooHigh : words.withinLimit)
    .replace('{voltage}', volts(result.perString))
    .replace('{temperature}', degrees(plan.lowest))
    .replace('{margin}', volts(Math.abs(result.margin)))
    .replace('{limit}', volts(result.limit.voltage));
  return (
    <p className={isHigh ? 'string-check-verdict string-check-high' : 'string-check-verdict'}>
      {text}
      <ExampleMark isExample={model.isExample} />
    </p>
  );
}

function Figures({ outcome: { plan, result }, words }: Part) {
  const { volts, degrees } = useUnits();
  const limit = result.limit.of === 'module' ? words.limitOfModule : words.limitOfInverter;
  const count = (value: number) => words.modulesCount.replace('{count}', String(value));
  const place = ({ place: where }: Operating) =>
    ({
      below: words.belowWindow,
      above: words.aboveWindow,
      within: words.withinWindow,
      unknown: '',
    })[where];
  const rows = [
    {
      label: words.openCircuitModule.replace('{temperature}', degrees(plan.lowest)),
      value: volts(result.perModule),
    },
    {
      label: words.openCircuitString.replace('{temperature}', degrees(plan.lowest)),
      value: volts(result.perString),
    },
    { label: limit, value: volts(result.limit.voltage) },
    { label: words.largest, value: count(result.largest) },
    ...[result.cold, result.hot].flatMap((one) =>
      one
        ? [
            {
              label: words.operatingCold.replace('{temperature}', degrees(one.temperature)),
              value: volts(one.voltage),
              note: place(one),
            },
          ]
        : [],
    ),
    ...(result.smallest === null ? [] : [{ label: words.smallest, value: count(result.smallest) }]),
  ];
  return (
    <dl>
      {rows.map(({ label, value, note }: { label: string; value: string; note?: string }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Method({ outcome: { plan, model, result }, words }: Part) {
  const { volts, degrees, number } = useUnits();
  const { openCircuit, openCircuitCoefficient } = model.voltages;
  return (
    <details className="string-check-method">
      <summary>{words.method}</summary>
      <p>{words.methodCold}</p>
      <p className="string-check-formula" lang="en">
        V<sub>oc</sub>(T) = V<sub>oc</sub> + β · (T − {testTemperature} °C)
      </p>
      <p className="string-check-formula">
        {volts(openCircuit)} + ({number(openCircuitCoefficient)} V/K) · ({degrees(plan.lowest)} −{' '}
        {testTemperature} °C) = {volts(result.perModule)}
      </p>
      <p className="string-check-formula">
        {plan.modules} × {volts(result.perModule)} = {volts(result.perString)}
      </p>
      {result.cold && <p>{words.methodHot}</p>}
      <p>{words.ruleFirst}</p>
    </details>
  );
}

function useUnits() {
  const tag = useLanguageTag();
  return {
    volts: (value: number) => `${signed(value, tag, 1)}\u00a0V`,
    degrees: (value: number) => `${signed(value, tag, 1)}\u00a0°C`,
    number: (value: number) => signed(value, tag),
  };
}
