import { useId } from 'react';
import type { BlockOf } from '../../../cms/interface.ts';
import { Basis } from '../../components/basis.tsx';
import { ExampleMark } from '../../components/example-mark.tsx';
import { Text, textOf } from '../../components/text.tsx';
import { useMessages } from '../../site.tsx';
import './specification-table.css';

type Group = NonNullable<BlockOf<'specificationTable'>['groups']>[number];
type Row = NonNullable<Group['rows']>[number];

export default function SpecificationTable({ block }: { block: BlockOf<'specificationTable'> }) {
  const messages = useMessages();
  const title = useId();
  const products = block.products ?? [];
  return (
    <section className="specification-table" id={block.anchor ?? undefined}>
      <Text as="h2" id={title} value={block.title} />
      <Text as="p" className="lead" value={block.text} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has only a keyboard scrolls it too */}
      <section className="specification-table-scroll" tabIndex={0} aria-labelledby={title}>
        <table aria-labelledby={title}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{messages.parameter}</span>
              </th>
              {products.map((product) => (
                <th key={product.id} scope="col">
                  <Text value={product.name} />
                </th>
              ))}
            </tr>
          </thead>
          {block.groups?.map((group) => (
            <GroupRows key={group.id} group={group} columns={products.length} />
          ))}
        </table>
      </section>
      <Basis value={block.basis} />
    </section>
  );
}

/** The mark stands as high up as it is true: once for a group or a row that is example data. */
function GroupRows({ group, columns }: { group: Group; columns: number }) {
  const rows = group.rows ?? [];
  const isAllExample = rows.length > 0 && rows.every(isExampleRow);
  return (
    <tbody>
      <tr>
        <th className="specification-table-group" scope="rowgroup" colSpan={columns + 1}>
          <span>
            <Text value={group.title} />
            <ExampleMark isExample={isAllExample} />
          </span>
        </th>
      </tr>
      {rows.map((row) => (
        <tr key={row.id}>
          <th scope="row">
            <Text value={row.parameter} />
            <ExampleMark isExample={!isAllExample && isExampleRow(row)} />
          </th>
          {Array.from({ length: columns }, (_, column) => {
            const value = row.values?.[column];
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name
              <td key={column}>
                {textOf(value?.value) ? (
                  <>
                    <Text value={value?.value} />
                    {textOf(row.unit) && (
                      <>
                        {' '}
                        <Text className="specification-table-unit" value={row.unit} />
                      </>
                    )}
                    <ExampleMark isExample={value?.isExample && !isExampleRow(row)} />
                  </>
                ) : (
                  '–'
                )}
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  );
}

function isExampleRow(row: Row): boolean {
  const given = (row.values ?? []).filter(({ value }) => textOf(value));
  return given.length > 0 && given.every(({ isExample }) => isExample);
}
