import { useId } from 'react';
import type { BlockOf, ModelContent, ParameterContent } from '../../../cms/interface.ts';
import { ContentLink } from '../../components/actions.tsx';
import { AsSent } from '../../components/as-sent.tsx';
import { Basis } from '../../components/basis.tsx';
import { areAllExamples, ExampleNote, ExampleStar } from '../../components/example-mark.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { Text, textOf } from '../../components/text.tsx';
import { spaceBefore } from '../../i18n/format.ts';
import { useLanguageTag, useMessages } from '../../site.tsx';
import { mergeGroups, type Row, type RowGroup } from './rows.ts';
import { areExamples, aroundValue } from './values.ts';
import './specification-table.css';

interface Properties {
  block: BlockOf<'specificationTable'>;
  /** Said of rows whose values differ, where they are marked. */
  differs?: string;
}

/** Models side by side: one column each, and a row for every parameter that any of them has. */
export default function SpecificationTable({ block, differs }: Properties) {
  const messages = useMessages();
  const title = useId();
  const values = block.models.flatMap(({ groups }) => groups.flatMap(({ rows }) => rows));
  const isMarked = !areAllExamples(values);
  return (
    <section className="section-grid specification-table" id={block.anchor ?? undefined}>
      <Text as="h2" id={title} value={block.title} />
      <Text as="p" className="lead" value={block.text} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it */}
      <section className="specification-table-scroll" tabIndex={0} aria-labelledby={title}>
        <table aria-labelledby={title}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{messages.parameter}</span>
              </th>
              {block.models.map((model) => (
                <th key={model.id} scope="col">
                  <ModelName model={model} />
                </th>
              ))}
            </tr>
          </thead>
          {mergeGroups(block.models).map((group) => (
            <AsSent key={group.key} as="tbody" of={block.models}>
              {() => <GroupRows {...{ group, models: block.models, isMarked, differs }} />}
            </AsSent>
          ))}
        </table>
      </section>
      <ExampleNote rows={values} />
      {!differs && <FurtherTools model={block.models[0]} />}
      <Basis value={block.basis} />
    </section>
  );
}

/** What else can be known of a model: beside others, and at the visitor's place. */
function FurtherTools({ model }: { model: ModelContent | undefined }) {
  const messages = useMessages();
  if (!model || !isModule(model)) return null;
  const asked = new URLSearchParams({ first: model.key, second: 'glass' });
  return (
    <p className="actions">
      <SiteLink className="action" to={`/compare?v=1&${asked}`}>
        {messages.compareModels}
      </SiteLink>
      <SiteLink className="action" to={`/tools/yield?${new URLSearchParams({ model: model.key })}`}>
        {messages.yieldHere}
      </SiteLink>
    </p>
  );
}

/** Chargers and cables have no nominal power: they yield nothing by themselves. */
const isModule = ({ groups }: ModelContent): boolean =>
  groups.some(({ rows }) => rows.some(({ key }) => key === 'nominalPower'));

function ModelName({ model }: { model: ModelContent }) {
  return model.href ? (
    <ContentLink link={{ label: model.name, href: model.href }} />
  ) : (
    <Text value={model.name} />
  );
}

interface GroupProperties {
  group: RowGroup;
  models: ModelContent[];
  /** Unless the whole table is example data, which one line says. */
  isMarked: boolean;
  differs: string | undefined;
}

/** The star stands as high up as it is true: once for a group or a row that is example data. */
function GroupRows({ group, models, isMarked, differs }: GroupProperties) {
  const { inBrackets } = useMessages();
  const isAllExample = group.rows.every(isExampleRow);
  const areRowsMarked = isMarked && !isAllExample;
  return (
    <>
      <tr>
        <th className="specification-table-group" scope="rowgroup" colSpan={models.length + 1}>
          <span>
            {group.title}
            <ExampleStar isExample={isMarked && isAllExample} />
          </span>
        </th>
      </tr>
      {group.rows.map((row) => (
        <tr
          key={row.key}
          className={differs && isDifferent(row) ? 'specification-table-different' : undefined}
        >
          <th scope="row">
            {row.name}
            <ExampleStar isExample={areRowsMarked && isExampleRow(row)} />
            {differs && isDifferent(row) && (
              <span className="visually-hidden">{inBrackets.replace('{text}', differs)}</span>
            )}
          </th>
          {row.values.map((value, column) => (
            <td key={models[column]?.id}>
              <Value value={value} isMarked={areRowsMarked && !isExampleRow(row)} />
            </td>
          ))}
        </tr>
      ))}
    </>
  );
}

function Value({ value, isMarked }: { value: ParameterContent | null; isMarked: boolean }) {
  const messages = useMessages();
  const language = useLanguageTag();
  if (!value || !textOf(value.value)) return '–';
  const { before, after } = aroundValue(value, messages);
  return (
    <>
      {before && <small>{before}</small>}
      <Text value={value.value} />
      {value.unit && (
        <>
          {spaceBefore(value.unit, language)}
          <span className="specification-table-unit">{value.unit}</span>
        </>
      )}
      {after && <small>{after}</small>}
      <ExampleStar isExample={isMarked && value.isExample} />
      {value.note && <Text as="small" className="specification-table-note" value={value.note} />}
    </>
  );
}

/** What a model does not have is no difference. */
function isDifferent({ values }: Row): boolean {
  const known = values.flatMap((value) => (value ? `${textOf(value.value)} ${value.unit}` : []));
  return new Set(known).size > 1;
}

const isExampleRow = ({ values }: Row): boolean => areExamples(values);
