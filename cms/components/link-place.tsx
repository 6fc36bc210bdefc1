import type { DefaultServerCellComponentProps } from 'payload';

/** Leads from a broken link to the document that it is in, in the language that it is in. */
export function LinkPlace({ rowData, cellData }: DefaultServerCellComponentProps) {
  const { place, language } = rowData;
  const query = language ? `?locale=${encodeURIComponent(language)}` : '';
  return <a href={`/admin/${place}${query}`}>{String(cellData ?? place)}</a>;
}
