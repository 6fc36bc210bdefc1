/**
 * Restates the implicit roles of tables: Safari drops them as soon as CSS changes `display`, which
 * ours does on narrow screens.
 */
export const tableRoles = {
  table: { role: 'table' },
  body: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
