/**
 * Roles that tables have of themselves, said again: Safari forgets what a table is as soon as
 * CSS gives it another `display`, which ours get on narrow screens.
 */
export const tableRoles = {
  table: { role: 'table' },
  body: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
