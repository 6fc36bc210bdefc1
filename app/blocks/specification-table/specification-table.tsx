import { useId } from 'react';
import type { BlockOf, ModelContent, ParameterContent } from '../../../cms/interface.ts';
import { ContentLink } from '../../components/actions.tsx';
import { Basis } from '../../components/basis.tsx';
import { areAllExamples, ExampleNote, ExampleStar } from '../../components/example-mark.tsx';
import { Text, textOf } from '../../components/text.tsx';
import { spaceBefore } from '../../i18n/format.ts';
import { useLanguageTag, useMessages } from '../../site.tsx';
import { mergeGroups, type Row, type RowGroup } from './rows.ts';
import { areExamples, aroundValue } from './values.ts';
import './specification-table.css';

/** Models side by side: one column each, and a row for every parameter that any of them has. */
export default function SpecificationTable({ block }: { block: BlockOf<'specificationTable'> }) {
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
            <GroupRows key={group.key} group={group} models={block.models} isMarked={isMarked} />
          ))}
        </table>
      </section>
      <ExampleNote rows={values} />
      <Basis value={block.basis} />
    </section>
  );
}

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
}

/** The star stands as high up as it is true: once for a group or a row that is example data. */
function GroupRows({ group, models, isMarked }: GroupProperties) {
  const isAllExample = group.rows.every(isExampleRow);
  const areRowsMarked = isMarked && !isAllExample;
  return (
    <tbody>
      <tr>
        <th className="specification-table-group" scope="rowgroup" colSpan={models.length + 1}>
          <span>
            {group.title}
            <ExampleStar isExample={isMarked && isAllExample} />
          </span>
        </th>
      </tr>
      {group.rows.map((row) => (
        <tr key={row.key}>
          <th scope="row">
            {row.name}
            <ExampleStar isExample={areRowsMarked && isExampleRow(row)} />
          </th>
          {row.values.map((value, column) => (
            <td key={models[column]?.id}>
              <Value value={value} isMarked={areRowsMarked && !isExampleRow(row)} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
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

const isExampleRow = ({ values }: Row): boolean => areExamples(values);
