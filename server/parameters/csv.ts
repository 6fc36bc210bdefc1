import { byteOrderMark, csvRecord } from '../../cms/office/csv.ts';
import { type ModelRecord, provenance } from './record.ts';

const head = [
  'model',
  'group',
  'parameter',
  'name',
  'value',
  'maximum',
  'unit',
  'qualifier',
  'isExample',
  'revision',
  'source',
];

/** One row for each parameter; numbers have a decimal point. */
export function toCsv(record: ModelRecord): string {
  const rows = record.parameters.map((one) =>
    csvRecord([
      record.key,
      one.group,
      one.key,
      one.name,
      one.value,
      one.maximum ?? '',
      one.unit ?? '',
      one.qualifier,
      String(one.isExample),
      record.revision,
      provenance,
    ]),
  );
  return `${byteOrderMark}${csvRecord(head)}${rows.join('')}`;
}
